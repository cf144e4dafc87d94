import { afterEach, expect, it } from 'vitest';
import { findNextPokemons, findNextPokemonsExcludeTeam } from '../../contract/game.ts';
import { tradeMarket } from '../../contract/trades.ts';
import { speciesTexts } from '../locales/en/content/species.ts';
import { english, speak, speakAsChosen } from '../locales/languages.ts';
import { fakeServer } from '../testing/transport.ts';
import { creaturesQuery, marketQuery, outsideQuery } from './queries.ts';

afterEach(() => speak(english));

const sentFor = async (name: string) => {
  const server = fakeServer({
    [findNextPokemons.path]: { pokemons: [], count: 0 },
    [findNextPokemonsExcludeTeam.path]: { pokemons: [], count: 0 },
    [tradeMarket.path]: { pokemons: [], count: 0, more: false },
  });
  for (const { ask } of [
    creaturesQuery(findNextPokemons, { skip: 0, name }),
    marketQuery({ skip: 0, name }),
    outsideQuery(0, name),
  ])
    await ask();
  return server.sent.map(({ params }) => params as Record<string, string>);
};

it.each(['ja', 'ko', 'zh-CN', 'ar'] as const)(
  'a name in %s finds its species in the box, the market and the own creatures of an offer',
  async (code) => {
    await speakAsChosen(code);
    const name = speciesTexts.kindlam.name.slice(0, -1);
    expect(name).not.toMatch(/[a-z]/i);
    const sent = await sentFor(name);
    expect(sent).toHaveLength(3);
    for (const query of sent) {
      expect(query).toMatchObject({ name });
      expect(query.species?.split(',')).toContain('kindlam');
    }
  },
);

it('a search in English, and for English names in any language, is the text alone', async () => {
  for (const query of await sentFor('kind')) expect(query).not.toHaveProperty('species');
  await speakAsChosen('ja');
  for (const query of await sentFor('kind')) expect(query).not.toHaveProperty('species');
});

it('hiragana and letters of full width find the names as well', async () => {
  await speakAsChosen('ja');
  for (const typed of ['きんどらむ', 'ＫＩＮＤＬＡＭ'])
    for (const query of await sentFor(typed)) expect(query.species).toBe('kindlam');
});

it('in another language the answer is another one, and is asked for anew', async () => {
  const before = marketQuery({ skip: 0, name: 'キン' }).key;
  await speakAsChosen('ja');
  expect(marketQuery({ skip: 0, name: 'キン' }).key).not.toEqual(before);
});

it('a list by name is in the order of the language, and every other one asks for none', async () => {
  const sent = async () => {
    const server = fakeServer({
      [findNextPokemons.path]: { pokemons: [], count: 0 },
      [tradeMarket.path]: { pokemons: [], count: 0, more: false },
    });
    await creaturesQuery(findNextPokemons, { skip: 0, sort: '-level,name' }).ask();
    await marketQuery({ skip: 0, sort: '-name' }).ask();
    await creaturesQuery(findNextPokemons, { skip: 0, sort: 'level' }).ask();
    await marketQuery({ skip: 0 }).ask();
    return server.sent.map(({ params }) => (params as Record<string, string>).language);
  };
  expect(await sent()).toEqual(Array(4).fill(undefined));
  await speakAsChosen('ko');
  expect(await sent()).toEqual(['ko', 'ko', undefined, undefined]);
});

it('capitals of a Turkish keyboard find the names as well', async () => {
  await speakAsChosen('tr');
  for (const query of await sentFor('kındlam')) expect(query.species).toBe('kindlam');
});
