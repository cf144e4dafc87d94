import { moveOf, type RuleBook } from '../../book.ts';
import type { BallType } from '../../creatures/types.ts';
import { type Action, playRound, playTurns, SPENT, SWITCH } from '../../engine/round.ts';
import { mayLeave } from '../../engine/send.ts';
import type { Choice, OpponentAction, Slot } from '../../model/choice.ts';
import type { BattleEvent } from '../../model/events.ts';
import { type PlayerView, playerViewOf } from '../../model/playerView.ts';
import { type Dice, seededDice } from '../../model/random.ts';
import { anyMove, fighting, stands } from '../../model/sides.ts';
import type { BattleState, Outcome, SideState } from '../../model/state.ts';
import { chooseAction } from '../../opponent/chooseAction.ts';
import { applyEvents } from '../events/apply.ts';
import { loadRound, unloadBattle, upgradeState } from '../workspace.ts';
import { catchValue, rollCatch } from './capture.ts';
import { chooseCreature } from './choose.ts';
import { draughtEvents, whyNotDrink } from './drink.ts';
import { rollEscape } from './escape.ts';
import { proceed } from './proceed.ts';

/**
 * Converts an action to the engine's number.
 * @throws RangeError if the creature lacks the move or the side the creature
 */
export function numberOf(action: OpponentAction, { own, fighter }: PlayerView): Action {
  if ('move' in action) {
    const slot = fighter.moves.indexOf(action.move);
    if (slot < 0) throw new RangeError(`${fighter.id} has no move "${action.move}"`);
    return slot;
  }
  const index = own.fighters.findIndex(({ id }) => id === action.switch);
  if (index < 0) throw new RangeError(`No creature "${action.switch}" on this side`);
  return SWITCH + index;
}

const isGreat = (book: RuleBook, key: string): boolean =>
  key !== '' && moveOf(book, key).effects.some(({ kind }) => kind === 'great');

/** The moves of the creature in battle, without great ones if the side has used one and there are others. */
function unused(book: RuleBook, side: SideState): readonly string[] {
  const { moves } = fighting(side);
  if (!side.greatUsed) return moves;
  const others = moves.filter((key) => !isGreat(book, key));
  return others.some((key) => key !== '') ? others : moves;
}

/**
 * The opponent's action as the engine's number. A creature that charges or rampages has no choice and makes no roll.
 * @param state with `round` already set to the round that will be played
 * @throws RangeError for an action that is impossible
 */
function actionOf(book: RuleBook, state: BattleState, dice: Dice): Action {
  const { locked } = state.opponent;
  const { moves } = fighting(state.opponent);
  if (locked !== null) return Math.max(0, moves.indexOf(locked));
  // A random choice needs no view. Most battles are against wild creatures, which choose at random.
  if (state.thinking === 'random') return moves.indexOf(anyMove(unused(book, state.opponent), dice));
  const view = playerViewOf(state, 'opponent');
  return numberOf(chooseAction(book, view, dice), view);
}

/** Plays a round in which both sides act. Rolls: the opponent's choice, the order, the turns. */
function playBoth(book: RuleBook, state: BattleState, action: Action, script: Dice | null): BattleState {
  const dice = script ?? seededDice(state.dice);
  const opponent = actionOf(book, { ...state, round: state.round + 1 }, dice);
  const engine = loadRound(book, state, action, opponent, dice, script !== null);
  playRound(engine, action, opponent);
  return unloadBattle(book, state, 'roundResults');
}

/**
 * Plays a round in which the player's turn went to something that is no action of a creature: only the opponent acts. The
 * player's creature cannot flinch in it. Rolls: the opponent's choice and turn.
 * @param dice after the rolls of what the turn went to
 * @param told what the turn went to, which the events of the round follow
 */
function playSpent(
  book: RuleBook,
  state: BattleState,
  dice: Dice,
  isScript: boolean,
  told: readonly BattleEvent[],
): BattleState {
  const round = state.round + 1;
  const opponent = actionOf(book, { ...state, round }, dice);
  const engine = loadRound(book, state, SPENT, opponent, dice, isScript);
  engine.round = round;
  playTurns(engine, SPENT, opponent);
  return unloadBattle(book, state, 'roundResults', told);
}

/**
 * Plays a round with the move in `slot`; the opponent chooses its own action. Page `battle` → `roundResults`, `round`
 * grows by one. A creature that charges or rampages uses the move it is locked into, whatever the slot. Refusals:
 * `wrong-page`, `empty-slot`.
 * @param script dice of a test; default: the battle's own
 */
export function attack(book: RuleBook, stored: BattleState, slot: Slot, script: Dice | null = null): Outcome {
  if (stored.page !== 'battle') return { ok: false, reason: 'wrong-page' };
  const state = upgradeState(book, stored);
  const key = fighting(state.player).moves[slot - 1];
  if (key === undefined || key === '') return { ok: false, reason: 'empty-slot' };
  return { ok: true, state: playBoth(book, state, slot - 1, script) };
}

/**
 * Plays a round in which the player's creature is replaced by another one of the team, which then takes what the opponent
 * does. Page `battle` → `roundResults`, `round` grows by one. Refusals: `wrong-page`, `unknown-creature` (not one of the
 * team), `fighting` (it is in battle already), `fainted`, `held` (the present one is trapped, charges, rampages or rests).
 * @param script dice of a test; default: the battle's own
 */
export function switchCreature(
  book: RuleBook,
  stored: BattleState,
  id: string,
  script: Dice | null = null,
): Outcome {
  if (stored.page !== 'battle') return { ok: false, reason: 'wrong-page' };
  const state = upgradeState(book, stored);
  const { player } = state;
  const index = player.fighters.findIndex((fighter) => fighter.id === id);
  const coming = player.fighters[index];
  if (coming === undefined) return { ok: false, reason: 'unknown-creature' };
  if (index === player.active) return { ok: false, reason: 'fighting' };
  if (!stands(coming)) return { ok: false, reason: 'fainted' };
  if (!mayLeave(player)) return { ok: false, reason: 'held' };
  return { ok: true, state: playBoth(book, state, SWITCH + index, script) };
}

/** Plays a round with a throw of the player. Rolls: the shakes, then the opponent's choice and turn. */
function playThrow(book: RuleBook, state: BattleState, ball: BallType, script: Dice | null): BattleState {
  const dice = script ?? seededDice(state.dice);
  const result = rollCatch(catchValue(book, state, ball), dice);
  const thrown = { type: 'throw', ball, ...result } as const;
  if (!result.caught) return playSpent(book, state, dice, script !== null, [thrown]);
  return { ...state, page: 'caught', round: state.round + 1, dice: dice.state(), events: [thrown] };
}

/**
 * Throws a ball at the wild creature: page `battle` → `caught`, or → `roundResults` after the wild creature's own
 * turn; `round` grows by one. The caller must check that the player has the ball. Refusals: `not-wild`, `wrong-page`.
 * @param script dice of a test; default: the battle's own
 */
export function throwBall(
  book: RuleBook,
  stored: BattleState,
  ball: BallType,
  script: Dice | null = null,
): Outcome {
  if (stored.kind !== 'wb') return { ok: false, reason: 'not-wild' };
  if (stored.page !== 'battle') return { ok: false, reason: 'wrong-page' };
  return { ok: true, state: playThrow(book, upgradeState(book, stored), ball, script) };
}

/** Plays a round in which the player tries to run away. Rolls: the attempt, then the opponent's choice and turn. */
function playEscape(book: RuleBook, before: BattleState, script: Dice | null): BattleState {
  const state: BattleState = { ...before, escapes: (before.escapes ?? 0) + 1 };
  const dice = script ?? seededDice(state.dice);
  const away = rollEscape(book, state, dice);
  const run = { type: 'run', side: 'player', away } as const;
  if (!away) return playSpent(book, state, dice, script !== null, [run]);
  return { ...state, page: 'fled', round: state.round + 1, dice: dice.state(), events: [run] };
}

/**
 * Tries to run away from the wild creature: page `battle` → `fled`, or → `roundResults` after the wild creature's own turn;
 * `round` grows by one. A certain success makes no roll. Refusals: `no-escape` (the battle is not against a wild creature),
 * `wrong-page`, `held` (the player's creature is trapped, charges, rampages or rests).
 * @param script dice of a test; default: the battle's own
 */
export function tryEscape(book: RuleBook, stored: BattleState, script: Dice | null = null): Outcome {
  if (stored.kind !== 'wb') return { ok: false, reason: 'no-escape' };
  if (stored.page !== 'battle') return { ok: false, reason: 'wrong-page' };
  const before = upgradeState(book, stored);
  if (!mayLeave(before.player)) return { ok: false, reason: 'held' };
  return { ok: true, state: playEscape(book, before, script) };
}

/**
 * Gives a standing creature of the player a draught, then the opponent acts. Page `battle` → `roundResults`, `round` grows by
 * one. The caller must check that the flask is not empty. Refusals: `wrong-page` and those of `whyNotDrink`.
 * @param script dice of a test; default: the battle's own
 */
export function drink(book: RuleBook, stored: BattleState, id: string, script: Dice | null = null): Outcome {
  if (stored.page !== 'battle') return { ok: false, reason: 'wrong-page' };
  const state = upgradeState(book, stored);
  const reason = whyNotDrink(state.kind, state.player, id);
  if (reason !== null) return { ok: false, reason };
  const told = draughtEvents(state.player, id);
  const dice = script ?? seededDice(state.dice);
  return { ok: true, state: playSpent(book, applyEvents(state, told), dice, script !== null, told) };
}

/** Plays the player's choice. The outcome is a refusal if the rules do not allow it. */
export function takeChoice(book: RuleBook, state: BattleState, choice: Choice): Outcome {
  switch (choice[0]) {
    case 'choose':
      return chooseCreature(book, state, choice[1]);
    case 'attack':
      return attack(book, state, choice[1]);
    case 'switch':
      return switchCreature(book, state, choice[1]);
    case 'throw':
      return throwBall(book, state, choice[1]);
    case 'drink':
      return drink(book, state, choice[1]);
    case 'run':
      return tryEscape(book, state);
    case 'continue':
      return proceed(book, state);
  }
}
