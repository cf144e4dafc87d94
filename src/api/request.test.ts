import { AxiosError } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changePassword, getProfile } from '../../contract/auth.ts';
import { attack, chooseStarter, getTeam, joinTeam } from '../../contract/game.ts';
import { FakeRefusal, fakeServer } from '../testing/transport.ts';
import { http } from './http.ts';
import { request, requestOnce } from './request.ts';
import { onUnauthorized } from './sessionSignals.ts';
import { writeToken } from './token.ts';

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

it.each([
  ['a page of the network', '<!doctype html><title>Log in to the station’s network</title>'],
  ['nothing', ''],
  ['a number', 7],
])('%s in place of the game’s reply is a refusal that a player may read', async (_what, answer) => {
  fakeServer({ '/api/auth/profile': () => answer });
  await expect(request(getProfile)).rejects.toMatchObject({
    name: 'Refusal',
    status: null,
    message: expect.stringMatching(/did not come from the game/),
  });
});

it('a list is as good a reply as an object', async () => {
  fakeServer({ '/api/game/pokemon': [] });
  await expect(request(chooseStarter, { pokemons: ['kindlam'] })).resolves.toEqual([]);
});

it.each([
  ['unauthorized', 1],
  ['wrong_password', 0],
])('a 401 with the code %s ends the session: %i', async (code, times) => {
  const ended = vi.fn();
  onUnauthorized(ended);
  fakeServer({ '/api/auth/changePassword': new FakeRefusal(401, 'No', code) });
  const sent = request(changePassword, { password: 'wrong', newPassword: 'secret' });
  await expect(sent).rejects.toMatchObject({ status: 401, code });
  expect(ended).toHaveBeenCalledTimes(times);
});

it('a failure inside the server is shown with the number under which its log has it', async () => {
  const message = 'Something went wrong. Please try again.';
  const headers = { 'x-request-id': '0123456789ab' };
  for (const [status, shown] of [
    [500, `${message} (Error number 0123456789ab)`],
    [503, message],
    [409, message],
  ] as const) {
    fakeServer({ '/api/auth/profile': () => new FakeRefusal(status, message, 'internal', headers) });
    await expect(request(getProfile)).rejects.toMatchObject({ message: shown });
  }
});

/** A server that answers after some replies are lost. */
function losing(path: string, ...losses: (Error | FakeRefusal)[]) {
  return fakeServer({
    [path]: () => {
      const loss = losses.shift();
      return loss instanceof Error ? Promise.reject(loss) : (loss ?? { pokemons: [] });
    },
  });
}
const broken = () => new AxiosError('Network Error', AxiosError.ERR_NETWORK);

it('a change has a key of its own, and a request that reads has none', async () => {
  const { sent } = fakeServer({ '/api/game/joinTeam': { pokemons: [] }, '/api/game/team': { pokemons: [] } });
  await request(joinTeam, { id: 'a' });
  await request(joinTeam, { id: 'a' });
  await request(getTeam);
  const [first, second, third] = sent.map(({ key }) => key);
  expect(first).toMatch(/^[a-z0-9-]{4,255}$/);
  expect(second).not.toBe(first);
  expect(third).toBeNull();
});

it('a change whose reply was lost is repeated with its key until a reply comes', async () => {
  const { sent } = losing('/api/game/joinTeam', broken(), new FakeRefusal(502, 'Bad gateway'));
  const outcome = request(joinTeam, { id: 'a' });
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual({ pokemons: [] });
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it('a change is repeated twice and no more, with the key that it was given', async () => {
  const { sent } = losing('/api/game/joinTeam', ...Array.from({ length: 9 }, broken));
  const outcome = requestOnce('given', joinTeam, { id: 'a' }).catch((problem: unknown) => problem);
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ transport: 'ERR_NETWORK' });
  expect(sent.map(({ key }) => key)).toEqual(['given', 'given', 'given']);
});

it('a change of a player is not repeated for another one', async () => {
  writeToken('first');
  const { sent } = losing('/api/game/joinTeam', broken());
  const outcome = request(joinTeam, { id: 'a' }).catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(1);
  writeToken('second');
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ transport: 'ERR_NETWORK' });
  expect(sent).toHaveLength(1);
});

it('neither a refusal nor a request that reads is repeated', async () => {
  const { sent } = losing('/api/game/joinTeam', new FakeRefusal(503, 'Busy'));
  await expect(request(joinTeam, { id: 'a' })).rejects.toMatchObject({ status: 503 });
  const reading = losing('/api/game/team', broken());
  await expect(request(getTeam)).rejects.toMatchObject({ transport: 'ERR_NETWORK' });
  expect([sent.length, reading.sent.length]).toEqual([1, 1]);
});
