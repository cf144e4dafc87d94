import type { RuleBook } from '../../book.ts';
import { send } from '../../engine/send.ts';
import { NOBODY } from '../../engine/state/pack.ts';
import type { BattleEvent } from '../../model/events.ts';
import { playerViewOf } from '../../model/playerView.ts';
import { canFight, fighting, stands } from '../../model/sides.ts';
import type { BattleState, Outcome } from '../../model/state.ts';
import { chooseNext } from '../../opponent/chooseNext.ts';
import { loadBattle, unloadBattle, upgradeState } from '../workspace.ts';
import { battleRewards } from './rewards.ts';

function win(book: RuleBook, before: BattleState): BattleState {
  const state: BattleState = { ...before, page: 'win' };
  const { totalExp: amount } = battleRewards(book, state);
  const gains = state.player.fighters.map(
    ({ id }): BattleEvent => ({ type: 'experience', creature: id, amount }),
  );
  return { ...state, events: [{ type: 'end', winner: 'player' }, ...gains] };
}

const lose = (state: BattleState): BattleState => ({
  ...state,
  page: 'lose',
  events: [{ type: 'end', winner: 'opponent' }],
});

const nextOf = (book: RuleBook, state: BattleState): number =>
  chooseNext(book, playerViewOf({ ...state, round: state.round + 1 }, 'opponent'));

function goOn(book: RuleBook, state: BattleState): BattleState {
  if (!canFight(state.opponent)) return win(book, state);
  if (!canFight(state.player)) return lose(state);
  const next = stands(fighting(state.opponent)) ? -1 : nextOf(book, state);
  const engine = loadBattle(book, state, next < 0 ? NOBODY : next);
  if (next >= 0) send(engine, engine.opponent, next);
  return unloadBattle(book, state, stands(fighting(state.player)) ? 'battle' : 'selection');
}

/**
 * Continues after the results of a round: page `win` if all opponents have fainted, `lose` if the whole team has.
 * Otherwise the opponent replaces its creature if that has fainted (see `chooseNext`), and the page is `selection` if
 * the player's creature has fainted, else `battle`. No roll is made. Refusal: `wrong-page`.
 */
export function proceed(book: RuleBook, stored: BattleState): Outcome {
  if (stored.page !== 'roundResults') return { ok: false, reason: 'wrong-page' };
  return { ok: true, state: goOn(book, upgradeState(book, stored)) };
}
