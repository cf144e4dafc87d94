import type { Ailment, CreatureType, StageName, Weather } from '../creatures/types.ts';

/** What a move does beside its damage. A missing `chance` means always; chances are percent, 1 to 100. */
export type MoveEffect =
  | { readonly kind: 'ailment'; readonly ailment: Ailment; readonly chance?: number }
  | { readonly kind: 'condition'; readonly condition: 'confuse' | 'flinch'; readonly chance?: number }
  /** Poison that takes 1/16, 2/16, 3/16 … of the maximum, from 1/16 again after leaving the battle. */
  | { readonly kind: 'toxic'; readonly chance?: number }
  /** The target loses 1/8 of its maximum each round to whoever faces it. Grass is immune. */
  | { readonly kind: 'seed' }
  /** The target loses 1/8 of its maximum for 4 or 5 rounds, and cannot be taken back. */
  | { readonly kind: 'trap' }
  | {
      readonly kind: 'stage';
      readonly on: 'user' | 'target';
      readonly stage: StageName;
      /** Stages to add, -3 to 3, never 0. */
      readonly by: number;
      readonly chance?: number;
    }
  /** All stages of both end. */
  | { readonly kind: 'reset' }
  /** Both exchange all their stages. */
  | { readonly kind: 'swap' }
  /** Share of the damage done that the user gains (drain) or loses (recoil), percent. */
  | { readonly kind: 'drain' | 'recoil'; readonly percent: number }
  /** Share of the user's maximum hp that it regains, percent; `bySun`: 66 in the sun, 25 in other weather. */
  | { readonly kind: 'heal'; readonly percent: number; readonly bySun?: true }
  /** The user regains all hp, loses its ailment and sleeps for two rounds; nothing at full hp. */
  | { readonly kind: 'rest' }
  /** Ends the user's own ailment, or those of its whole team. */
  | { readonly kind: 'cure'; readonly whom: 'self' | 'team' }
  /** No move touches the user for the rest of the round; in a row it works with 1/2, 1/4, 1/8 … */
  | { readonly kind: 'protect' }
  /** Moves do half the damage to the user's side for five rounds, critical hits the whole. */
  | { readonly kind: 'screen' }
  /** Ends the target's screen before the damage. */
  | { readonly kind: 'shatter' }
  /** Sun, rain, sand or hail for five rounds. */
  | { readonly kind: 'weather'; readonly weather: Weather }
  | { readonly kind: 'hits'; readonly least: number; readonly most: number }
  /** Damage without formula and chance: a number, or the user's level. */
  | { readonly kind: 'fixed'; readonly amount: number | 'level' }
  /** Half of the target's present hp. */
  | { readonly kind: 'halve' }
  /** All hp of the target; fails where its level is higher; the accuracy counts without stages. */
  | { readonly kind: 'ohko' }
  /** Leaves the target at least 1 hp. */
  | { readonly kind: 'leaveAtOne' }
  /**
   * Power doubles: target ails, user ails itself, target has half its hp or less. `leaving`: target is being taken
   * back, and is struck before it goes. `hidden`: target hides with a move of the same type, and is reached there.
   */
  | { readonly kind: 'surge'; readonly when: 'ailment' | 'ownAilment' | 'half' | 'leaving' | 'hidden' }
  /** Counts the target's attack instead of the user's. */
  | { readonly kind: 'foul' }
  /** Critical hits come with one in eight instead of one in twenty-four. */
  | { readonly kind: 'sharp' }
  /** Never misses whom it can reach, whatever the stages; with `in` in that weather only. */
  | { readonly kind: 'sure'; readonly in?: Weather }
  /** Works on a sleeper only. */
  | { readonly kind: 'sleeper' }
  /** Fails where the user was struck in this round. */
  | { readonly kind: 'focus' }
  /** Acts before moves of lower priority, -7 to 5. */
  | { readonly kind: 'priority'; readonly by: number }
  /** Gathers for a round, then strikes; `hide`: out of reach meanwhile; `swiftIn`: at once in this weather. */
  | { readonly kind: 'charge'; readonly hide?: true; readonly swiftIn?: Weather }
  /** Goes on by itself for two or three rounds and leaves the user confused. */
  | { readonly kind: 'rampage' }
  /** The user must rest in the next round. */
  | { readonly kind: 'recharge' }
  /** Where it does not land, the user loses half its maximum. */
  | { readonly kind: 'crash' }
  /** The user faints, whether it lands or not. */
  | { readonly kind: 'sacrifice' };

/** An entry of the move catalogue, which is keyed by the lowercase name. */
export interface Move {
  readonly name: string;
  readonly type: CreatureType;
  /** Power, 10 to 200. */
  readonly attack: number;
  /** Percent, 30 to 100. */
  readonly accuracy: number;
  /** For players, in our own words: `burn`, `May burn the target.` */
  readonly effect: string;
  /** Percent, 0 to 100. */
  readonly effectAccuracy: number;
  readonly effects: readonly MoveEffect[];
}
