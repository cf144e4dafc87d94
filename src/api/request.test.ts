import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attack, getTeam } from '../../contract/game.ts';
import { fakeServer } from '../testing/transport.ts';
import { http } from './http.ts';
import { request } from './request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the client has no time limit of its own', () => {
  expect(http.defaults.timeout).toBe(0);
});

it('a call without an answer is given up after 30 seconds, with words for the player', async () => {
  fakeServer({ '/api/game/team': () => new Promise(() => undefined) });
  const outcome = request(getTeam).catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toMatchObject({
    status: null,
    transport: 'ECONNABORTED',
    message: 'The server takes too long to answer. Please try again.',
  });
});

it('a round of a battle is waited for longer', async () => {
  fakeServer({ '/api/game/attack': () => new Promise(() => undefined) });
  const given = vi.fn();
  void request(attack, { attackId: 1 }).catch(given);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(given).toHaveBeenCalled();
});
