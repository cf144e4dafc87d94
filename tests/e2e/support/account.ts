import { randomBytes, randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ADMIN_TOKEN } from './address.ts';

export interface Account {
  readonly username: string;
  readonly password: string;
}

/** An account with a random name, which no other test has. */
export const newAccount = (): Account => ({
  username: `Walker ${randomBytes(5).toString('hex')}`,
  password: 'a long enough password',
});

/** A random address: the server limits signups for each address, and a fast machine makes more accounts than that. */
const fromHome = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });

/** Signs up by a call: a player who has not chosen a starter yet. */
export async function newcomer(request: APIRequestContext) {
  const account = newAccount();
  const signup = await request.post('/api/auth/signup', { headers: fromHome(), data: account });
  expect(signup.status()).toBe(200);
  const { access_token: token } = (await signup.json()) as { access_token: string };
  return { ...account, token, headers: { authorization: `Bearer ${token}` } };
}

/** A player who already has a starter, for tests that begin later in the game. */
export async function playerWithStarter(request: APIRequestContext, starter = 'kindlam') {
  const player = await newcomer(request);
  const { headers } = player;
  const chosen = await request.post('/api/game/pokemon', { headers, data: { pokemons: [starter] } });
  expect(chosen.status()).toBe(200);
  return player;
}

/** Logs a player in on every page that is opened from now on. */
export const logInAs = (page: Page, { token }: { token: string }): Promise<unknown> =>
  page.addInitScript((value) => localStorage.setItem('access_token', value), token);

/** Opens the game as a player who is already logged in. */
export async function enterAs(page: Page, player: { token: string }, address: string): Promise<void> {
  await logInAs(page, player);
  await page.goto(address);
}

/** Gives items, coins or creatures to a player with the operator's call. */
export async function grant(request: APIRequestContext, data: object): Promise<void> {
  const reply = await request.post('/api/admin/grant', {
    headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    data,
  });
  expect(reply.status()).toBe(200);
}
