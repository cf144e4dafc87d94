import { expect, it } from 'vitest';
import { align } from './align.ts';

const words = (first: string, second: string): string =>
  align([...first], [...second])
    .map((at) =>
      at.second === undefined
        ? `-${first[at.first!]}`
        : at.first === undefined
          ? `+${second[at.second]}`
          : first[at.first],
    )
    .join(' ');

it('lays two lists beside each other, with all that they have in common', () => {
  expect(words('abxcd', 'abycd')).toBe('a b -x +y c d');
  expect(words('aabb', 'ab')).toBe('a -a b -b');
  expect(words('', 'ab')).toBe('+a +b');
  expect(words('ab', '')).toBe('-a -b');
});
