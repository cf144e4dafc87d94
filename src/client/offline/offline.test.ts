import { renderHook, waitFor } from '@testing-library/react';
import { AxiosError } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findNextPokemons } from '../../../contract/game.ts';
import { pokemonsInOffer } from '../../../contract/trades.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { aCreature, aProfile } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
import { creaturesQuery, offeredQuery, teamQuery } from '../queries.ts';
import { invalidate, optionsOf, queryClient } from '../queryClient.ts';
import { logIn, logOut } from '../session/session.ts';
import { connection, noteReached } from './connection.ts';

/** Stands for the database, which happy-dom does not have. */
const disk = vi.hoisted(() => new Map<string, { at: number }>());
vi.mock('idb', () => ({
  openDB: async () => ({
    get: async (_store: string, key: string) => disk.get(key),
    put: async (_store: string, value: { at: number }, key: string) => void disk.set(key, value),
    getAll: async () => [...disk.values()],
    getAllKeys: async () => [...disk.keys()],
    delete: async (_store: string, key: string) => void disk.delete(key),
    clear: async () => disk.clear(),
  }),
}));

const TEAM = '/api/game/team';
const team = { pokemons: [aCreature({ id: 'a', name: 'Kindlam' })] };
const lost = () => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK));

let player = 0;
beforeEach(() => {
  disk.clear();
  player += 1;
  loggedIn(aProfile(), `token of reader ${player}`);
});
afterEach(() => {
  noteReached();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const read = (query = teamQuery) =>
  queryClient.fetchQuery(optionsOf(query, `token of reader ${player}`) as ReturnType<typeof optionsOf>);

it('what was read is read again without a connection, with its time, and asked for once the server is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 13, 2) });
  const { answers } = fakeServer({ [TEAM]: team });
  await read();
  await waitFor(() => expect(disk.size).toBe(1));
  queryClient.clear();
  vi.setSystemTime(new Date(2026, 10, 25));
  answers[TEAM] = lost;
  const { result } = renderHook(() => useQuery(teamQuery));
  await waitFor(() => expect(result.current.reply).toEqual(team));
  expect(result.current.failure).toBeNull();
  expect(connection.getState()).toEqual({ lost: true, since: new Date(2026, 10, 23, 13, 2).getTime() });

  const later = { pokemons: [aCreature({ id: 'b', name: 'Podkin' })] };
  answers[TEAM] = later;
  noteReached();
  await waitFor(() => expect(result.current.reply).toEqual(later));
  await waitFor(() => expect(connection.getState()).toEqual({ lost: false, since: null }));
});

it('a refusal of the server shows nothing from disk', async () => {
  const { answers } = fakeServer({ [TEAM]: team });
  await read();
  await waitFor(() => expect(disk.size).toBe(1));
  queryClient.clear();
  answers[TEAM] = new FakeRefusal(500, 'Broken');
  await expect(read()).rejects.toThrow('Broken');
  expect(connection.getState().lost).toBe(false);
});

it('what needs the server fails without a connection, and is loaded by itself once the server is back', async () => {
  const { answers } = fakeServer({ [pokemonsInOffer.path]: lost });
  const { result } = renderHook(() => useQuery(offeredQuery(0)));
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  expect(disk.size).toBe(0);
  answers[pokemonsInOffer.path] = { pokemons: [], count: 0 };
  vi.stubGlobal('fetch', async () => new Response('{}'));
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current.reply).toEqual({ pokemons: [], count: 0 }));
});

it('nobody reads what another player has read', async () => {
  const { answers } = fakeServer({ [TEAM]: team });
  await read();
  await waitFor(() => expect(disk.size).toBe(1));
  loggedIn({ ...aProfile(), username: 'somebody else' }, 'token of somebody else');
  answers[TEAM] = lost;
  await expect(queryClient.fetchQuery(optionsOf(teamQuery, 'token of somebody else'))).rejects.toThrow(
    'cannot be reached',
  );
});

it('at most 40 replies are on disk, the latest', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  fakeServer({ [findNextPokemons.path]: { pokemons: [], count: 0 } });
  for (let skip = 0; skip < 45; skip++) {
    vi.setSystemTime(skip);
    await read(creaturesQuery(findNextPokemons, { skip }) as never);
  }
  await waitFor(() => expect(disk.size).toBe(40));
  expect(Math.min(...[...disk.values()].map(({ at }) => at))).toBe(5);
});

it('logging out and logging in leave nothing of the player before on disk', async () => {
  fakeServer({
    [TEAM]: team,
    '/api/auth/logout': {},
    '/api/auth/login': { access_token: 'token of the next one' },
  });
  await read();
  await waitFor(() => expect(disk.size).toBe(1));
  await logOut();
  expect(disk.size).toBe(0);
  disk.set('left', { at: 0 });
  await logIn({ username: 'next', password: 'secret' });
  expect(disk.size).toBe(0);
});

it('of two replies the one that was asked for last is on disk, whichever comes last', async () => {
  const late = later<object>();
  const fresh = { pokemons: [aCreature({ id: 'b', name: 'Podkin' })] };
  const replies = [late.promise, Promise.resolve(fresh)];
  const { sent } = fakeServer({ [TEAM]: () => replies.shift() });
  const { result } = renderHook(() => useQuery(teamQuery));
  await waitFor(() => expect(sent).toHaveLength(1));
  invalidate('team');
  await waitFor(() => expect(result.current.reply).toEqual(fresh));
  late.resolve(team);
  await late.promise;
  await new Promise((over) => setTimeout(over));
  expect([...disk.values()]).toMatchObject([{ reply: fresh }]);
});

it('a reply that comes after the logout is not kept', async () => {
  const reply = later<object>();
  fakeServer({ [TEAM]: () => reply.promise, '/api/auth/logout': {} });
  const asked = read().catch(() => null);
  await logOut();
  reply.resolve(team);
  await asked;
  expect(disk.size).toBe(0);
});
