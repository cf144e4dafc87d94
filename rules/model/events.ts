import type {
  Ailment,
  AilmentVariant,
  BallType,
  StageName,
  VolatileCondition,
  Weather,
} from '../creatures/types.ts';

export type SideName = 'player' | 'opponent';
export type Condition = Ailment | VolatileCondition;

/**
 * What happened in a round, in order. The same list drives the animation, the battle log and the text for
 * screen readers, and applying it to the state before the round gives the state after it.
 * `side` is always the side that the event happens to; `creature` is the id of that creature. `move` is the
 * key of a move in the catalogue (its lowercase name).
 */
export type BattleEvent =
  | { readonly type: 'send'; readonly side: SideName; readonly creature: string }
  | { readonly type: 'move'; readonly side: SideName; readonly creature: string; readonly move: string }
  /** `side` dodged the move. */
  | { readonly type: 'miss'; readonly side: SideName; readonly move: string }
  /** The move's type does nothing to `side`. */
  | { readonly type: 'unaffected'; readonly side: SideName }
  | {
      readonly type: 'damage';
      readonly side: SideName;
      /** `fatigue` wears both down where two creatures cannot defeat each other. */
      readonly cause:
        | 'move'
        | 'recoil'
        | 'burn'
        | 'poison'
        | 'confuse'
        | 'fatigue'
        | 'seed'
        | 'trap'
        | 'sand'
        | 'hail'
        | 'crash'
        | 'sacrifice';
      /** Hit points lost, never more than there were. */
      readonly amount: number;
      /** Hit points left. */
      readonly hp: number;
      /** Effectiveness 0.25, 0.5, 1, 2 or 4; 1 where the cause is no move. */
      readonly mult: number;
      readonly critical: boolean;
    }
  | {
      readonly type: 'heal';
      readonly side: SideName;
      readonly cause: 'drain' | 'move' | 'seed' | 'rest';
      readonly amount: number;
      readonly hp: number;
    }
  /** `variant`: poison that grows, or the sleep of its own rest, which takes the place of another ailment. */
  | {
      readonly type: 'afflict';
      readonly side: SideName;
      readonly condition: Condition;
      readonly variant?: AilmentVariant;
    }
  /** `creature` where it is one that is not in battle. */
  | {
      readonly type: 'recover';
      readonly side: SideName;
      readonly condition: Condition;
      readonly creature?: string;
    }
  /** The creature cannot act: asleep, frozen, paralyzed, flinching or resting. */
  | { readonly type: 'hold'; readonly side: SideName; readonly cause: Condition | 'recharge' }
  /** The creature spent itself and must rest in its next round. */
  | { readonly type: 'recharge'; readonly side: SideName }
  /** `by` is 0 where the stage cannot go further. */
  | { readonly type: 'stage'; readonly side: SideName; readonly stage: StageName; readonly by: number }
  /** The creature gathers for its move; `hidden` where it is out of reach meanwhile. */
  | {
      readonly type: 'charge';
      readonly side: SideName;
      readonly creature: string;
      readonly move: string;
      readonly hidden: boolean;
    }
  /** The creature will go on with this move by itself. */
  | { readonly type: 'rampage'; readonly side: SideName; readonly move: string }
  /** No move touches `side` for the rest of the round; then one that would have. */
  | { readonly type: 'guard' | 'blocked'; readonly side: SideName }
  /** The move of `side` came to nothing. */
  | { readonly type: 'fail'; readonly side: SideName }
  /** Moves do half the damage to `side` until the end of this round; then it is over. */
  | { readonly type: 'screen'; readonly side: SideName; readonly until: number }
  | { readonly type: 'fade'; readonly side: SideName }
  /** The weather until the end of this round; null and 0 for the end of it. */
  | { readonly type: 'weather'; readonly weather: Weather | null; readonly until: number }
  /** All stages of both ended, or were exchanged. */
  | { readonly type: 'reset' | 'swap' }
  | { readonly type: 'faint'; readonly side: SideName; readonly creature: string }
  /** `shakes` 0 to 3 of the ball before it opens, or 3 and caught. */
  | {
      readonly type: 'throw';
      readonly ball: BallType;
      readonly shakes: 0 | 1 | 2 | 3;
      readonly caught: boolean;
    }
  /** After the `end` of a battle that is won against a user: why the prize is `coins` and not the full one. */
  | {
      readonly type: 'prize';
      readonly why: 'weaker' | 'again' | 'day';
      readonly coins: number;
      readonly full: number;
    }
  /** After the `end` of a won battle; `level` is the level reached. */
  | { readonly type: 'experience'; readonly creature: string; readonly amount: number }
  | { readonly type: 'level'; readonly creature: string; readonly level: number }
  | { readonly type: 'learn'; readonly creature: string; readonly move: string }
  | { readonly type: 'end'; readonly winner: SideName };
