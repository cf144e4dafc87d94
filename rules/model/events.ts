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
 * What happened in a round, in order. The animation, the battle log and the text for screen readers all use this
 * list; applying it to the state before the round gives the state after it. `side` is the side that the event happens
 * to; `creature` is the id of that creature. `move` is the key of a move in the catalogue (its lowercase name).
 */
export type BattleEvent =
  | { readonly type: 'send'; readonly side: SideName; readonly creature: string }
  | { readonly type: 'move'; readonly side: SideName; readonly creature: string; readonly move: string }
  /** `side` dodged the move. */
  | { readonly type: 'miss'; readonly side: SideName; readonly move: string }
  /** `side` is immune to the move's type. */
  | { readonly type: 'unaffected'; readonly side: SideName }
  | {
      readonly type: 'damage';
      readonly side: SideName;
      /** `fatigue` hurts both sides of a fight that does not end, for example of two immune creatures. */
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
      /** Hit points lost, at most those the creature had. */
      readonly amount: number;
      /** Hit points left. */
      readonly hp: number;
      /** Effectiveness 0.25, 0.5, 1, 2 or 4; 1 if the cause is no move or the move's damage is fixed. */
      readonly mult: number;
      readonly critical: boolean;
    }
  | {
      readonly type: 'heal';
      readonly side: SideName;
      readonly cause: 'drain' | 'move' | 'seed' | 'rest' | 'draught';
      readonly amount: number;
      readonly hp: number;
      /** Only set for a creature that is not in battle. */
      readonly creature?: string;
    }
  /** `variant`: `toxic` poison grows each round; `rest` is sleep by the own move and replaces any ailment. */
  | {
      readonly type: 'afflict';
      readonly side: SideName;
      readonly condition: Condition;
      readonly variant?: AilmentVariant;
    }
  /** `creature` is only set for a creature that is not in battle. */
  | {
      readonly type: 'recover';
      readonly side: SideName;
      readonly condition: Condition;
      readonly creature?: string;
    }
  /** The creature cannot act: asleep, frozen, paralyzed, flinching or resting. */
  | { readonly type: 'hold'; readonly side: SideName; readonly cause: Condition | 'recharge' }
  /** The creature must rest in its next round. */
  | { readonly type: 'recharge'; readonly side: SideName }
  /** The side has used its great move of the battle. */
  | { readonly type: 'great'; readonly side: SideName }
  /** `by` is 0 if the stage cannot change any further. */
  | { readonly type: 'stage'; readonly side: SideName; readonly stage: StageName; readonly by: number }
  /** The creature charges its move; `hidden` if it is out of reach meanwhile. */
  | {
      readonly type: 'charge';
      readonly side: SideName;
      readonly creature: string;
      readonly move: string;
      readonly hidden: boolean;
    }
  /** The creature will use this move again in the next round, whatever is chosen. */
  | { readonly type: 'rampage'; readonly side: SideName; readonly move: string }
  /** `guard`: no move touches `side` for the rest of the round. `blocked`: a move was stopped by that. */
  | { readonly type: 'guard' | 'blocked'; readonly side: SideName }
  /** The move of `side` failed. */
  | { readonly type: 'fail'; readonly side: SideName }
  /** `screen`: moves do half the damage to `side` until the end of round `until`. `fade`: the screen has ended. */
  | { readonly type: 'screen'; readonly side: SideName; readonly until: number }
  | { readonly type: 'fade'; readonly side: SideName }
  /** The weather until the end of round `until`; null and 0 when the weather ends. */
  | { readonly type: 'weather'; readonly weather: Weather | null; readonly until: number }
  /** `reset`: all stages of both sides become 0. `swap`: the sides exchange them. */
  | { readonly type: 'reset' | 'swap' }
  | { readonly type: 'faint'; readonly side: SideName; readonly creature: string }
  /** `shakes`: 0 to 3 before the ball opens; 3 if the creature is caught. */
  | {
      readonly type: 'throw';
      readonly ball: BallType;
      readonly shakes: 0 | 1 | 2 | 3;
      readonly caught: boolean;
    }
  /** The player gives this creature of the team a draught of the flask; what it does follows. */
  | { readonly type: 'drink'; readonly side: 'player'; readonly creature: string }
  /** The player's creature tries to run away from the wild one; `away` if it succeeds, which ends the battle. */
  | { readonly type: 'run'; readonly side: 'player'; readonly away: boolean }
  /** Follows the `end` of a battle won against a user: why the prize is `coins` instead of `full`. */
  | {
      readonly type: 'prize';
      readonly why: 'weaker' | 'again' | 'day';
      readonly coins: number;
      readonly full: number;
    }
  /** These follow the `end` of a won battle; `level` is the level reached. */
  | { readonly type: 'experience'; readonly creature: string; readonly amount: number }
  | { readonly type: 'level'; readonly creature: string; readonly level: number }
  | { readonly type: 'learn'; readonly creature: string; readonly move: string }
  | { readonly type: 'end'; readonly winner: SideName };
