import fc from 'fast-check';
import { items, maps } from '../../../content/index.ts';
import type { Owners } from '../owners.ts';
import { PASSWORD } from '../player.ts';

/** Texts of the test's players and of the game, by the field that they are right for. */
type Pool = Readonly<Record<string, readonly string[]>>;

const PLACE = /^⟦(\w*):(\d+)⟧$/;
/** Numbers that JSON texts may have, but that no value of JavaScript is written as. */
export const RAW_NUMBERS = ['1e309', '-0.0', '9007199254740993', '1E400', '0.1e-400'].map(
  (text) => `⟦raw ${text}⟧`,
);

/** A text that the pool has for a field, or any of its texts. Which ones these are is known when it is sent. */
export const inPool = (field: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.nat({ max: 99 }).map((at) => `⟦${field}:${at}⟧`) },
    { weight: 1, arbitrary: fc.nat({ max: 99 }).map((at) => `⟦:${at}⟧`) },
  );

/** The texts that requests about these players can have. */
export function poolOf({ owner, other, market }: Owners): Pool {
  const both = [owner, other];
  const creatures = both.flatMap(({ team, reserve }) => [...team, ...reserve].map(({ id }) => id));
  const named = {
    username: both.map(({ name }) => name),
    password: [PASSWORD],
    pokemonOnTrade: [...both.map(({ listing }) => listing), market],
    offer: both.flatMap(({ answer }) => answer.offer),
    offerId: both.map(({ answer }) => answer.offerId),
    pokemons: [...both.flatMap(({ free, listing, offered }) => [free, listing, offered]), 'kindlam'],
    id: [
      ...creatures,
      ...both.flatMap(({ wanted, battle }) => [wanted, battle]),
      'thornby-garden',
      'Thornby',
    ],
    selectedPokemon: creatures,
    from: creatures,
    to: creatures,
    items: Object.keys(items),
    mapName: Object.keys(maps),
    name: ['Podkin', 'gloopet', ...both.map(({ name }) => name)],
    player: both.map(({ name }) => name),
    skip: ['0', '10', '1000000'],
    least: ['1', '20'],
    most: ['', '100'],
    sort: ['newest', '-level', 'level,name'],
    attack1: ['', 'Tackle', 'Growl'],
  };
  return { ...named, '': Object.values(named).flat() };
}

/** A value with the pool's texts in place of what stands for them. */
export function resolved(pool: Pool, value: unknown): unknown {
  if (typeof value === 'string') {
    const [, field = '', at = ''] = PLACE.exec(value) ?? [];
    if (at === '') return value;
    const texts = pool[field] ?? pool[''] ?? [];
    return texts[Number(at) % texts.length];
  }
  if (Array.isArray(value)) return value.map((part) => resolved(pool, part));
  if (typeof value !== 'object' || value === null) return value;
  // `fromEntries` defines fields, so `__proto__` stays one.
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [String(resolved(pool, key)), resolved(pool, part)]),
  );
}

/** The JSON of a value, with the raw numbers in it. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(/"⟦raw ([^⟧]+)⟧"/g, '$1');
