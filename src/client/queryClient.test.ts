import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useQuery } from '../hooks/queries/useQuery.ts';
import { loggedIn } from '../testing/fresh.ts';
import { FakeRefusal, fakeServer, later } from '../testing/transport.ts';
import { pokedexQuery } from './queries.ts';
import { changeReplies, invalidate, optionsOf, type Query, queryClient } from './queryClient.ts';

const path = '/api/game/pokedex';
const PLAYER = 'token-1';
const fetchPokedex = () => queryClient.fetchQuery(optionsOf(pokedexQuery, PLAYER));
const keptPokedex = (token = PLAYER) =>
  queryClient.getQueryData(optionsOf(pokedexQuery, token).queryKey) ?? null;

beforeEach(() => loggedIn());
it('the Pokedex is known by the ids of species, and kept for the next screen', async () => {
  fakeServer({ [path]: { entries: [{ name: 'Kindlam', seen: [1, 3], caught: [1] }] } });
  const pokedex = await fetchPokedex();
  expect(pokedex.get('kindlam')).toEqual({ seen: [1, 3], caught: [1] });
  expect(keptPokedex()).toBe(pokedex);
});

it('what one player has seen is not shown to the next one on the same device', async () => {
  fakeServer({ [path]: { entries: [{ name: 'Kindlam', seen: [1], caught: [] }] } });
  await fetchPokedex();
  loggedIn(null, 'token of somebody else');
  expect(keptPokedex()).toBeNull();
  expect(keptPokedex('token of somebody else')).toBeNull();
});

it('a Pokedex that cannot be had leaves the one that was known', async () => {
  const { answers } = fakeServer({ [path]: { entries: [{ name: 'Kindlam', seen: [1], caught: [] }] } });
  const before = await fetchPokedex();
  answers[path] = new FakeRefusal(503, 'Resting');
  await expect(fetchPokedex()).rejects.toThrow('Resting');
  expect(keptPokedex()).toBe(before);
});

it('a reply that comes after another player has logged in is not believed', async () => {
  const reply = later<{ of: string }>();
  let ask: () => Promise<{ of: string }> = () => reply.promise;
  const query: Query<{ of: string }> = { key: ['late'], ask: () => ask() };
  const { result } = renderHook(() => useQuery(query));
  ask = async () => ({ of: 'the next one' });
  act(() => loggedIn(null, 'token of the next one'));
  reply.resolve({ of: 'the first one' });
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.reply).toEqual({ of: 'the next one' });
  const known = queryClient.getQueryCache().getAll();
  expect(known.filter(({ state }) => JSON.stringify(state.data)?.includes('first'))).toEqual([]);
});

it('another player whose token another window has just stored gets nothing of what was asked for before', async () => {
  const reply = later<object>();
  const asked = queryClient.fetchQuery(optionsOf({ key: ['late'], ask: () => reply.promise }, PLAYER));
  // This window has not received the storage event yet.
  localStorage.setItem('access_token', 'token of the next one');
  reply.resolve({ of: 'somebody' });
  await expect(asked).rejects.toThrow('Another player');
});

it('of two replies the one that was asked for last counts, and a change that was made meanwhile stays', async () => {
  const replies = [later<{ n: number }>(), later<{ n: number }>(), later<{ n: number }>()];
  let asked = 0;
  const ask = () => replies[asked++]?.promise ?? Promise.reject(new Error('asked too often'));
  const query: Query<{ n: number }> = { key: ['counted'], ask };
  const { result } = renderHook(() => useQuery(query));
  replies[0]?.resolve({ n: 1 });
  await waitFor(() => expect(result.current.reply).toEqual({ n: 1 }));
  act(() => result.current.refresh());
  act(() => changeReplies<{ n: number }>(PLAYER, ['counted'], () => ({ n: 2 })));
  await waitFor(() => expect(result.current.reply).toEqual({ n: 2 }));
  replies[1]?.resolve({ n: 1 });
  replies[2]?.resolve({ n: 3 });
  await waitFor(() => expect(result.current.reply).toEqual({ n: 3 }));
  expect(asked).toBe(3);
});

it('a screen that is opened again does not take what was asked for before a change for a new reply', async () => {
  const replies = [later<{ n: number }>(), later<{ n: number }>()];
  let asked = 0;
  const ask = () => replies[asked++]?.promise ?? Promise.reject(new Error('asked too often'));
  const query: Query<{ n: number }> = { key: ['left'], ask };
  const first = renderHook(() => useQuery(query));
  await waitFor(() => expect(asked).toBe(1));
  first.unmount();
  invalidate('left');
  const { result } = renderHook(() => useQuery(query));
  replies[0]?.resolve({ n: 1 });
  replies[1]?.resolve({ n: 2 });
  await waitFor(() => expect(result.current.reply).toEqual({ n: 2 }));
});

it('whoever comes back to the window is not made to wait for a first reply that may never come', async () => {
  const replies = [later<object>(), later<object>()];
  let asked = 0;
  const query: Query<object> = {
    key: ['hanging'],
    ask: () => replies[asked++]?.promise ?? Promise.reject(new Error('asked too often')),
  };
  const { result } = renderHook(() => useQuery(query));
  globalThis.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(asked).toBe(2));
  replies[1]?.resolve({ there: true });
  await waitFor(() => expect(result.current.reply).toEqual({ there: true }));
});

it('of what no screen shows any more, the sixty latest are kept', async () => {
  for (let at = 0; at < 70; at++) {
    const { result, unmount } = renderHook(() => useQuery({ key: ['page', at], ask: async () => ({ at }) }));
    await waitFor(() => expect(result.current.reply).toEqual({ at }));
    unmount();
  }
  const known = queryClient.getQueryCache().getAll();
  expect(known.length).toBeLessThanOrEqual(61);
  expect(known.some(({ state }) => (state.data as { at: number }).at === 69)).toBe(true);
  expect(known.some(({ state }) => (state.data as { at: number }).at === 0)).toBe(false);
});
