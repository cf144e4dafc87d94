import { expect } from '@playwright/test';
import type { Cell } from '../../../content/index.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { keyboard } from '../support/driver.ts';
import { answerOnMap } from '../support/mapAnswers.ts';
import { onPhone } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { arrive } from '../support/walking.ts';

/** Ways whose steps lead further than to the next cell: where they begin, where each step ends, and what lies at the end. */
const WAYS = [
  {
    name: 'four slides over the tarn lead to the snow in it, on a desktop and shown on a phone',
    mapName: 'overcloud3',
    start: { x: 15, y: 5 },
    steps: [
      ['n', { x: 15, y: 3 }],
      ['w', { x: 8, y: 3 }],
      ['n', { x: 8, y: 1 }],
      ['e', { x: 16, y: 1 }],
    ],
    thing: { x: 16, y: 1, looks: 'ball' },
  },
  {
    name: 'three boats lead to the islet where something lies, on a desktop and shown on a phone',
    mapName: 'scattersea2',
    start: { x: 25, y: 24 },
    steps: [
      ['e', { x: 29, y: 24 }],
      ['s', { x: 29, y: 25 }],
      ['s', { x: 29, y: 28 }],
      ['w', { x: 25, y: 28 }],
    ],
    thing: { x: 24, y: 28, looks: 'purse' },
  },
] as const;

for (const { name, mapName, start, steps, thing } of WAYS) {
  test(name, async ({ page, request }) => {
    await answerOnMap(page, { mapName, cell: start, hour: 'day', things: [thing] });
    await enterAs(page, await playerWithStarter(request), '/maps');
    await page.getByRole('link', { name: 'green_land', exact: true }).click();
    await arrive(start, page);
    await expect(page.locator('[data-stage="map"] canvas')).toHaveAttribute('data-loop', /awake|asleep/);
    const player = keyboard(page);
    let last: Cell = start;
    for (const [direction, end] of steps) {
      await player.step(direction);
      await arrive(end, page);
      last = end;
    }
    await onPhone(page, () => arrive(last, page));
  });
}
