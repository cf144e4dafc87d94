import { expect, it } from 'vitest';
import { aCreature } from '../../../testing/builders.ts';
import { slotsOf } from './slots.ts';
import { readDrafts } from './useDrafts.ts';

const draft = { creature: aCreature(), slots: { ...slotsOf(aCreature()), attack3: 'Bite' } };

it('drafts that the browser kept are read as they were', () => {
  expect(readDrafts(JSON.parse(JSON.stringify([draft])))).toEqual([draft]);
});

it.each([
  ['nothing', null],
  ['a word', 'drafts'],
  ['an empty draft', [null, {}]],
  ['a creature without moves', [{ ...draft, creature: { id: 'a', name: 'Kindlam' } }]],
  ['slots that hold numbers', [{ ...draft, slots: { attack1: 1 } }]],
])('of %s, which somebody has put there, no draft is made', (_, stored) => {
  expect(readDrafts(stored)).toEqual([]);
});
