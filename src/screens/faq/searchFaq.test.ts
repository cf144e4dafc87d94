import { expect, it } from 'vitest';
import { faqChapters } from '../../locales/en/faq/index.ts';
import { faqFacts } from './facts/index.ts';
import { searchFaq, wordsOf } from './searchFaq.ts';

const chapters = faqChapters(faqFacts());
const all = chapters.flatMap(({ questions }) => questions);
const found = (typed: string) => searchFaq(chapters, wordsOf(typed)).map(({ id }) => id);

it.each([
  ['growl', 'status-moves'],
  ['SHINY dark', 'kinds'],
  ['catch odds', 'catch-odds'],
  ['reduced motion', 'calm'],
  ['forgot password', 'password'],
  ['rematch', 'prizes'],
  ['controller', 'gamepad'],
  ['delete', 'free'],
  ['safe heart', 'favourites'],
  ['two windows', 'windows'],
  ['medal', 'achievements'],
  ['holiday', 'absence'],
  ['connection', 'connection'],
])('%s finds %s first', (typed, id) => {
  expect(found(typed)[0]).toBe(id);
});

it('what is in a table is found too', () => {
  expect(found('glimmer 48,000')).toContain('mart');
});

it('quotes, accents and spaces may be typed as one likes', () => {
  expect(found('  "super   EFFECTIVE" ')).toContain('effective');
  expect(found('pokédex')).toContain('grounds');
});

it('all words must be there', () => {
  expect(found('growl zebra')).toEqual([]);
  expect(wordsOf('   ')).toEqual([]);
});

it('every question has an address of its own that differs from those of the chapters', () => {
  const ids = [...all.map(({ id }) => id), ...chapters.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
});
