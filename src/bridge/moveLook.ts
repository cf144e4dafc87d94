import type { CreatureType } from '../../rules/creatures/types.ts';
import type { Move } from '../../rules/model/moves.ts';
import { type MoveClass, moveClass } from './moveClass.ts';

/** How heavy a move is to look at: 1 for a poke, 4 for the heaviest there are. */
export type Tier = 1 | 2 | 3 | 4;
/** With what a body strikes, where the name tells. */
export type Strike = 'jaws' | 'fist' | 'claws';

/** What the scenes need to know of a move in order to show it. */
export interface MoveLook {
  readonly type: CreatureType;
  readonly kind: MoveClass;
  readonly tier: Tier;
  readonly strike: Strike | null;
}

/** The least power of each tier above the first. */
const heavy = [50, 85, 125] as const;

export const tierOf = (power: number): Tier => (1 + heavy.filter((least) => power >= least).length) as Tier;

const strikes: readonly (readonly [Strike, RegExp])[] = [
  ['jaws', /bite|fang|crunch|jaw|rend|clamp|leech life|snap trap/],
  ['fist', /punch|fist|knuckle|palm|thrust|pummel|upper|slap\b|chop|close combat|superpower|hammer arm/],
  ['claws', /claw|scratch|swipe|slash|cut|blade|cleave|scissor|x-|sword|edge|lash|axe|guillotine/],
];

export function moveLook(move: Move): MoveLook {
  const name = move.name.toLowerCase();
  const kind = moveClass(move);
  const strike = kind === 'contact' ? (strikes.find(([, words]) => words.test(name))?.[0] ?? null) : null;
  return { type: move.type, kind, tier: kind === 'status' ? 1 : tierOf(move.attack), strike };
}
