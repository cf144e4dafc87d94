import { goldTiers } from '../../../../content/challenges/gold.ts';
import { prizeLimits } from '../../../../content/challenges/prizes.ts';
import { REMATCH_SHARE } from '../../../../content/gyms/rematch.ts';
import { items } from '../../../../content/items.ts';
import { newcomer, starters } from '../../../../content/starters.ts';
import { TEAM_SIZE } from '../../../../content/team.ts';
import { worldFacts } from '../../../../content/worldFacts.ts';
import type { FaqFacts } from '../../../locales/en/faq/types.ts';
import { itemName } from '../../../locales/en/named/items.ts';

const TIERS = ['bronze', 'silver', 'gold'] as const;
const nameOf = (key: string): string => itemName(key, items[key]?.name ?? key).toLowerCase();

/** What players start with, and what they can buy, stake and win. */
export const playerFacts = {
  starters: Object.values(starters).flat().length,
  newcomer: {
    level: newcomer.starterLevel,
    coins: newcomer.coins,
    balls: Object.entries(newcomer.items).map(
      ([key, count]) => `${count} ${nameOf(key)}${count === 1 ? '' : 's'}`,
    ),
  },
  teamSize: TEAM_SIZE,
  species: worldFacts.species,
  legends: worldFacts.legends,
  goods: Object.values(items)
    .filter(({ canShow }) => canShow)
    .map(({ name, price, description, charm }) => ({
      name,
      price,
      text: description,
      charm: charm !== undefined,
    })),
  lures: Object.values(items)
    .filter(({ lure }) => lure)
    .map(({ name, pack = 1, sold = [] }) => ({ name, steps: pack, sold })),
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
} satisfies Partial<FaqFacts>;
