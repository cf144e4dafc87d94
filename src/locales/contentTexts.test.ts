import { afterEach, expect, it } from 'vitest';
import { rivalBattles } from '../../content/challenges/rival.ts';
import { wares } from '../../content/furniture/wares.ts';
import { regions } from '../../content/gyms/index.ts';
import { moves } from '../../content/moves/index.ts';
import { species } from '../../content/species/index.ts';
import { pseudo } from '../testing/pseudo.ts';
import { itemDescription, itemName } from './en/named/items.ts';
import { leaderDescription, regionName, speech } from './en/named/leaders.ts';
import { moveEffect, moveTitle } from './en/named/moves.ts';
import { speciesHabitat, speciesName, speciesText } from './en/named/species.ts';
import { english, speak } from './languages.ts';

afterEach(() => speak(english));

const strange = {
  code: 'xx',
  direction: 'ltr',
  fetch: async (_file: string, of: object) => pseudo(of),
} as const;
const leaders = regions.flatMap((region) => [...region.leaders, region.champion]);

it('English is what content and the server say', () => {
  expect(itemName('nball', 'Basic ball')).toBe('Basic ball');
  expect(moveTitle('Ember')).toBe('Ember');
  expect(speech('Hello')).toBe('Hello');
});

it('another language has a text for everything that players read of the content', async () => {
  await speak(strange);
  for (const [key, { name, description }] of Object.entries(wares)) {
    expect([itemName(key, name), itemDescription(key, description)]).toEqual(pseudo([name, description]));
  }
  for (const move of Object.values(moves)) {
    expect(moveTitle(move.name)).toBe(pseudo(move.name));
    expect(moveEffect(move)).toBe(pseudo(move.effect));
  }
  for (const { id, text, habitat } of Object.values(species)) {
    expect([speciesText(id, text), speciesHabitat(id, habitat)]).toEqual(pseudo([text, habitat]));
  }
  for (const { name } of regions) expect(regionName(name)).toBe(pseudo(name));
  for (const { id, description } of leaders)
    expect(leaderDescription(id, description)).toBe(pseudo(description));
  for (const { before, after, lost } of [...leaders, ...rivalBattles]) {
    expect([before, after, lost].map(speech)).toEqual(pseudo([before, after, lost]));
  }
});

it('a creature keeps its name unless the language writes it in its own letters', async () => {
  await speak(strange);
  expect(speciesName('Kindlam')).toBe('Kindlam');
  await speak({
    ...strange,
    code: 'ja',
    fetch: async (file, of) =>
      file === 'content/species' ? { ...of, kindlam: { name: 'キンドラム', text: '', habitat: '' } } : null,
  });
  expect(speciesName('Kindlam')).toBe('キンドラム');
  expect(speciesName('Podkin')).toBe('Podkin');
  await speak(english);
  expect(speciesName('Kindlam')).toBe('Kindlam');
});

it('what the server names and this page does not know stays as the server says it', async () => {
  await speak(strange);
  expect(itemName('moonball', 'Moon ball')).toBe('Moon ball');
  expect(moveTitle('Moon Fall')).toBe('Moon Fall');
  expect(speech('A new sentence')).toBe('A new sentence');
});
