import { startBattle } from '../battle/start.ts';
import { chooseCreature } from '../battle/turn/choose.ts';
import { attack, switchCreature, throwBall, tryEscape } from '../battle/turn/takeChoice.ts';
import type { BallType } from '../creatures/types.ts';
import type { Slot } from '../model/choice.ts';
import type { BattleEvent, SideName } from '../model/events.ts';
import { scriptedDice } from '../model/random.ts';
import type { BattleKind, BattleState, Fighter, FighterState, Outcome } from '../model/state.ts';
import { testBook } from './book.ts';

export const SEED = [1, 2, 3, 4] as const;

/** A creature of level 50 from the test book. It knows `tackle` unless moves are given. */
export function fighter(id: string, species: string, ...moves: string[]): Fighter {
  return { id, species, kind: 1, level: 50, moves: moves.length === 0 ? ['tackle'] : moves };
}

/** The state of an outcome. @throws Error for a refusal */
export function stateOf(outcome: Outcome): BattleState {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.reason}`);
  return outcome.state;
}

/** A battle on page `battle` between the first creatures of both sides, the opponent using any of its moves. */
export function duel(
  team: Fighter | readonly Fighter[],
  opponents: Fighter | readonly Fighter[],
  kind: BattleKind = 'gym',
): BattleState {
  const list = (side: Fighter | readonly Fighter[]): readonly Fighter[] => [side].flat();
  const setup = {
    kind,
    thinking: 'random',
    team: list(team),
    opponents: list(opponents),
    dice: SEED,
  } as const;
  return stateOf(chooseCreature(testBook, startBattle(testBook, setup), setup.team[0]?.id ?? ''));
}

/** Plays a round with scripted rolls, all of which must be used. */
export function round(state: BattleState, rolls: readonly number[], slot: Slot = 1): BattleState {
  const dice = scriptedDice(rolls);
  const after = stateOf(attack(testBook, state, slot, dice));
  dice.assertUsed();
  return after;
}

/** Skips the results of a round, for tests of effects that last several rounds. */
export const next = (state: BattleState): BattleState => ({ ...state, page: 'battle' });

/** The same battle with a change to all creatures of a side. */
export function altered(state: BattleState, side: SideName, change: Partial<FighterState>): BattleState {
  const fighters = state[side].fighters.map((one) => ({ ...one, ...change }));
  return { ...state, [side]: { ...state[side], fighters } };
}

/** Plays a round in which the player switches, with scripted rolls, all of which must be used. */
export function switched(state: BattleState, id: string, rolls: readonly number[]): BattleState {
  const dice = scriptedDice(rolls);
  const after = stateOf(switchCreature(testBook, state, id, dice));
  dice.assertUsed();
  return after;
}

/** Plays a throw with scripted rolls, all of which must be used. */
export function thrown(state: BattleState, ball: BallType, rolls: readonly number[]): BattleState {
  const dice = scriptedDice(rolls);
  const after = stateOf(throwBall(testBook, state, ball, dice));
  dice.assertUsed();
  return after;
}

/** Plays an attempt to run away with scripted rolls, all of which must be used. */
export function ran(state: BattleState, rolls: readonly number[]): BattleState {
  const dice = scriptedDice(rolls);
  const after = stateOf(tryEscape(testBook, state, dice));
  dice.assertUsed();
  return after;
}

/** Events as short text: `move opponent tackle`, `damage player 19`. */
export const told = (state: BattleState): string[] => state.events.map(tell);

function tell(event: BattleEvent): string {
  switch (event.type) {
    case 'damage':
      return `${event.cause === 'move' ? 'damage' : event.cause} ${event.side} ${event.amount}${event.critical ? ' critical' : ''}`;
    case 'heal':
      return `heal ${event.creature ?? event.side} ${event.amount}`;
    case 'move':
    case 'miss':
    case 'rampage':
      return `${event.type} ${event.side} ${event.move}`;
    case 'afflict':
      return `${event.type} ${event.side} ${event.variant ?? event.condition}`;
    case 'recover':
      return `${event.type} ${event.creature ?? event.side} ${event.condition}`;
    case 'hold':
      return `hold ${event.side} ${event.cause}`;
    case 'stage':
      return `${event.stage} ${event.side} ${event.by}`;
    case 'send':
    case 'faint':
      return `${event.type} ${event.creature}`;
    case 'throw':
      return `${event.ball} ${event.shakes} ${event.caught ? 'caught' : 'free'}`;
    case 'drink':
      return `drink ${event.creature}`;
    case 'run':
      return `run ${event.away ? 'away' : 'in vain'}`;
    case 'experience':
      return `experience ${event.creature} ${event.amount}`;
    case 'end':
      return `end ${event.winner}`;
    case 'charge':
      return `${event.hidden ? 'hide' : 'charge'} ${event.side} ${event.move}`;
    case 'weather':
      return `weather ${event.weather ?? 'over'}`;
    case 'reset':
    case 'swap':
      return event.type;
    case 'guard':
    case 'blocked':
    case 'fail':
    case 'screen':
    case 'fade':
    case 'unaffected':
    case 'recharge':
    case 'great':
      return `${event.type} ${event.side}`;
    case 'prize':
      return `prize ${event.why} ${event.coins} of ${event.full}`;
    case 'level':
      return `level ${event.creature} ${event.level}`;
    case 'learn':
      return `learn ${event.creature} ${event.move}`;
  }
}

/** Rolls of a hit: not critical, highest spread. */
export const FULL = [1, 15] as const;
