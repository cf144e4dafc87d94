import type { Move } from '../../../rules/model/moves.ts';
import { attackdexWords } from '../../locales/en/attackdex.ts';

const { befalls } = attackdexWords;
const isBefalling = (effect: string): effect is keyof typeof befalls => Object.hasOwn(befalls, effect);

/** Describes a move's effect in a sentence, with its chance. */
export function effectWords({ effect, effectAccuracy }: Move): string {
  if (isBefalling(effect)) return attackdexWords.chanceOf(effectAccuracy, befalls[effect]);
  return effectAccuracy > 0 && effectAccuracy < 100
    ? attackdexWords.withChance(effect, effectAccuracy)
    : effect;
}
