import type { BattleCreature } from '../../contract/shapes/creature.ts';
import type { SideName } from '../../rules/model/events.ts';
import { playingTempo } from '../../src/bridge/playback.ts';
import { type Effect, sendCue } from '../../src/bridge/signals/cues.ts';
import type { StageScene } from '../shared/stageScene.ts';

/** Milliseconds in which the same is not heard twice. */
const again = 90;
/** From this tempo on, so many milliseconds lie between any two sounds. */
const fast = 3;
const between = 70;

/** Keeps sounds that fall together from becoming noise. */
export class Thinning {
  readonly #last = new Map<string, number>();
  #any = Number.NEGATIVE_INFINITY;

  /** Whether a sound is heard at a time, in milliseconds; if so, it counts from now on. */
  admits(sound: string, now: number, tempo: number): boolean {
    if (now - (this.#last.get(sound) ?? Number.NEGATIVE_INFINITY) < again) return false;
    if (tempo >= fast && now - this.#any < between) return false;
    this.#last.set(sound, now);
    this.#any = now;
    return true;
  }
}

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
