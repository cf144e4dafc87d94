import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newName } from '../../../../contract/auth.ts';
import { guestName } from './guestNames.ts';

const random = (seed: number): Buffer => createHash('sha256').update(String(seed)).digest();
const names = Array.from({ length: 2000 }, (_, seed) => guestName(random(seed)));

it('names of guests pass the rules of names, and look like one another', () => {
  for (const name of names) {
    expect(newName.parse(name)).toBe(name);
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{4}$/);
    expect(name.length).toBeLessThanOrEqual(20);
  }
});

it('of two thousand names hardly two are the same', () => {
  expect(new Set(names).size).toBeGreaterThan(1990);
});
