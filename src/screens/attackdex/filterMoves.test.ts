import { expect, it } from 'vitest';
import { catalogue, moves } from '../../../content/moves/index.ts';
import { isStatusMove } from '../../../content/moves/rows.ts';
import { effectWords } from './effectWords.ts';
import { filterMoves } from './filterMoves.ts';
import { learnersOf } from './learners.ts';
import { filtersIn } from './moveFilters.ts';

const choose = (search: string) => filterMoves(catalogue, filtersIn(new URLSearchParams(search)));
const names = (search: string) => choose(search).map(({ name }) => name);

it('without filters all 700 moves are there, in the order of their names', () => {
  const all = names('');
  expect(all).toHaveLength(700);
  expect(all[0]).toBe('Absorb');
  expect(all).toEqual([...all].sort(new Intl.Collator('en').compare));
});

it('types, class and power narrow the catalogue together', () => {
  const found = choose('type=fire,water&class=damaging&power=90');
  expect(found.length).toBeGreaterThan(10);
  for (const move of found) {
    expect(['fire', 'water']).toContain(move.type);
    expect(move.attack).toBeGreaterThanOrEqual(90);
    expect(isStatusMove(move)).toBe(false);
  }
  expect(choose('class=status').every(isStatusMove)).toBe(true);
});

it('moves that no species learns can be left out', () => {
  expect(names('')).toContain('Wild Hunt');
  expect(choose('learned=some').every((move) => learnersOf(move).length > 0)).toBe(true);
  expect(choose('learned=some').length).toBeLessThan(700);
});

it('a text finds names first, then what moves do', () => {
  const found = names('q=BURN');
  const first = found.findIndex((name) => !name.toLowerCase().includes('burn'));
  expect(first).toBeGreaterThan(0);
  expect(found.slice(first)).toContain('Marsh Lantern');
  expect(found.slice(first).some((name) => name.toLowerCase().includes('burn'))).toBe(false);
  expect(names('q=burning h')).toEqual(['Burning Hoop']);
  expect(names('q=no such move')).toEqual([]);
  expect(names('q=Flame Wheel')).toEqual(['Burning Hoop']);
});

it('the strongest come first where power decides, and equals stand by accuracy, then by name', () => {
  const found = choose('type=fire&sort=-power,-accuracy');
  for (const [index, move] of found.entries()) {
    const before = found[index - 1];
    if (!before) continue;
    expect(before.attack).toBeGreaterThanOrEqual(move.attack);
    if (before.attack === move.attack) expect(before.accuracy).toBeGreaterThanOrEqual(move.accuracy);
  }
});

it('types stand in the order of the type chart', () => {
  const found = choose('sort=type');
  expect(found[0]?.type).toBe('normal');
  expect(found.at(-1)?.type).toBe('fairy');
});

it('an effect is told in a sentence with its chance', () => {
  expect(effectWords(moves.flamethrower!)).toBe('10% chance to burn the target.');
  expect(effectWords(moves.inferno!)).toBe('Sure to burn the target.');
  expect(effectWords(moves.acid!)).toBe('May lower the target’s defense. Chance: 10%.');
  expect(effectWords(moves.growl!)).toBe('Lowers the target’s attack.');
  expect(effectWords(moves.tackle!)).toBe('Does damage and nothing else.');
});

it('learners stand in the order of the levels at which they learn it', () => {
  const learners = learnersOf(moves.ember!);
  expect(learners.map(({ species }) => species.id)).toContain('kindlam');
  const levels = learners.map(({ level }) => level);
  expect(levels).toEqual([...levels].sort((one, other) => one - other));
});
