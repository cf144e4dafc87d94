import { expect, it } from 'vitest';
import { aSide } from '../../../testing/builders.ts';
import { moveFacts } from './moveFacts.ts';

it('a chosen attack tells its power and what else it may do', () => {
  expect(moveFacts('Ember')).toBe('Power 40 · 10% chance of burn');
  expect(moveFacts('Growl')).toBe('Power 30 · Lowers the target’s attack.');
});

it('a great move tells when it is used up', () => {
  expect(moveFacts('Ninth Wave', aSide())).toMatch(
    /^Power 200 · Never misses and is the team’s one great move/,
  );
  expect(moveFacts('Ninth Wave', aSide({ greatUsed: true }))).toMatch(/would fail/);
  expect(moveFacts('Ember', aSide({ greatUsed: true }))).toMatch(/^Power 40/);
});

it('an attack that the catalogue does not know has its name only', () => {
  expect(moveFacts('Yodel')).toBe('Yodel');
});
