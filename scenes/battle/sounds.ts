import type { BattleCreature } from '../../contract/shapes/creature.ts';
import type { SideName } from '../../rules/model/events.ts';
import { playingTempo } from '../../src/bridge/playback.ts';
import { type Effect, sendCue } from '../../src/bridge/signals/cues.ts';
import type { StageScene } from '../shared/stageScene.ts';

/** Shortest time in milliseconds between two identical sounds. */
const again = 90;
/** From this tempo on, any two sounds are at least `between` milliseconds apart. */
const fast = 3;
const between = 70;

/** Drops sounds that follow too closely, which would become noise. */
export class Thinning {
  readonly #last = new Map<string, number>();
  #any = Number.NEGATIVE_INFINITY;

  /** Whether a sound may be played at this time in milliseconds; if so, it counts as played. */
  admits(sound: string, now: number, tempo: number): boolean {
    if (now - (this.#last.get(sound) ?? Number.NEGATIVE_INFINITY) < again) return false;
    if (tempo >= fast && now - this.#any < between) return false;
    this.#last.set(sound, now);
    this.#any = now;
    return true;
  }
}

/** Stereo pan of a creature's sounds. */
const aside = 0.45;

const panOf = (side: SideName | null): number => (side === null ? 0 : side === 'player' ? -aside : aside);

const thinning = new Thinning();

/** Plays a sound at a side, or in the middle if `side` is null. Silent while the player skips. */
export function hear({ motion }: StageScene, effect: Effect, side: SideName | null = null, force = 1): void {
  if (motion.rushing || !thinning.admits(effect, performance.now(), playingTempo())) return;
  sendCue({ effect, pan: panOf(side), force });
}

/** Plays the cry of a creature. Silent while the player skips. */
export function cry({ motion }: StageScene, side: SideName, { name }: Pick<BattleCreature, 'name'>): void {
  if (motion.rushing || !thinning.admits('cry', performance.now(), playingTempo())) return;
  sendCue({ cry: name.toLowerCase(), pan: panOf(side) });
}
