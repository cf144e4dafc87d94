import { findMove } from '../../../../content/moves/findMove.ts';
import type { SideDetails } from '../../../../contract/shapes/battle.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { moveEffect, moveTitle } from '../../../locales/en/named/moves.ts';
import { isGreatUsed } from '../../../ui/creatureCard/facts/isGreatUsed.ts';

/** Whether the effect is a single word for a side effect of a damaging move, such as `burn`. */
const isWord = (effect: string): boolean => /^\w+$/.test(effect);

/** A line about a move: its power, and its effect with the chance; or that the side has used its great move. */
export function moveFacts(name: string, side?: SideDetails): string {
  const move = findMove(name);
  if (!move) return moveTitle(name);
  const { facts } = battleWords;
  if (isGreatUsed(name, side)) return facts.usedUp;
  const { attack, effect, effectAccuracy } = move;
  const told = moveEffect(move);
  return facts.line(attack, isWord(effect) ? facts.chance(effectAccuracy, told) : told);
}
