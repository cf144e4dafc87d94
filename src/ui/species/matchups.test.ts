import { expect, it } from 'vitest';
import { attacksOf, attacksOn } from './matchups.ts';

const names = (list: readonly { type: string; mult: number }[]) =>
  list.map(({ type, mult }) => `${type} ${mult}`);

it('a creature of two types is four times as weak where both are, and what one resists makes up for the other', () => {
  const { strong, weak, none, usual } = attacksOn(['fire', 'ground']);
  expect(names(strong)).toEqual(['water 4', 'ground 2']);
  expect(names(weak)).toEqual(['fire 0.5', 'poison 0.5', 'bug 0.5', 'steel 0.5', 'fairy 0.5']);
  expect(names(none)).toEqual(['electric 0']);
  expect(usual.map(({ type }) => type)).toContain('grass');
});

it('what is resisted most stands first', () => {
  expect(names(attacksOn(['grass', 'dragon']).weak)[0]).toBe('water 0.25');
});

it('every type stands in one group', () => {
  const { strong, usual, weak, none } = attacksOf('normal');
  expect(strong).toEqual([]);
  expect(names(weak)).toEqual(['rock 0.5', 'steel 0.5']);
  expect(names(none)).toEqual(['ghost 0']);
  expect(strong.length + usual.length + weak.length + none.length).toBe(18);
});
