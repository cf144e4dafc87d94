import { expect, it } from 'vitest';
import { hurtWords } from './hurtWords.ts';

const said = (mult: number, critical = false) => hurtWords(mult, critical).map(({ text }) => text);

it('says nothing of a usual blow, and nothing of one that does nothing', () => {
  expect(said(1)).toEqual([]);
  expect(said(0)).toEqual([]);
});

it('tells how well a blow worked, each step in its own words', () => {
  expect(new Set([said(4), said(2), said(0.5)].flat()).size).toBe(3);
});

it('tells of a critical hit beside how well it worked', () => {
  expect(said(2, true)).toHaveLength(2);
});
