import { goldTiers } from '../../../../content/challenges/gold.ts';
import { prizeLimits } from '../../../../content/challenges/prizes.ts';
import { REMATCH_SHARE } from '../../../../content/gyms/rematch.ts';
import { items } from '../../../../content/items.ts';
import { newcomer, starters } from '../../../../content/starters.ts';
import { TEAM_SIZE } from '../../../../content/team.ts';
import { worldFacts } from '../../../../content/worldFacts.ts';
import type { FaqFacts } from '../../../locales/en/faq/types.ts';
import { itemDescription, itemName } from '../../../locales/en/named/items.ts';

const TIERS = ['bronze', 'silver', 'gold'] as const;
/** Balls with their number. Only English makes the plural here, where it is regular. */
function ballWords([key, count]: readonly [key: string, count: number]): string {
  const english = (items[key]?.name ?? key).toLowerCase();
  const name = itemName(key, english);
  return name === english ? `${count} ${name}${count === 1 ? '' : 's'}` : `${count} × ${name}`;
}

/** What players start with, and what they can buy, stake and win. */
export const playerFacts = () =>
  ({
    starters: Object.values(starters).flat().length,
    newcomer: {
      level: newcomer.starterLevel,
      coins: newcomer.coins,
      balls: Object.entries(newcomer.items).map(ballWords),
    },
    teamSize: TEAM_SIZE,
    species: worldFacts.species,
    legends: worldFacts.legends,
    goods: Object.entries(items)
      .filter(([, { canShow }]) => canShow)
      .map(([key, { name, price, description, charm }]) => ({
        name: itemName(key, name),
        price,
        text: itemDescription(key, description),
        charm: charm !== undefined,
      })),
    lures: Object.entries(items)
      .filter(([, { lure }]) => lure)
      .map(([key, { name, pack = 1, sold = [] }]) => ({ name: itemName(key, name), steps: pack, sold })),
    gold: TIERS.map((tier) => {
      const { stake, multiple, odds, raise } = goldTiers[tier];
      return { tier, stake, prize: stake * multiple, odds, raise };
    }),
    prizes: prizeLimits,
    gyms: {
      regions: worldFacts.regions,
      leaders: worldFacts.leadersOfRegion,
      all: worldFacts.gyms,
      coins: worldFacts.gymCoins,
      team: worldFacts.gymTeam,
      rematchPercent: 100 / REMATCH_SHARE,
    },
  }) satisfies Partial<FaqFacts>;
