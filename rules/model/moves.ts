import type { Ailment, CreatureType, StageName, Weather } from '../creatures/types.ts';

/** What a move does beside its damage. A missing `chance` means always; chances are percent, 1 to 100. */
export type MoveEffect =
  | { readonly kind: 'ailment'; readonly ailment: Ailment; readonly chance?: number }
  | { readonly kind: 'condition'; readonly condition: 'confuse' | 'flinch'; readonly chance?: number }
  /** Poison of 1/16, 2/16, 3/16 … (at most 15/16) of the maximum hp; again from 1/16 after leaving the battle. */
  | { readonly kind: 'toxic'; readonly chance?: number }
  /** The target loses 1/8 of its maximum hp each round; the opposing creature gains it. Grass is immune. */
  | { readonly kind: 'seed' }
  /** The target loses 1/8 of its maximum hp in each of 4 or 5 rounds and cannot be taken back. */
  | { readonly kind: 'trap' }
  | {
      readonly kind: 'stage';
      readonly on: 'user' | 'target';
      readonly stage: StageName;
      /** Stages to add, -3 to 3, never 0. */
      readonly by: number;
      readonly chance?: number;
    }
  /** Resets all stages of both sides to 0. */
  | { readonly kind: 'reset' }
  /** Exchanges all stages between the sides. */
  | { readonly kind: 'swap' }
  /** Percent of the damage done that the user gains (drain) or loses (recoil). */
  | { readonly kind: 'drain' | 'recoil'; readonly percent: number }
  /** Percent of the user's maximum hp that it regains; `bySun`: 66 in the sun, 25 in other weather. */
  | { readonly kind: 'heal'; readonly percent: number; readonly bySun?: true }
  /** The user regains all hp, loses its ailment and sleeps for two rounds. Fails at full hp. */
  | { readonly kind: 'rest' }
  /** Ends the user's own ailment, or those of its whole team. */
  | { readonly kind: 'cure'; readonly whom: 'self' | 'team' }
  /**
   * No move touches the user for the rest of the round. In consecutive rounds it succeeds with 1/2, 1/4, 1/8 … Fails
   * if the target has already acted.
   */
  | { readonly kind: 'protect' }
  /** For five rounds moves do half the damage to the user's side; critical hits do full damage. */
  | { readonly kind: 'screen' }
  /** Ends the target's screen before the damage. */
  | { readonly kind: 'shatter' }
  /** Sun, rain, sand or hail for five rounds. */
  | { readonly kind: 'weather'; readonly weather: Weather }
  | { readonly kind: 'hits'; readonly least: number; readonly most: number }
  /** Damage without formula, critical hits and spread: a number, or the user's level. */
  | { readonly kind: 'fixed'; readonly amount: number | 'level' }
  /** Half of the target's present hp. */
  | { readonly kind: 'halve' }
  /** All hp of the target. Fails if the target's level is higher; the accuracy ignores stages. */
  | { readonly kind: 'ohko' }
  /** Leaves the target at least 1 hp. */
  | { readonly kind: 'leaveAtOne' }
  /**
   * Power doubles if the condition holds. `ailment`: the target has an ailment. `ownAilment`: the user has one.
   * `half`: the target has half its hp or less. `leaving`: the target is being taken back, and is struck before it
   * goes. `hidden`: the target hides with a move of the same type, and is reached there.
   */
  | { readonly kind: 'surge'; readonly when: 'ailment' | 'ownAilment' | 'half' | 'leaving' | 'hidden' }
  /** Uses the target's attack instead of the user's. */
  | { readonly kind: 'foul' }
  /** Critical hits have a chance of 1 in 8 instead of 1 in 24. */
  | { readonly kind: 'sharp' }
  /** Never misses a target within reach, whatever the stages; with `in` only in that weather. */
  | { readonly kind: 'sure'; readonly in?: Weather }
  /** Works only on a sleeping target. */
  | { readonly kind: 'sleeper' }
  /** Fails if the user was hit in this round. */
  | { readonly kind: 'focus' }
  /** Moves of higher priority act first, -7 to 5. */
  | { readonly kind: 'priority'; readonly by: number }
  /** Charges for a round, then strikes. `hide`: out of reach meanwhile. `swiftIn`: no charging in this weather. */
  | { readonly kind: 'charge'; readonly hide?: true; readonly swiftIn?: Weather }
  /** The user repeats the move for two or three rounds, whatever is chosen, and is then confused. */
  | { readonly kind: 'rampage' }
  /** A great move: of these each side uses one in a battle, and any further one fails. */
  | { readonly kind: 'great' }
  /** The user must rest in the next round. */
  | { readonly kind: 'recharge' }
  /** If it does not land, the user loses half its maximum hp. */
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
