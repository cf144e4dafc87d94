import { perBook, presentKey, type RuleBook } from '../book.ts';
import { type Action, SWITCH } from '../engine/round.ts';
import { type Engine, newEngine, setDice, tablesOf } from '../engine/state/engine.ts';
import type { EngineMove } from '../engine/state/moves.ts';
import { ANYBODY, NOBODY, pack } from '../engine/state/pack.ts';
import { unpack } from '../engine/state/unpack.ts';
import { preview } from '../engine/strike/damage.ts';
import type { Difficulty } from '../model/difficulty.ts';
import type { BattleEvent } from '../model/events.ts';
import type { Dice } from '../model/random.ts';
import { stands } from '../model/sides.ts';
import type { BattleState, FighterState, Page, SideState } from '../model/state.ts';
import { difficultyOf } from './difficultyOf.ts';
import { FRESH } from './events/apply.ts';

const PRESENT = 2;

function upgradeFighter(book: RuleBook, fighter: FighterState): FighterState {
  const [first, second, third, fourth] = fighter.moves;
  const present = (key: string): string => presentKey(book, key);
  return {
    ...Object.assign({ variant: null, venom: 0 }, fighter),
    moves: [present(first), present(second), present(third), present(fourth)],
    seen: fighter.seen.map(present),
  };
}

function upgradeSide(book: RuleBook, stored: SideState): SideState {
  const side: SideState = Object.assign({ ...FRESH, screenUntil: 0, greatUsed: false }, stored);
  const { locked, received } = side;
  return {
    ...side,
    fighters: side.fighters.map((fighter) => upgradeFighter(book, fighter)),
    locked: locked === null ? null : presentKey(book, locked),
    received: received === null ? null : { ...received, move: presentKey(book, received.move) },
  };
}

/** An event with the present key of its move. */
export const presentEvent = (book: RuleBook, event: BattleEvent): BattleEvent =>
  'move' in event ? { ...event, move: presentKey(book, event.move) } : event;

/**
 * Upgrades a stored battle to the present form. A battle of version 1, which had no weather, screens and so on, continues
 * without them. One that was stored before difficulties existed gets the default difficulty of its kind; one from before
 * there were great moves has used none, and its moves get their present names.
 * @throws RangeError for an unknown version, or a move that the book lacks
 */
export function upgradeState(book: RuleBook, state: BattleState): BattleState {
  const version: number = state.version;
  const thinking: Difficulty | undefined = state.thinking;
  const greatUsed: boolean | undefined = state.player.greatUsed;
  if (version === PRESENT && thinking !== undefined && greatUsed !== undefined) return state;
  if (version !== PRESENT && version !== 1) throw new RangeError(`No battle of version ${version}`);
  const weather: BattleState['weather'] | undefined = state.weather;
  return {
    ...state,
    version: PRESENT,
    thinking: thinking ?? difficultyOf(state.kind),
    weather: weather ?? null,
    player: upgradeSide(book, state.player),
    opponent: upgradeSide(book, state.opponent),
    events: state.events.map((event) => presentEvent(book, event)),
  };
}

/** The engine of a book for actions on stored battles. All actions share it. */
interface Workspace {
  readonly engine: Engine;
  /** The battle that the last action left in the engine; null while an action is running. */
  left: BattleState | null;
}

const workspaceOf = perBook((book): Workspace => ({ engine: newEngine(tablesOf(book)), left: null }));

/**
 * The workspace's engine, filled with this battle. The action must call `unloadBattle` before another action begins,
 * because all use the same engine.
 * @param coming which creature may come into battle before that: see `pack`
 */
export function loadBattle(book: RuleBook, state: BattleState, coming = ANYBODY): Engine {
  const workspace = workspaceOf(book);
  const { engine } = workspace;
  workspace.left = null;
  engine.script = null;
  pack(state, engine, coming);
  return engine;
}

/** Ends an action: returns the engine's battle as a stored battle, see `unpack`. */
export function unloadBattle(
  book: RuleBook,
  before: BattleState,
  page: Page,
  told: readonly BattleEvent[] = [],
): BattleState {
  const workspace = workspaceOf(book);
  workspace.left = unpack(workspace.engine, before, page, told);
  return workspace.left;
}

/**
 * An engine with this battle, for reading only: of creatures that are not in battle only the health is filled in.
 * Right after the action that led to `state`, the engine still holds the battle and is not filled again.
 */
function readBattle(book: RuleBook, state: BattleState): Engine {
  const { engine, left } = workspaceOf(book);
  return left === state ? engine : loadBattle(book, state, NOBODY);
}

/** The creature that may come into battle in a round with these actions, see `pack`. */
function comingIn(player: Action, opponent: Action): number {
  if (player >= SWITCH) return ANYBODY;
  return opponent >= SWITCH ? opponent - SWITCH : NOBODY;
}

/**
 * Like `loadBattle`, for a round in which the player and the opponent do these actions.
 * @param dice the battle's own, after the rolls made so far, or those of a test
 */
export function loadRound(
  book: RuleBook,
  state: BattleState,
  player: Action,
  opponent: Action,
  dice: Dice,
  isScript: boolean,
): Engine {
  const engine = loadBattle(book, state, comingIn(player, opponent));
  if (isScript) engine.script = dice;
  else setDice(engine, dice.state());
  return engine;
}

/** What an attack would do now. */
export interface Foresight {
  /** Damage of all hits together, not critical and not limited to the hit points left; 0 if the target is immune. */
  least: number;
  most: number;
  /** Chance to hit in percent, 0 to 100. */
  chance: number;
}

const isThere = ({ fighters, active }: SideState): boolean => {
  const fighter = fighters[active];
  return fighter !== undefined && stands(fighter);
};

function foreseeMove(engine: Engine, move: EngineMove | null): Foresight | null {
  const { player, opponent } = engine;
  const seen = { least: 0, most: 0, chance: 0 };
  return move && preview(engine, player, player.creature, move, opponent.creature, seen);
}

/**
 * What each of the four attacks of the player's creature would do now. It uses the same formula as the round, so it
 * counts effectiveness, stages, weather, screen and ailments. An entry is null for a free slot. The result is null
 * outside the pages `battle` and `roundResults`, and if one of the two creatures has fainted. It reveals nothing that
 * cannot be calculated from what both sides show.
 */
export function foresee(book: RuleBook, stored: BattleState): (Foresight | null)[] | null {
  const { page, player, opponent } = stored;
  if (page !== 'battle' && page !== 'roundResults') return null;
  if (!isThere(player) || !isThere(opponent)) return null;
  const engine = readBattle(book, upgradeState(book, stored));
  return engine.player.creature.moves.map((move) => foreseeMove(engine, move));
}
