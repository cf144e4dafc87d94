import { expect, type Page } from '@playwright/test';
import { type Cell, groundAt, maps } from '../../../content/index.ts';
import { type Straight, wayTo } from '../../../tools/shared/way.ts';
import type { Driver } from './driver.ts';

const map = maps.green_land;

/** The shortest way, straight steps only, to the next cell of tall grass. */
export const wayToTallGrass = (start: Cell): readonly Straight[] =>
  wayTo('green_land', start, ({ x, y }) => groundAt(map, x, y) === 'tall-grass').way;

/** The cell that the page says the player stands on. */
export async function cellOf(page: Page): Promise<Cell> {
  const words = await page.getByRole('img', { name: /You stand in column/ }).getAttribute('aria-label');
  const [, column, row] = /column (\d+) of 31, row (\d+) of 31/.exec(words ?? '') ?? [];
  return { x: Number(column) - 1, y: Number(row) - 1 };
}

/** Waits until the page says that the player stands on the cell, and the server has agreed. */
export async function arrive({ x, y }: Cell, page: Page): Promise<void> {
  await expect(
    page.getByRole('img', { name: new RegExp(`column ${x + 1} of 31, row ${y + 1} of 31`) }),
  ).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
}

/** Walks through the tall grass until something wild appears. */
export async function walkUntilMet(page: Page, driver: Driver): Promise<void> {
  const met = page.getByRole('button', { name: 'Try to Catch!' });
  for (let steps = 0; steps < 300; steps++) {
    const before = await cellOf(page);
    const [direction] = wayToTallGrass(before);
    if (!direction) break;
    await driver.step(direction);
    // On a busy machine a short press may last for two steps: how far it went is for the page to say.
    await expect.poll(() => cellOf(page)).not.toEqual(before);
    await expect(page.locator('[data-pending]')).toHaveCount(0);
    if (await met.isVisible()) return;
  }
  throw new Error('Nothing appeared in 300 steps');
}
