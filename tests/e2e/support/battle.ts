import { expect, type Locator, type Page } from '@playwright/test';
import type { Driver } from './driver.ts';

/** An enabled button: during a request the last button is still shown, disabled. */
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true, disabled: false });

export type Standing = 'Attack' | 'Continue' | 'Select this pokemon' | 'Won' | 'Lost';

/** The next choice of a battle or its result, after animations and requests have finished. */
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

/** The attack with the lowest displayed damage, which hardly ever ends a battle. */
export async function gentlest(page: Page): Promise<Locator> {
  const attacks = page.getByRole('group', { name: 'Attacks' }).getByRole('radio', { disabled: false });
  await expect(attacks.first()).toBeVisible();
  // Attacks without effect have no number.
  const damages = await attacks.evaluateAll((radios) =>
    radios.map((radio) => {
      const words = radio.closest('label')?.textContent ?? '';
      const [, least, most = least] = /expected damage (\d+)(?: to (\d+))?/.exec(words) ?? [];
      return Number(most ?? 0);
    }),
  );
  return attacks.nth(damages.indexOf(Math.min(...damages)));
}

/** Plays one round with the gentlest attack and continues. */
export async function playRound(page: Page, driver: Driver): Promise<Standing> {
  await driver.choose(await gentlest(page));
  await driver.press(button(page, 'Attack'));
  await expect(button(page, 'Attack')).toBeHidden();
  const now = await standing(page);
  if (now !== 'Continue') return now;
  await driver.press(button(page, 'Continue'));
  await expect(button(page, 'Continue')).toBeHidden();
  return standing(page);
}
