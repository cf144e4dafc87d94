import { randomBytes, randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ADMIN_TOKEN } from './address.ts';

export interface Account {
  readonly username: string;
  readonly password: string;
}

/** A name that no other test has. */
export const newAccount = (): Account => ({
  username: `Walker ${randomBytes(5).toString('hex')}`,
  password: 'a long enough password',
});

/** An address of one's own: signups of one address are limited, and a fast machine makes more accounts than that. */
const fromHome = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });

/** Signs up over the wire: a player who has not chosen yet. */
export async function newcomer(request: APIRequestContext) {
  const account = newAccount();
  const signup = await request.post('/api/auth/signup', { headers: fromHome(), data: account });
  expect(signup.status()).toBe(200);
  const { access_token: token } = (await signup.json()) as { access_token: string };
  return { ...account, token, headers: { authorization: `Bearer ${token}` } };
}

/** A player who has a starter already, for tests that begin later in the game. */
export async function playerWithStarter(request: APIRequestContext, starter = 'kindlam') {
  const player = await newcomer(request);
  const { headers } = player;
  const chosen = await request.post('/api/game/pokemon', { headers, data: { pokemons: [starter] } });
  expect(chosen.status()).toBe(200);
  return player;
}

/** Opens the game as a player who is logged in already. */
export async function enterAs(page: Page, { token }: { token: string }, address: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
  await page.goto(address);
}

/** Gives a player things, as the operator can. */
export async function grant(request: APIRequestContext, data: object): Promise<void> {
  const reply = await request.post('/api/admin/grant', {
    headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    data,
  });
  expect(reply.status()).toBe(200);
}
