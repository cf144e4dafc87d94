import { presentKey, type RuleBook, speciesOf } from '../book.ts';
import { MOST_LEVEL } from '../creatures/experience.ts';
import { statsAt } from '../creatures/stats.ts';
import type {
  BattleDraft,
  BattleSetup,
  BattleState,
  Fighter,
  FighterDraft,
  MoveSlots,
  SideDraft,
} from '../model/state.ts';
import { difficultyOf } from './difficultyOf.ts';
import { apply, FRESH, NO_STAGES } from './events/apply.ts';

const MOST_FIGHTERS = 6;
const SLOTS = 4;

/** @throws RangeError for a move that the book lacks */
function presentSlots(book: RuleBook, moves: readonly string[]): MoveSlots {
  const [first = '', second = '', third = '', fourth = ''] = moves.map((key) => presentKey(book, key));
  return [first, second, third, fourth];
}

function slotsOf(book: RuleBook, { id, moves }: Fighter): MoveSlots {
  const taken = moves.filter((key) => key !== '');
  if (taken.length === 0 || moves.length > SLOTS)
    throw new RangeError(`Creature ${id} needs one to four moves`);
  return presentSlots(book, moves);
}

function enlist(book: RuleBook, fighter: Fighter): FighterDraft {
  const { id, species, kind, level, nickname, hp } = fighter;
  if (!Number.isInteger(level) || level < 1 || level > MOST_LEVEL) throw new RangeError(`No level ${level}`);
  const stats = statsAt(speciesOf(book, species), level, kind);
  const moves = slotsOf(book, fighter);
  return {
    id,
    species,
    kind,
    level,
    moves,
    stats,
    hp: hp === undefined ? stats.hp : Math.min(Math.max(1, hp), stats.hp),
    ailment: null,
    variant: null,
    slept: 0,
    venom: 0,
    seen: [],
    ...(nickname !== undefined && { nickname }),
  };
}

function lineUp(book: RuleBook, fighters: readonly Fighter[]): SideDraft {
  if (fighters.length < 1 || fighters.length > MOST_FIGHTERS) {
    throw new RangeError(`A side has 1 to ${MOST_FIGHTERS} creatures, not ${fighters.length}`);
  }
  return {
    fighters: fighters.map((fighter) => enlist(book, fighter)),
    active: -1,
    since: 0,
    stages: { ...NO_STAGES },
    ...FRESH,
    screenUntil: 0,
    greatUsed: false,
  };
}

function checkIds({ team, opponents }: BattleSetup): void {
  const ids = [...team, ...opponents].map((fighter) => fighter.id);
  if (new Set(ids).size < ids.length) throw new RangeError('Two creatures of the battle have the same id');
}

/**
 * Starts a battle: page `selection`, no creature of the player chosen, creatures at full hp unless the setup says otherwise, the opponent's first
 * creature in battle. No roll is made.
 * @throws RangeError for an impossible setup: fewer than one or more than six creatures on a side, more than one wild
 * creature, a level outside 1 to 100, no move or more than four, an id twice, a species or move that the book lacks
 */
export function startBattle(book: RuleBook, setup: BattleSetup): BattleState {
  checkIds(setup);
  if (setup.kind === 'wb' && setup.opponents.length > 1) throw new RangeError('Wild creatures come alone');
  const player = lineUp(book, setup.team);
  const opponent = lineUp(book, setup.opponents);
  const battle: BattleDraft = {
    version: 2,
    kind: setup.kind,
    thinking: setup.thinking ?? difficultyOf(setup.kind),
    ...(setup.bonus && { bonus: setup.bonus }),
    page: 'selection',
    round: 0,
    weather: null,
    dice: setup.dice,
    player,
    opponent,
    events: [],
  };
  for (const { id } of opponent.fighters.slice(0, 1)) {
    const sent = { type: 'send', side: 'opponent', creature: id } as const;
    battle.events.push(sent);
    apply(battle, sent);
  }
  return battle;
}
