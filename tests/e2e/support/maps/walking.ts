import { expect, type Page } from '@playwright/test';
import { type Cell, groundAt, maps } from '../../../../content/index.ts';
import { type Straight, wayTo } from '../../../../tools/shared/way.ts';
import type { Driver } from '../driver.ts';

const map = maps.green_land;

/** The shortest way, in straight steps, to the nearest cell of tall grass. */
export const wayToTallGrass = (start: Cell): readonly Straight[] =>
  wayTo('green_land', start, ({ x, y }) => groundAt(map, x, y) === 'tall-grass').way;

/** The map as a picture. A search by role reads the whole page, and walks look here many times for each step. */
const PICTURE = '[role="img"][data-stage="map"][aria-label*="You stand in column"]';

/** The player's cell as the page states it. */
export async function cellOf(page: Page): Promise<Cell> {
  const words = await page.locator(PICTURE).getAttribute('aria-label');
  const [, column, row] = /column (\d+) of 31, row (\d+) of 31/.exec(words ?? '') ?? [];
  return { x: Number(column) - 1, y: Number(row) - 1 };
}

/** Waits until the page shows the player on the cell and the server has confirmed it. */
export async function arrive({ x, y }: Cell, page: Page): Promise<void> {
  await expect(
    page.locator(`${PICTURE}[aria-label*="column ${x + 1} of 31, row ${y + 1} of 31"]`),
  ).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
}

/** Walks through the tall grass until a wild creature appears. */
export async function walkUntilMet(page: Page, driver: Driver): Promise<void> {
  const met = page.getByRole('button', { name: 'Try to Catch!' });
  for (let steps = 0; steps < 300; steps++) {
    const before = await cellOf(page);
    const [direction] = wayToTallGrass(before);
    if (!direction) break;
    await driver.step(direction);
    // On a busy machine a short key press may last for two steps, so read the new cell from the page.
    await expect.poll(() => cellOf(page), { intervals: [50] }).not.toEqual(before);
    await expect(page.locator('[data-pending]')).toHaveCount(0);
    if (await met.isVisible()) return;
  }
  throw new Error('Nothing appeared in 300 steps');
}
