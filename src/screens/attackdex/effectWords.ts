import type { Move } from '../../../rules/model/moves.ts';
import { attackdexWords } from '../../locales/en/attackdex.ts';
import { moveEffect } from '../../locales/en/named/moves.ts';

const { befalls } = attackdexWords;
const isBefalling = (effect: string): effect is keyof typeof befalls => Object.hasOwn(befalls, effect);

/** Describes a move's effect in a sentence, with its chance. */
export function effectWords(move: Move): string {
  const { effect, effectAccuracy } = move;
  if (isBefalling(effect)) return attackdexWords.chanceOf(effectAccuracy, befalls[effect]);
  return effectAccuracy > 0 && effectAccuracy < 100
    ? attackdexWords.withChance(moveEffect(move), effectAccuracy)
    : moveEffect(move);
}
