import { expect, it } from 'vitest';
import { aBattle, aFighter } from '../../testing/builders.ts';
import { firstSentence } from './firstSentence.ts';
import { firstsLines } from './firstsLines.ts';

const badge = { region: 'Greenreach', won: 3, all: 8, champion: false };

it('tells of a new species and of the first shiny', () => {
  const opponent = [aFighter({ id: 'foe', name: 'Podkin', kind: 3 })];
  expect(firstsLines(aBattle({ opponent, firsts: { species: true, kind: true } }))).toEqual([
    'Podkin is new in your Pokedex.',
    'It is your first shiny creature.',
  ]);
});

it('counts the badges of a region', () => {
  expect(firstsLines(aBattle({ firsts: { badge } }))).toEqual(['Badge 3 of 8 in Greenreach.']);
});

it('after the last leader names what is open', () => {
  expect(firstsLines(aBattle({ firsts: { badge: { ...badge, won: 8, opens: 'Harkmoor' } } }))).toEqual([
    'Badge 8 of 8 in Greenreach.',
    'The champion of Greenreach takes your challenge.',
    'Harkmoor is open to you now.',
  ]);
});

it('honours who has beaten a champion', () => {
  expect(firstsLines(aBattle({ firsts: { badge: { ...badge, won: 8, champion: true } } }))).toEqual([
    'You and your team have beaten the champion of Greenreach.',
  ]);
});

it('after a battle against the rival says which one it was, and where the next one waits', () => {
  const gymDetails = { name: 'Sorrel Latch' };
  const next = { map: 'green_land3', badges: 8 };
  expect(firstsLines(aBattle({ gymDetails, rival: { place: 2, all: 4, next } }))).toEqual([
    'Battle 2 of 4 against your rival.',
    'The next one: Latchford, with 8 badges.',
  ]);
  expect(firstsLines(aBattle({ gymDetails, rival: { place: 4, all: 4 } }))).toEqual([
    'Battle 4 of 4 against your rival.',
    'It was the last one. From now on Sorrel Latch travels ahead, and is glad to see you.',
  ]);
});

it('is silent where nothing is the first', () => {
  expect(firstsLines(aBattle())).toEqual([]);
});

it('a first sentence ends at its own end, not at an abbreviation within a word', () => {
  expect(firstSentence('It sings. It naps.')).toBe('It sings.');
  expect(firstSentence('It weighs 1.5 stones')).toBe('It weighs 1.5 stones');
});
