import type { RuleBook } from '../book.ts';
import { seededDice } from '../random.ts';
import { type Arena, closeArena, emit, openArena } from './arena.ts';
import { battleRewards } from './rewards.ts';
import { canFight, fighting, firstStanding, stands } from './sides.ts';
import type { BattleState, Outcome, Page } from './state.ts';

function sendNext(arena: Arena): void {
  const { opponent } = arena.battle;
  const next = stands(fighting(opponent)) ? undefined : firstStanding(opponent);
  if (next !== undefined) emit(arena, { type: 'send', side: 'opponent', creature: next.id });
}

function reward(arena: Arena): void {
  emit(arena, { type: 'end', winner: 'player' });
  arena.battle.page = 'win';
  const { totalExp } = battleRewards(arena.book, arena.battle);
  for (const { id } of arena.battle.player.fighters) {
    emit(arena, { type: 'experience', creature: id, amount: totalExp });
  }
}

function goOn(arena: Arena): Page {
  const { player, opponent } = arena.battle;
  if (!canFight(opponent)) {
    reward(arena);
    return 'win';
  }
  if (!canFight(player)) {
    emit(arena, { type: 'end', winner: 'opponent' });
    return 'lose';
  }
  sendNext(arena);
  return stands(fighting(player)) ? 'battle' : 'selection';
}

/**
 * Goes on from the results of a round: `win` when all opponents have fainted, `lose` when the whole team has,
 * else the opponent's next creature comes where its last one fainted, and the page is `selection` where the
 * player's fainted (the first standing one preselected) or `battle`. No roll is made. Refusal: `wrong-page`.
 */
export function proceed(book: RuleBook, state: BattleState): Outcome {
  if (state.page !== 'roundResults') return { ok: false, reason: 'wrong-page' };
  const arena = openArena(book, state, seededDice(state.dice));
  return { ok: true, state: closeArena(arena, goOn(arena)) };
}
