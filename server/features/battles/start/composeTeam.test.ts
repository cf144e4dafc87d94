import { describe, expect, it } from 'vitest';
import { book } from '../../../../content/index.ts';
import {
  CREATURE_TYPES,
  type Fighter,
  scriptedDice,
  seededDice,
  unlockedMoves,
} from '../../../../rules/index.ts';
import { composeTeam } from './composeTeam.ts';
import { speciesFit } from './fitSpecies.ts';

const member = (species: string, level: number): Fighter => ({
  id: species,
  species,
  kind: 1,
  level,
  moves: ['tackle'],
});
const trio = [member('kindlam', 5), member('tempestral', 90), member('podkin', 1)];
const dice = () => seededDice([1, 2, 3, 0]);

describe('a composed team', () => {
  it('has an opponent for every member, at the level that is asked for', () => {
    const levels = (percent: number) =>
      composeTeam(book, dice(), trio, { percent, slack: 0 }).map(({ level }) => level);
    expect(levels(100)).toEqual([5, 90, 1]);
    expect(levels(105)).toEqual([6, 95, 2]);
    expect(levels(120)).toEqual([6, 100, 2]);
  });

  it('falls short by no more than the slack, and never below level 1', () => {
    // Two rolls for each creature: how many levels lower, then which of the six nearest species.
    const script = scriptedDice([2, 0, 1, 0, 2, 0]);
    const team = composeTeam(book, script, trio, { percent: 100, slack: 2 });
    expect(team.map(({ level }) => level)).toEqual([3, 89, 1]);
    script.assertUsed();
  });

  it('is the same for the same dice', () => {
    const scale = { percent: 100, slack: 2 };
    expect(composeTeam(book, dice(), trio, scale)).toEqual(composeTeam(book, dice(), trio, scale));
  });

  it('sends nobody twice while there are others', () => {
    const six = Array.from({ length: 6 }, () => member('emberam', 30));
    for (let seed = 0; seed < 50; seed++) {
      const team = composeTeam(book, seededDice([seed, 2, 3, 0]), six, { percent: 100, slack: 0 });
      expect(new Set(team.map(({ species }) => species)).size).toBe(6);
    }
    const ghosts = composeTeam(book, dice(), six, { percent: 100, slack: 0, type: 'ghost' });
    expect(ghosts).toHaveLength(6);
  });

  it('knows only moves of its level, at least one', () => {
    for (const level of [1, 10, 40, 100]) {
      const [one] = composeTeam(book, dice(), [member('podkin', level)], { percent: 100, slack: 0 });
      const known = unlockedMoves(book.species[one!.species]!, level);
      const moves = one!.moves.filter((move) => move !== '');
      expect(moves.length).toBeGreaterThan(0);
      expect(known).toEqual(expect.arrayContaining(moves));
    }
  });
});

describe('species that fit a level', () => {
  it('are the forms of that level, so nothing has evolved too early or too late', () => {
    const lines = (level: number) =>
      speciesFit(book, level)
        .map(({ id }) => id)
        .filter((id) => ['kindlam', 'emberam', 'kilnaries'].includes(id));
    expect([lines(15), lines(16), lines(33), lines(34)]).toEqual([
      ['kindlam'],
      ['emberam'],
      ['emberam'],
      ['kilnaries'],
    ]);
  });

  it('are never legends', () => {
    const { kindlam } = book.species;
    const species = { ...book.species, kindlam: { ...kindlam!, rarity: 'legendary' as const } };
    expect(speciesFit({ ...book, species }, 5).map(({ id }) => id)).not.toContain('kindlam');
  });

  it('exist for every type at every level; where no species has the type, they attack with it', () => {
    for (const type of CREATURE_TYPES) {
      for (let level = 1; level <= 100; level++) {
        const fit = speciesFit(book, level, type);
        expect(fit.length).toBeGreaterThan(0);
        const exists = Object.values(book.species).some(({ types }) => types.some((one) => one === type));
        if (exists) expect(fit.every(({ types }) => types.some((one) => one === type))).toBe(true);
      }
    }
  });
});
