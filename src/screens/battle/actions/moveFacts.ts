import { battleWords } from '../../../locales/en/battle.ts';
import { findMove } from '../../../ui/creatureCard/facts/findMove.ts';

/** Whether the effect is one word, which says what may happen beside the damage, such as `burn`. */
const isWord = (effect: string): boolean => /^\w+$/.test(effect);

/** What a move does, in a line: its power and its effect with the chance of it. */
export function moveFacts(name: string): string {
  const move = findMove(name);
  if (!move) return name;
  const { facts } = battleWords;
  const { attack, effect, effectAccuracy } = move;
  return facts.line(attack, isWord(effect) ? facts.chance(effectAccuracy, effect) : effect);
}
