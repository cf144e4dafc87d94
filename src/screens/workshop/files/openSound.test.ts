import { expect, it } from 'vitest';
import { silenceBefore } from './openSound.ts';

const samples = (...values: readonly number[]) => Float32Array.from(values);

it('a sound begins where the first of its channels is heard', () => {
  expect(silenceBefore([samples(0, 0, 0, 0.5), samples(0, 0, -0.2, 0)], 4)).toBe(0.5);
});

it('what is far below the loudest moment is silence', () => {
  expect(silenceBefore([samples(0.001, 0.002, 1)], 10)).toBe(0.2);
});

it('a sound of nothing never begins', () => {
  expect(silenceBefore([samples(0, 0)], 4)).toBeNull();
});
