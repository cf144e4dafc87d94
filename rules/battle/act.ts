import { moveOf } from '../book.ts';
import { type Arena, emit } from './arena.ts';
import { thaw } from './conditions.ts';
import { helpsUser, takeEffect } from './effects.ts';
import type { SideName } from './events.ts';
import { isHeld } from './hold.ts';
import { fighting, otherSide } from './sides.ts';
import { strike } from './strike.ts';

/** One creature's turn in a round: held back, or the move with all that it does. */
export function act(arena: Arena, side: SideName, key: string, targetActed: boolean): void {
  if (isHeld(arena, side)) return;
  const move = moveOf(arena.book, key);
  emit(arena, { type: 'move', side, creature: fighting(arena.battle[side]).id, move: key });
  const result = strike(arena, side, key, move);
  if (result === 'dodged') return;
  const use = { side, damage: result === 'unaffected' ? 0 : result, targetActed };
  if (result !== 'unaffected') thaw(arena, otherSide(side), move.type);
  const effects = result === 'unaffected' ? move.effects.filter(helpsUser) : move.effects;
  for (const effect of effects) takeEffect(arena, use, effect);
}
