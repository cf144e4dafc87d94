import { describe, expect, it } from 'vitest';
import type { BattleKind, BattleState } from '../../model/state.ts';
import { duel, fighter } from '../../testing/battles.ts';
import { testBook } from '../../testing/book.ts';
import { chooseCreature } from './choose.ts';
import { battleRewards, growthEvents } from './rewards.ts';

const team = ['a', 'b', 'c'].map((id) => fighter(id, 'plain'));
const won = (kind: BattleKind, size: number, opponents = 1): BattleState => ({
  ...duel(
    team.slice(0, size),
    ['x', 'y'].slice(0, opponents).map((id) => fighter(id, 'plain')),
    kind,
  ),
  page: 'win',
});

describe('rewards', () => {
  it.each<[BattleKind, number, number, number, number]>([
    ['wb', 1, 1, 500, 65],
    ['wb', 3, 1, 250, 65],
    ['gym', 1, 2, 1500, 1200],
    ['user', 2, 2, 1000, 100],
    ['training', 1, 1, 1250, 0],
    ['gold', 1, 1, 750, 0],
  ])(
    'of a battle of kind %s for a team of %i over %i of level 50 are %i experience and %i coins',
    (kind, size, opponents, totalExp, coins) => {
      expect(battleRewards(testBook, won(kind, size, opponents))).toEqual({ totalExp, coins });
    },
  );

  it('are higher by the bonus of the battle, experience rounded up and coins down', () => {
    const battle = { ...won('user', 3, 1), bonus: { experience: 10, coins: 5 } };
    expect(battleRewards(testBook, battle)).toEqual({ totalExp: 413, coins: 52 });
    expect(battleRewards(testBook, { ...battle, bonus: { experience: 0, coins: 33 } })).toEqual({
      totalExp: 375,
      coins: 66,
    });
  });

  it('keep their bonus through a whole battle', () => {
    const bonus = { experience: 10, coins: 0 };
    const begun = duel([fighter('a', 'plain')], [fighter('x', 'plain')], 'wb');
    const chosen = chooseCreature(testBook, { ...begun, page: 'selection', bonus }, 'a');
    expect(chosen.ok && chosen.state.bonus).toEqual(bonus);
  });

  it('of a catch are coins by its level and a fee, whatever the bonus', () => {
    const caught = { ...won('wb', 3), page: 'caught' } as const;
    expect(battleRewards(testBook, caught)).toEqual({ totalExp: 0, coins: 215 });
    const bonus = { experience: 10, coins: 5 };
    expect(battleRewards(testBook, { ...caught, bonus })).toEqual({ totalExp: 0, coins: 215 });
  });

  it('come only with a win or a catch', () => {
    for (const page of ['battle', 'roundResults', 'lose', 'selection', 'fled'] as const) {
      expect(battleRewards(testBook, { ...won('wb', 1), page })).toEqual({ totalExp: 0, coins: 0 });
    }
  });

  it('tell each level reached and each move learned', () => {
    const after = {
      level: 7,
      exp: 400,
      moves: ['', '', '', ''] as [string, string, string, string],
      learned: ['jab'],
    };
    expect(growthEvents('a', { level: 5 }, after)).toEqual([
      { type: 'level', creature: 'a', level: 6 },
      { type: 'level', creature: 'a', level: 7 },
      { type: 'learn', creature: 'a', move: 'jab' },
    ]);
  });
});
