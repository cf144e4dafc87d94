import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { login } from '../../contract/auth.ts';
import { getTeam, joinTeam } from '../../contract/game.ts';
import { later } from '../testing/transport.ts';
import { writeToken } from './token.ts';

const credentials = { username: 'walker', password: 'secret' };

/** What is sent; `load` lets the script with axios arrive, or fail to. */
async function withoutAxios() {
  const script = later<void>();
  const sent: string[] = [];
  vi.resetModules();
  vi.doMock('./http.ts', async () => {
    await script.promise;
    const transmit = async ({ url }: { url: string }) => {
      sent.push(url);
      return { access_token: 'abc' };
    };
    return { transmit };
  });
  const { request } = await import('./request.ts');
  return { request, sent, arrive: () => script.resolve() };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.doUnmock('./http.ts');
  vi.resetModules();
});

it('a login that is pressed before axios has come is sent once it is there', async () => {
  const { request, sent, arrive } = await withoutAxios();
  const reply = request(login, credentials);
  await Promise.resolve();
  expect(sent).toEqual([]);
  arrive();
  expect(await reply).toEqual({ access_token: 'abc' });
  expect(sent).toEqual([login.path]);
});

it('what a player asked for before axios came is not sent for another one', async () => {
  const { request, sent, arrive } = await withoutAxios();
  writeToken('first');
  const outcomes = [request(getTeam), request(joinTeam, { id: 'a' })].map((sending) =>
    sending.catch((problem: unknown) => problem),
  );
  writeToken('second');
  arrive();
  for (const outcome of outcomes) expect(await outcome).toMatchObject({ name: 'Refusal', status: null });
  expect(sent).toEqual([]);
});

it('a request whose script cannot be loaded is refused as one without a connection', async () => {
  vi.resetModules();
  vi.doMock('./http.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { request } = await import('./request.ts');
  await expect(request(login, credentials)).rejects.toMatchObject({
    name: 'Refusal',
    transport: 'ERR_NETWORK',
    message: 'The server cannot be reached. Please check your connection.',
  });
});
