import { expect, it, vi } from 'vitest';
import { Refusal } from '../api/refusal.ts';
import { bridge } from '../bridge/store.ts';
import { aProfile, profileReply } from '../testing/builders.ts';
import { loggedIn } from '../testing/fresh.ts';
import { FakeRefusal, fakeServer } from '../testing/transport.ts';
import { idempotent } from './idempotent.ts';
import { buy } from './trades/mart.ts';

const keys: string[] = [];
const answer = (outcome: Refusal | null) => async (key: string) => {
  keys.push(key);
  if (outcome) throw outcome;
  return 'done';
};
const lost = new Refusal('The server cannot be reached', null, null, 'ERR_NETWORK');
const refused = new Refusal('Gone', 409, 'conflict', 'ERR_BAD_REQUEST');

it('a key is kept until it is known what became of the call', async () => {
  await expect(idempotent('accept', answer(lost))).rejects.toBe(lost);
  await expect(idempotent('accept', answer(null))).resolves.toBe('done');
  await expect(idempotent('accept', answer(refused))).rejects.toBe(refused);
  await idempotent('accept', answer(null));
  const [first, second, third, fourth] = keys;
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

it('what is asked for has a key of its own', async () => {
  keys.length = 0;
  await Promise.all([idempotent('one', answer(null)), idempotent('other', answer(null))]);
  expect(keys[0]).not.toBe(keys[1]);
});

it('a reply that the server repeats may be old: what has come since is not undone', async () => {
  loggedIn(aProfile({ coins: 500 }));
  const { answers } = fakeServer({
    '/api/game/purchase': new FakeRefusal(503, 'Resting', 'unavailable'),
    '/api/auth/profile': profileReply({ coins: 700 }),
  });
  await expect(buy({ nball: 1 })).rejects.toThrow('Resting');
  answers['/api/game/purchase'] = { items: { coins: 400, items: {} } };
  await buy({ nball: 1 });
  await vi.waitFor(() => expect(bridge.getState().session.profile?.coins).toBe(700), { timeout: 20_000 });
});
