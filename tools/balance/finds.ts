import { items } from '../../content/items.ts';
import { maps } from '../../content/maps/index.ts';
import { things } from '../../content/things/index.ts';
import type { PurseRow } from './careers/summary.ts';
import { judge, type Verdict } from './goals.ts';

/** Coins that everything is worth that lies about in a region: each player finds it once. */
export const findsWorth = (region: string): number =>
  Object.values(things)
    .filter(({ map }) => maps[map].region === region)
    .reduce(
      (sum, { gift }) =>
        sum + ('coins' in gift ? gift.coins : gift.count * (items[gift.item]?.price ?? Infinity)),
      0,
    );

/** Minutes: whoever finds everything in a region has saved less than an hour of play there. */
const FINDS_MINUTES = [0, 60] as const;

/** Whether finds are a joy and no wage: what lies about in a region, in minutes of play that earn as much there. */
export const findsVerdict = (purses: readonly PurseRow[]): Verdict =>
  judge(
    'all that lies about in a region is worth at most an hour of play there',
    FINDS_MINUTES,
    purses.map(({ region, earned }) => [region, (60 * findsWorth(region)) / earned]),
    ' minutes',
  );
