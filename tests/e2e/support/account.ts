import { randomBytes } from 'node:crypto';
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

/** Signs up over the wire and takes a starter, for tests that begin later in the game. */
export async function playerWithStarter(request: APIRequestContext, starter = 'kindlam') {
  const account = newAccount();
  const signup = await request.post('/api/auth/signup', { data: account });
  expect(signup.status()).toBe(200);
  const { access_token: token } = (await signup.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const chosen = await request.post('/api/game/pokemon', { headers, data: { pokemons: [starter] } });
  expect(chosen.status()).toBe(200);
  return { ...account, token, headers };
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
