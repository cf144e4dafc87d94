import type { Ailment, CreatureType, StageName, VolatileCondition } from '../creatures/types.ts';

/** What a move does beside its damage. A missing `chance` means always; chances are percent, 1 to 100. */
export type MoveEffect =
  | { readonly kind: 'ailment'; readonly ailment: Ailment; readonly chance?: number }
  | { readonly kind: 'condition'; readonly condition: VolatileCondition; readonly chance?: number }
  | {
      readonly kind: 'stage';
      readonly on: 'user' | 'target';
      readonly stage: StageName;
      /** Stages to add, -3 to 3, never 0. */
      readonly by: number;
      readonly chance?: number;
    }
  /** Share of the damage done that the user gains (drain) or loses (recoil), percent. */
  | { readonly kind: 'drain' | 'recoil'; readonly percent: number }
  /** Share of the user's maximum hp that it regains, percent. */
  | { readonly kind: 'heal'; readonly percent: number }
  | { readonly kind: 'hits'; readonly least: number; readonly most: number }
  /** Critical hits come with one in eight instead of one in twenty-four. */
  | { readonly kind: 'sharp' }
  /** Acts before moves of lower priority, -3 to 3. */
  | { readonly kind: 'priority'; readonly by: number }
  /** The user must rest in the next round. */
  | { readonly kind: 'recharge' };

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
