import { battleWords } from '../../../locales/en/battle.ts';
import { findMove } from '../../../ui/creatureCard/facts/findMove.ts';

/** Whether the effect is a single word for a side effect of a damaging move, such as `burn`. */
const isWord = (effect: string): boolean => /^\w+$/.test(effect);

/** A line about a move: its power, and its effect with the chance. */
export function moveFacts(name: string): string {
  const move = findMove(name);
  if (!move) return name;
  const { facts } = battleWords;
  const { attack, effect, effectAccuracy } = move;
  return facts.line(attack, isWord(effect) ? facts.chance(effectAccuracy, effect) : effect);
}
