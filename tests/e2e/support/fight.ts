import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import { type Standing, standing } from './battle.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true, disabled: false });

/** Sends the last creature of the team, which is the strongest. */
async function send(page: Page): Promise<void> {
  await page.getByRole('radio', { disabled: false }).last().click();
  await button(page, 'Select this pokemon').click();
}

/** Skips the animation of a round. */
export async function skip(page: Page): Promise<void> {
  const playing = page.locator('[data-playing]');
  // If the browser is slow, a round may be over before the first look. An animation that ends by throwing logs the
  // error to the console, which fails the test.
  const played = button(page, 'Continue')
    .or(button(page, 'Select this pokemon'))
    .or(page.getByRole('heading', { level: 1, name: /^(Won|Lost)$/ }));
  await playing.or(played).first().waitFor();
  if (await playing.isVisible()) await page.keyboard.press('x');
}

/** Takes one of the attacks and skips the animation. */
async function strike(page: Page, turn: number): Promise<void> {
  const attacks = page.getByRole('group', { name: 'Attacks' }).getByRole('radio', { disabled: false });
  await page.keyboard.press(String(1 + (turn % (await attacks.count()))));
  await page.keyboard.press('Enter');
  await skip(page);
}

/** Plays a battle to its end in the browser, by keyboard, with all attacks in turn. */
export async function fightOut(page: Page): Promise<'Won' | 'Lost'> {
  for (let turn = 0; turn < 60; turn++) {
    const now: Standing = await standing(page);
    if (now === 'Won' || now === 'Lost') return now;
    if (now === 'Select this pokemon') await send(page);
    if (now === 'Attack') await strike(page, turn);
    if (now === 'Continue') await page.keyboard.press('Enter');
    await expect(button(page, now)).toBeHidden();
  }
  throw new Error('The battle does not end');
}

/** Plays the player's battle to its end by calls to the server, as another device would. */
export async function fightOverTheWire(
  request: APIRequestContext,
  { headers }: { headers: Record<string, string> },
): Promise<'win' | 'lose'> {
  let battle = await ask<BattleDetails>(() => request.get('/api/game/battle', { headers }));
  const send = (path: string, data: object) =>
    ask<BattleDetails>(() => request.post(`/api/game/${path}`, { headers, data }));
  let attacks = 0;
  for (let turn = 0; turn < 400; turn++) {
    const { page, myState, selectedPokemonId } = battle;
    if (page === 'win' || page === 'lose') return page;
    const mine = myState.findLast(
      ({ id, hp }) => hp > 0 && (page === 'selection' || id === selectedPokemonId),
    );
    if (page === 'selection') battle = await send('selectBattlePokemon', { selectedPokemon: mine?.id });
    else if (page === 'battle')
      battle = await send('attack', { attackId: mine?.attack2 ? 1 + (attacks++ % 2) : 1 });
    else battle = await send('battleContinue', {});
  }
  throw new Error('The battle does not end');
}

/** Returns the battle of a reply. After a 429 it waits as long as the server says and tries again. */
async function ask<T>(call: () => ReturnType<APIRequestContext['get']>): Promise<T> {
  const reply = await call();
  if (reply.status() === 429) {
    await new Promise((resume) => setTimeout(resume, Number(reply.headers()['retry-after']) * 1000));
    return ask(call);
  }
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { battleDetails: T }).battleDetails;
}
