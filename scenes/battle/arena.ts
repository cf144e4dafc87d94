import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { SideName } from '../../rules/model/events.ts';
import type { StageScene } from '../shared/stageScene.ts';
import type { Actor } from './creature/actor.ts';
import type { BattleEffects } from './effects/battleEffects.ts';
import type { Plate } from './plate/plate.ts';
import type { BattleLayout } from './stage/layout.ts';

/** What animations have to do with. */
export interface Arena {
  readonly scene: StageScene;
  readonly layout: BattleLayout;
  readonly effects: BattleEffects;
  /** No shaking and no flashing. */
  readonly calm: () => boolean;
  /** Whether something may flash now; if so, it has. */
  readonly flash: () => boolean;
  readonly actors: Record<SideName, Actor | null>;
  readonly plates: Readonly<Record<SideName, Plate>>;
  /** The states between which the animation plays. */
  readonly before: BattleDetails;
  readonly after: BattleDetails;
}
