import type { Ailment, BallType, StageName, VolatileCondition } from '../creatures/types.ts';

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
      readonly cause: 'move' | 'recoil' | 'burn' | 'poison' | 'confuse' | 'fatigue';
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
      readonly cause: 'drain' | 'move';
      readonly amount: number;
      readonly hp: number;
    }
  | { readonly type: 'afflict'; readonly side: SideName; readonly condition: Condition }
  | { readonly type: 'recover'; readonly side: SideName; readonly condition: Condition }
  /** The creature cannot act: asleep, frozen, paralyzed, flinching or resting. */
  | { readonly type: 'hold'; readonly side: SideName; readonly cause: Condition | 'recharge' }
  /** The creature spent itself and must rest in its next round. */
  | { readonly type: 'recharge'; readonly side: SideName }
  /** `by` is 0 where the stage cannot go further. */
  | { readonly type: 'stage'; readonly side: SideName; readonly stage: StageName; readonly by: number }
  | { readonly type: 'faint'; readonly side: SideName; readonly creature: string }
  /** `shakes` 0 to 3 of the ball before it opens, or 3 and caught. */
  | {
      readonly type: 'throw';
      readonly ball: BallType;
      readonly shakes: 0 | 1 | 2 | 3;
      readonly caught: boolean;
    }
  /** After the `end` of a won battle; `level` is the level reached. */
  | { readonly type: 'experience'; readonly creature: string; readonly amount: number }
  | { readonly type: 'level'; readonly creature: string; readonly level: number }
  | { readonly type: 'learn'; readonly creature: string; readonly move: string }
  | { readonly type: 'end'; readonly winner: SideName };
