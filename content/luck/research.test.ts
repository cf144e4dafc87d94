import { expect, it } from 'vitest';
import { withNotes } from './research.ts';

it('notes about species add to the luck with kinds, and to nothing else', () => {
  expect(withNotes({ rare: 50, kinds: 100 }, 40)).toEqual({ rare: 50, kinds: 140 });
  expect(withNotes({ rare: 0, kinds: 0 }, 0)).toEqual({ rare: 0, kinds: 0 });
  expect(withNotes({ rare: 0, kinds: 0 }, 1, true)).toEqual({ rare: 0, kinds: 1, isStudied: true });
});
