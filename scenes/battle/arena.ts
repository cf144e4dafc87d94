import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { SideName } from '../../rules/model/events.ts';
import type { StageScene } from '../shared/stageScene.ts';
import type { Actor } from './creature/actor.ts';
import type { BattleEffects } from './effects/battleEffects.ts';
import type { Plate } from './plate/plate.ts';
import type { BattleLayout } from './stage/layout.ts';

/** What the animations of a round use. */
export interface Arena {
  readonly scene: StageScene;
  readonly layout: BattleLayout;
  readonly effects: BattleEffects;
  /** Calm mode: no shaking and no flashing. */
  readonly calm: () => boolean;
  /** Returns whether a flash is allowed now; if so, it counts as shown. */
  readonly flash: () => boolean;
  readonly actors: Record<SideName, Actor | null>;
  readonly plates: Readonly<Record<SideName, Plate>>;
  /** The states before and after the round. */
  readonly before: BattleDetails;
  readonly after: BattleDetails;
}
