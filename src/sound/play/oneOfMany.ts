import type { Effect, EffectCue } from '../../bridge/signals/cues.ts';

/** Volume of each interface sound relative to the game's sounds, in ascending order of importance. */
const SCREEN: ReadonlyMap<Effect, number> = new Map([
  ['tap', 0.3],
  ['close', 0.3],
  ['open', 0.3],
  ['cancel', 0.4],
  ['confirm', 0.4],
  ['notice', 0.45],
  ['refused', 0.45],
  ['coins', 0.6],
  ['purchase', 0.6],
  ['trade', 0.8],
  ['badge', 0.9],
]);
const RANKS = [...SCREEN.keys()];
const rankOf = ({ effect }: EffectCue) => RANKS.indexOf(effect);

/**
 * Milliseconds. One press may open something, close something and show a toast: sounds within this time count as one.
 */
const TOGETHER_MS = 45;

/**
 * Passes cues on. Of several interface sounds at once, only the most important one is played, at its reduced volume.
 */
export function oneOfMany(play: (cue: EffectCue) => void): (cue: EffectCue) => void {
  let best: EffectCue | null = null;
  const tell = () => {
    const cue = best;
    best = null;
    if (cue) play({ ...cue, force: (cue.force ?? 1) * (SCREEN.get(cue.effect) ?? 1) });
  };
  return (cue) => {
    if (rankOf(cue) < 0) return play(cue);
    if (!best) setTimeout(tell, TOGETHER_MS);
    if (!best || rankOf(cue) > rankOf(best)) best = cue;
  };
}
