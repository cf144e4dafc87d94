import { expect, type Locator, type Page } from '@playwright/test';
import type { Driver } from './driver.ts';

/** One that can be pressed: while a request runs, the last one stands there, busy. */
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true, disabled: false });

export type Standing = 'Attack' | 'Continue' | 'Select this pokemon' | 'Won' | 'Lost';

/** What a battle asks for or how it ended, once no animation and no request is running. */
export async function standing(page: Page): Promise<Standing> {
  const choices: Record<Standing, Locator> = {
    Attack: button(page, 'Attack'),
    Continue: button(page, 'Continue'),
    'Select this pokemon': button(page, 'Select this pokemon'),
    Won: page.getByRole('heading', { level: 1, name: 'Won', exact: true }),
    Lost: page.getByRole('heading', { level: 1, name: 'Lost', exact: true }),
  };
  const any = Object.values(choices).reduce((all, one) => all.or(one));
  await expect(any.first()).toBeVisible({ timeout: 30_000 });
  for (const [name, locator] of Object.entries(choices)) {
    if (await locator.isVisible()) return name as Standing;
  }
  return standing(page);
}

/** The last of the attacks that can be chosen, which is the gentlest. */
export const gentlest = (page: Page): Locator =>
  page.getByRole('group', { name: 'Attacks' }).getByRole('radio', { disabled: false }).last();

/** Plays one round with the gentlest attack, and goes on. */
export async function playRound(page: Page, driver: Driver): Promise<Standing> {
  await driver.choose(gentlest(page));
  await driver.press(button(page, 'Attack'));
  await expect(button(page, 'Attack')).toBeHidden();
  const now = await standing(page);
  if (now !== 'Continue') return now;
  await driver.press(button(page, 'Continue'));
  await expect(button(page, 'Continue')).toBeHidden();
  return standing(page);
}
