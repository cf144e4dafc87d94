import path from 'node:path';
import type { Page } from 'playwright';
import { groundAt, maps } from '../../../content/index.ts';
import type { Gift } from '../../bench/shared/players.ts';
import { type Straight, wayTo } from '../../shared/way.ts';
import { shoot } from '../screens/album.ts';

export const ACCESS_FOLDER = 'docs/pictures/access';
const MAP = 'green_land';
const MOST_STEPS = 300;

/** What each of the players has who catches a creature in the pictures. */
export const gift: Gift = {
  creatures: [
    { name: 'kindlam', level: 5 },
    { name: 'moonbun', level: 4 },
  ],
  items: { nball: 12, mball: 1 },
};

export const take = (page: Page, name: string): Promise<void> =>
  shoot(page, path.join(ACCESS_FOLDER, `${name}.webp`));

async function cellOf(page: Page): Promise<{ x: number; y: number }> {
  const words = await page.getByRole('img', { name: /You stand in column/ }).getAttribute('aria-label');
  const [, column, row] = /column (\d+) of \d+, row (\d+) of/.exec(words ?? '') ?? [];
  return { x: Number(column) - 1, y: Number(row) - 1 };
}

/** Walks to the tall grass and through it until a creature appears. */
export async function walkUntilMet(page: Page, step: (to: Straight) => Promise<void>): Promise<void> {
  const isGrass = ({ x, y }: { x: number; y: number }) => groundAt(maps[MAP], x, y) === 'tall-grass';
  const met = page.getByRole('button', { name: 'Try to Catch!' });
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { x, y } = await cellOf(page);
    const [to] = wayTo(MAP, { x, y }, isGrass).way;
    if (!to) break;
    await step(to);
    for (let now = { x, y }; now.x === x && now.y === y; now = await cellOf(page))
      await page.waitForTimeout(20);
    while ((await page.locator('[data-pending]').count()) > 0) await page.waitForTimeout(20);
    if (await met.isVisible()) return;
  }
  throw new Error(`Nothing appeared in ${MOST_STEPS} steps.`);
}
