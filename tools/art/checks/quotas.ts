import { PLAN_NAMES, type PlanName } from '../plans/plan-names.ts';

/** The properties of a drawing that the quotas count. */
export interface Counted {
  readonly plan: PlanName;
  /** Kinds of the eyes that were drawn, the near one last. */
  readonly eyes: readonly string[];
  /** Overlap of the silhouette with its mirror image. */
  readonly symmetry: number;
  /** Outline length² / (4π · area). */
  readonly complexity: number;
}
export interface Quota {
  readonly name: string;
  /** The measured and the required share or number, as text. */
  readonly text: string;
  readonly kept: boolean;
}

/** Plans without legs, or with wings or fins. */
const LEGLESS_OR_WINGED: readonly PlanName[] = [
  'bat',
  'bell',
  'bird',
  'butterfly',
  'clam',
  'cloak',
  'drake',
  'eel',
  'fish',
  'globe',
  'jellyfish',
  'kraken',
  'owl',
  'penguin',
  'serpent',
  'slime',
  'vessel',
  'wader',
  'wasp',
  'whale',
  'wyrm',
  'wyvern',
];
const FEWEST_PLANS = 20;
const LARGEST_PLAN = 0.15;
const LEAST_LEGLESS = 0.25;
/** A silhouette that overlaps less than this with its mirror image is asymmetric. */
const SYMMETRIC = 0.7;
const LEAST_ASYMMETRIC = 0.3;
/** An outline with less complexity than this is round. Only a small share may be round. */
const ROUND = 1.7;
const MOST_ROUND = 0.15;
/** Wanted shares of the kinds of eyes, and the allowed deviation. */
const EYES = { dot: 0.3, round: 0.35, fierce: 0.25, other: 0.1 } as const;
const EYE_TOLERANCE = 0.12;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function eyeKind({ eyes }: Counted): keyof typeof EYES {
  const near = eyes.at(-1);
  return near === 'dot' || near === 'round' || near === 'fierce' ? near : 'other';
}

/** Measures the variety of a collection of drawings; returns one entry per rule. */
export function countQuotas(all: readonly Counted[]): Quota[] {
  const share = (test: (one: Counted) => boolean): number => all.filter(test).length / all.length;
  const plans = PLAN_NAMES.map((plan) => ({ plan, share: share((one) => one.plan === plan) }))
    .filter((one) => one.share > 0)
    .sort((a, b) => b.share - a.share);
  const [largest] = plans;
  const legless = share(({ plan }) => LEGLESS_OR_WINGED.includes(plan));
  const asymmetric = share(({ symmetry }) => symmetry < SYMMETRIC);
  const round = share(({ complexity }) => complexity < ROUND);
  const eyes = Object.entries(EYES).map(([kind, wanted]): Quota => {
    const found = share((one) => eyeKind(one) === kind);
    return {
      name: `${kind} eyes`,
      text: `${percent(found)}, wanted about ${percent(wanted)}`,
      kept: Math.abs(found - wanted) <= EYE_TOLERANCE,
    };
  });
  return [
    {
      name: 'body plans',
      text: `${plans.length}, at least ${FEWEST_PLANS}`,
      kept: plans.length >= FEWEST_PLANS,
    },
    {
      name: 'commonest plan',
      text: `${largest?.plan} ${percent(largest?.share ?? 0)}, at most ${percent(LARGEST_PLAN)}`,
      kept: (largest?.share ?? 0) <= LARGEST_PLAN,
    },
    {
      name: 'legless, winged or finned',
      text: `${percent(legless)}, at least ${percent(LEAST_LEGLESS)}`,
      kept: legless >= LEAST_LEGLESS,
    },
    {
      name: 'asymmetric silhouettes',
      text: `${percent(asymmetric)}, at least ${percent(LEAST_ASYMMETRIC)}`,
      kept: asymmetric >= LEAST_ASYMMETRIC,
    },
    {
      name: 'round outlines',
      text: `${percent(round)}, at most ${percent(MOST_ROUND)}`,
      kept: round <= MOST_ROUND,
    },
    ...eyes,
  ];
}
