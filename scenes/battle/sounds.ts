import type { BattleCreature } from '../../contract/shapes/creature.ts';
import type { SideName } from '../../rules/model/events.ts';
import { type Effect, sendCue } from '../../src/bridge/cues.ts';
import { playingTempo } from '../../src/bridge/tempo.ts';
import type { StageScene } from '../shared/stageScene.ts';
import { Thinning } from './thinning.ts';

/** How far to its side a creature is heard. */
const aside = 0.45;

const panOf = (side: SideName | null): number => (side === null ? 0 : side === 'player' ? -aside : aside);

const thinning = new Thinning();

/** Lets something be heard at a side, or in the middle; nothing while the player skips. */
export function hear({ motion }: StageScene, effect: Effect, side: SideName | null = null, force = 1): void {
  if (motion.rushing || !thinning.admits(effect, performance.now(), playingTempo())) return;
  sendCue({ effect, pan: panOf(side), force });
}

/** Lets a creature cry. */
export function cry({ motion }: StageScene, side: SideName, { name }: Pick<BattleCreature, 'name'>): void {
  if (motion.rushing || !thinning.admits('cry', performance.now(), playingTempo())) return;
  sendCue({ cry: name.toLowerCase(), pan: panOf(side) });
}
