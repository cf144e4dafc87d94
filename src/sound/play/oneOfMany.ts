import type { Effect, EffectCue } from '../../bridge/signals/cues.ts';

/** The sounds of screens: how loud each is beside those of the game, and the one that says most comes last. */
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

/** One press may open something, close something and be told of: what comes within so many milliseconds is one. */
const TOGETHER_MS = 45;

/** Passes cues on; of several sounds of screens at once only that which says most, softly. */
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
