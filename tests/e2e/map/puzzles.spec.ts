import { expect } from '@playwright/test';
import type { Cell } from '../../../content/index.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { keyboard } from '../support/driver.ts';
import { answerOnMap } from '../support/maps/mapAnswers.ts';
import { arrive } from '../support/maps/walking.ts';
import { onPhone } from '../support/sizes.ts';
import { test } from '../support/test.ts';

/** Ways that ice, boats and switches lead: where they begin, where each step ends, and what lies at the end. */
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
  {
    name: 'two wheels turn the sluices of Latchford, behind which something lies, on a desktop and shown on a phone',
    mapName: 'green_land3',
    start: { x: 18, y: 25 },
    steps: [
      ['e', { x: 19, y: 25 }],
      ['s', { x: 19, y: 26 }],
      ['n', { x: 19, y: 25 }],
      ['w', { x: 18, y: 25 }],
      ['w', { x: 17, y: 25 }],
      ['w', { x: 16, y: 25 }],
      ['s', { x: 16, y: 26 }],
      ['s', { x: 16, y: 27 }],
      ['s', { x: 16, y: 28 }],
      ['e', { x: 17, y: 28 }],
      ['e', { x: 18, y: 28 }],
      ['n', { x: 18, y: 27 }],
      ['s', { x: 18, y: 28 }],
      ['e', { x: 19, y: 28 }],
      ['e', { x: 20, y: 28 }],
      ['e', { x: 21, y: 28 }],
      ['e', { x: 22, y: 28 }],
      ['e', { x: 23, y: 28 }],
      ['e', { x: 24, y: 28 }],
    ],
    thing: { x: 27, y: 27, looks: 'ball' },
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
