import { expect, type Page } from '@playwright/test';
import { blockedCells, type Cell, groundAt, maps } from '../../../content/index.ts';
import type { Driver } from './driver.ts';

const map = maps.green_land;
const blocked = blockedCells(map);
const STEPS: Readonly<Record<'n' | 'e' | 's' | 'w', Cell>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};
export type Straight = keyof typeof STEPS;

const isFree = ({ x, y }: Cell) => blocked[y]?.[x] === false;
const after = (cell: Cell, direction: Straight): Cell => ({
  x: cell.x + STEPS[direction].x,
  y: cell.y + STEPS[direction].y,
});
const isTallGrass = ({ x, y }: Cell) => groundAt(map, x, y) === 'tall-grass';

/** The shortest way, straight steps only, to a cell of tall grass that has tall grass beside it. */
export function wayToTallGrass(start: Cell): Straight[] {
  const seen = new Set([`${start.x},${start.y}`]);
  let rim: { cell: Cell; way: Straight[] }[] = [{ cell: start, way: [] }];
  while (rim.length) {
    const next: typeof rim = [];
    for (const { cell, way } of rim) {
      if (isTallGrass(cell) && way.length) return way;
      for (const direction of Object.keys(STEPS) as Straight[]) {
        const target = after(cell, direction);
        const key = `${target.x},${target.y}`;
        if (seen.has(key) || !isFree(target)) continue;
        seen.add(key);
        next.push({ cell: target, way: [...way, direction] });
      }
    }
    rim = next;
  }
  throw new Error('No tall grass can be reached');
}

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
  let cell = await cellOf(page);
  for (let steps = 0; steps < 300; steps++) {
    const [direction] = wayToTallGrass(cell);
    if (!direction) break;
    await driver.step(direction);
    cell = after(cell, direction);
    await arrive(cell, page);
    if (await met.isVisible()) return;
  }
  throw new Error('Nothing appeared in 300 steps');
}
