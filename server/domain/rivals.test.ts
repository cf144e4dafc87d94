import { describe, expect, it } from 'vitest';
import { rivalBattles } from '../../content/challenges/rival.ts';
import { book, regions, starters } from '../../content/index.ts';
import { rival, rivalNeeds } from '../../content/people/rival.ts';
import { effectiveness } from '../../rules/creatures/typeChart.ts';
import { speciesOf } from '../../rules/index.ts';
import { findLeader } from './gyms.ts';
import { gymIdOf, rivalBattleOf, rivalTeam, rivalWinsIn } from './rivals.ts';

const ids = rivalBattles.map(({ id }) => id);

describe('the battles against the rival', () => {
  it('each have a place and a need, and the last place is for whoever has won all', () => {
    expect(rivalNeeds).toHaveLength(rivalBattles.length);
    expect(rival['sorrel-latch'].posts.map((post) => post.rival)).toEqual([0, 1, 2, 3, 4]);
  });

  it('have ids of their own, which begin so that they are told from gyms in the database', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(/^rival-/);
      expect(findLeader(regions, id)).toBeNull();
      expect([rivalBattleOf(id)?.id, gymIdOf(id)]).toEqual([id, null]);
    }
    expect(gymIdOf('thornby-garden')).toBe('thornby-garden');
  });

  it('are counted among the victories', () => {
    expect(rivalWinsIn([])).toBe(0);
    expect(rivalWinsIn(['thornby-garden', ...ids.slice(0, 2)])).toBe(2);
  });

  it('grow: each is harder than the one before, and pays more', () => {
    const levels = rivalBattles.map(({ team }) => Math.max(...team.map(({ level }) => level)));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    const coins = rivalBattles.map((battle) => battle.coins);
    expect(coins).toEqual(coins.toSorted((one, other) => one - other));
  });
});

describe('the team of the rival', () => {
  const all = Object.values(starters).flat();

  it.each(all)('answers %s with a starter that is strong against it', (starter) => {
    const [own] = speciesOf(book, starter).types;
    for (const battle of rivalBattles) {
      const last = rivalTeam(book, battle, starter).at(-1);
      const [type] = speciesOf(book, last?.species ?? '').types;
      expect(effectiveness(type, [own])).toBe(2);
    }
  });

  it('has stages that fit its levels, and four moves or all that are known', () => {
    const [hamlet, town, gate] = rivalBattles.map((battle) => rivalTeam(book, battle, 'podkin'));
    expect(hamlet?.map(({ species }) => species)).toEqual(['postwren', 'kindlam']);
    expect(town?.map(({ species }) => species)).toEqual(['postwren', 'dustkit', 'emberam']);
    expect(gate?.map(({ species }) => species).at(-1)).toBe('kilnaries');
    for (const { moves } of gate ?? []) expect(moves.every((move) => move !== '')).toBe(true);
  });

  it('is that against a grass type where the starter is not known', () => {
    expect(rivalTeam(book, rivalBattles[0]!, null).at(-1)?.species).toBe('kindlam');
  });
});
