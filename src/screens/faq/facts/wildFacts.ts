import { WILD_GROUNDS } from '../../../../content/encounters/grounds.ts';
import { encounters } from '../../../../content/encounters/index.ts';
import { charmOf } from '../../../../content/luck/charms.ts';
import { NOTES_WORTH } from '../../../../content/luck/research.ts';
import { openMaps } from '../../../../content/maps/types.ts';
import { STAGES } from '../../../../content/research/stages.ts';
import { BONUS } from '../../../../rules/creatures/stats.ts';
import { HOURS, MINUTES } from '../../../../rules/world/conditions/conditions.ts';
import { DARK, OF, SHINY, STUDIED_TIMES } from '../../../../rules/world/encounters.ts';
import { TIER_WEIGHT } from '../../../../rules/world/living.ts';
import { TIERS } from '../../../../rules/world/types.ts';
import type { FaqFacts } from '../../../locales/en/faq/types.ts';

/** Of the maps that everybody may enter: a table of all of them would not fit, and would tell too much. */
const wilds = openMaps.map((map) => [map, encounters[map]] as const);
const RAREST = Math.min(...Object.values(TIER_WEIGHT));
const { kinds: luck } = charmOf(['glimmer-charm']);

const [{ tasks: SKETCH_TASKS }, { tasks: STUDY_TASKS }] = STAGES;

const oneIn = (count: number) => ({
  oneIn: Math.round(OF / count),
  oneInWithCharm: Math.round((OF * 100) / (count * (100 + luck))),
});

/** Where, when and how often wild creatures appear. */
export const wildFacts = {
  maps: wilds.map(([name, { cellsPerLevel }]) => ({ name, cellsPerLevel })),
  grounds: WILD_GROUNDS.map((ground) => ({
    ground,
    percents: wilds.map(([, { tables }]) => tables.find((table) => table.ground === ground)?.percent ?? null),
  })).filter(({ percents }) => percents.some((percent) => percent !== null)),
  hours: HOURS.map((hour) => ({ hour, minutes: MINUTES[hour] })),
  tiers: TIERS.map((tier) => ({ tier, times: TIER_WEIGHT[tier] / RAREST })),
  kinds: {
    dark: { ...oneIn(DARK), more: BONUS[2].attack ?? 0 },
    shiny: { ...oneIn(SHINY), more: BONUS[3].speed ?? 0 },
    notes: NOTES_WORTH,
    study: {
      times: STUDIED_TIMES,
      tasks: STUDY_TASKS,
      sketch: SKETCH_TASKS,
      oneIn: Math.round(OF / (SHINY * STUDIED_TIMES)),
    },
  },
} satisfies Partial<FaqFacts>;
