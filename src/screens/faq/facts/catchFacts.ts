import { items } from '../../../../content/items.ts';
import { worldFacts } from '../../../../content/worldFacts.ts';
import { catchChance } from '../../../../rules/battle/turn/capture.ts';
import type { BallType } from '../../../../rules/creatures/types.ts';
import type { FaqFacts } from '../../../locales/en/faq/types.ts';
import { itemName } from '../../../locales/en/named/items.ts';

/** In the order of the mart; the ball that never fails needs no numbers. */
const BALLS = ['nball', 'gball', 'uball'] as const satisfies readonly BallType[];
const RATES = ['hardest', 'middle', 'easiest'] as const;
/** A round number of hit points, as creatures in the middle of the game have. */
const MOST = 100;
const SITUATIONS = {
  well: { hp: MOST, ailment: null },
  half: { hp: MOST / 2, ailment: null },
  last: { hp: 1, ailment: null },
  asleep: { hp: 1, ailment: 'sleep' },
} as const;

const nameOf = (ball: BallType): string => itemName(ball, items[ball]?.name ?? ball);

/** Catch chances of the balls, from the same formula as in a battle. */
export const catchFacts = {
  balls: BALLS,
  ballNames: {
    nball: nameOf('nball'),
    gball: nameOf('gball'),
    uball: nameOf('uball'),
    mball: nameOf('mball'),
  },
  catching: RATES.flatMap((rate) =>
    (['well', 'half', 'last', 'asleep'] as const).map((situation) => ({
      rate,
      situation,
      percents: BALLS.map((ball) =>
        catchChance({ ...SITUATIONS[situation], most: MOST, rate: worldFacts.catchRate[rate] }, ball),
      ),
    })),
  ),
} satisfies Partial<FaqFacts>;
