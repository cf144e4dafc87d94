import { expect, it } from 'vitest';
import { moveFacts } from './moveFacts.ts';

it('a chosen attack tells its power and what else it may do', () => {
  expect(moveFacts('Ember')).toBe('Power 40 · 10% chance of burn');
  expect(moveFacts('Growl')).toBe('Power 30 · Lowers the target’s attack.');
});

it('an attack that the catalogue does not know has its name only', () => {
  expect(moveFacts('Yodel')).toBe('Yodel');
});
