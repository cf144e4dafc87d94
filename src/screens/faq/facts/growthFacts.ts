import { STATUS_POWER } from '../../../../content/moves/statusPower.ts';
import { worldFacts } from '../../../../content/worldFacts.ts';
import { CATCH_WORTH, WILD_FEE, WORTH } from '../../../../rules/battle/turn/rewards.ts';
import { experienceAt, MOST_LEVEL } from '../../../../rules/creatures/experience.ts';
import type { FaqFacts } from '../../../locales/en/faq/types.ts';

const LEVELS = [10, 20, 30, 50, 75, MOST_LEVEL];
const KINDS = ['wb', 'gym', 'user', 'training', 'gold'] as const;
/** For these the server pays another sum: the coins that the leader sets, or a multiple of the stake. */
const PAID_APART: readonly (typeof KINDS)[number][] = ['gym', 'gold'];

/** What battles pay, and how much experience a level needs. */
export const growthFacts = {
  statusPower: STATUS_POWER,
  pays: KINDS.map((kind) => ({
    kind,
    experience: WORTH[kind].experience,
    coins: PAID_APART.includes(kind) ? null : WORTH[kind].coins,
  })),
  wild: { fee: WILD_FEE, caught: CATCH_WORTH },
  totals: LEVELS.map((level) => ({
    level,
    exp: {
      fast: experienceAt('fast', level),
      medium: experienceAt('medium', level),
      slow: experienceAt('slow', level),
    },
  })),
  evolving: worldFacts.evolving,
} satisfies Partial<FaqFacts>;
