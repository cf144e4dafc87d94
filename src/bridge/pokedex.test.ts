import { beforeEach, expect, it } from 'vitest';
import { loggedIn } from '../testing/fresh.ts';
import { FakeRefusal, fakeServer } from '../testing/transport.ts';
import { fetchPokedex, keptPokedex } from './pokedex.ts';

const path = '/api/game/pokedex';
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
});

it('a Pokedex that cannot be had leaves the one that was known', async () => {
  const { answers } = fakeServer({ [path]: { entries: [{ name: 'Kindlam', seen: [1], caught: [] }] } });
  const before = await fetchPokedex();
  answers[path] = new FakeRefusal(503, 'Resting');
  await expect(fetchPokedex()).rejects.toThrow('Resting');
  expect(keptPokedex()).toBe(before);
});
