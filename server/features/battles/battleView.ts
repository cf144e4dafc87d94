import {
  type AttackResult,
  type BattleDetails,
  type SideDetails,
  THROW_ERRORS,
} from '../../../contract/shapes/battle.ts';
import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import { catchChances } from '../../../rules/battle/turn/capture.ts';
import { battleRewards } from '../../../rules/battle/turn/rewards.ts';
import { foresee, presentEvent, upgradeState } from '../../../rules/battle/workspace.ts';
import { moveOf, type RuleBook, speciesOf } from '../../../rules/book.ts';
import { experienceAt, MOST_LEVEL } from '../../../rules/creatures/experience.ts';
import type { Species } from '../../../rules/creatures/types.ts';
import type { BattleEvent } from '../../../rules/model/events.ts';
import type { Milestone } from '../../../rules/model/milestones.ts';
import { firstStanding } from '../../../rules/model/sides.ts';
import type { BattleState, FighterState, Page, SideState } from '../../../rules/model/state.ts';
import type { Game, MapName, PlayedMap } from '../../domain/game.ts';
import { findLeader, type LeaderPlace } from '../../domain/gyms.ts';
import { type ProfileRow, profileOf } from '../../domain/players/profile.ts';
import { gymIdOf, rivalBattleOf, rivalPlaceOf } from '../../domain/rivals.ts';
import type { StoredBattle } from './queries.ts';

const NOTHING = {
  sapped: false,
  trapped: false,
  confused: false,
  resting: false,
  bound: null,
  hidden: false,
} as const;
const UNCHANGED = { attack: 0, defense: 0, speed: 0, accuracy: 0, evasion: 0 } as const;

/** Number of rounds until the round `until`; 0 if it has passed. */
const left = (until: number, round: number): number => Math.max(0, until - round);

/** The weather in the form of a reply; null if there is none. */
function viewWeather({ weather, round }: BattleState): BattleDetails['weather'] {
  return weather === null ? null : { kind: weather.kind, left: Math.max(1, left(weather.until, round)) };
}

/**
 * Lasting effects on a side after `round` rounds. A screen stays when the creature has fainted, and so does the use of the
 * great move; all other effects end with it.
 */
function viewSide(book: RuleBook, side: SideState, round: number): SideDetails {
  const creature: FighterState | undefined = side.fighters[side.active];
  const screen = side.screenUntil === 0 ? 0 : Math.max(1, left(side.screenUntil, round));
  const { greatUsed } = side;
  if (creature === undefined || creature.hp === 0)
    return { ...NOTHING, screen, greatUsed, changes: { ...UNCHANGED } };
  return {
    screen,
    greatUsed,
    sapped: side.seeded,
    trapped: side.trapped >= 0,
    confused: side.confused >= 0,
    resting: side.resting,
    bound: side.locked === null ? null : moveOf(book, side.locked).name,
    hidden: side.hidden,
    changes: { ...side.stages },
  };
}

/** The part of the reply that follows from the state alone. */
type BattleView = Omit<
  BattleDetails,
  | 'userBattaleDetails'
  | 'gymDetails'
  | 'gymId'
  | 'trainingType'
  | 'goldTier'
  | 'profile'
  | 'mapName'
  | 'ground'
>;

const NO_SLOTS = ['', '', '', ''] as const;

function viewCreature(
  book: RuleBook,
  fighter: FighterState,
  order: number,
  known: readonly string[],
): BattleCreature {
  const { id, kind, level, hp, stats, ailment, nickname } = fighter;
  const { name, types } = speciesOf(book, fighter.species);
  const label = (slot: number): string => {
    const key = known[slot] ?? '';
    return key === '' ? '' : moveOf(book, key).name;
  };
  return {
    id,
    name,
    ...(nickname !== undefined && { nickname }),
    kind,
    type: types.join('/'),
    types: [...types],
    level,
    hp,
    orginalHp: stats.hp,
    attack1: label(0),
    attack2: label(1),
    attack3: label(2),
    attack4: label(3),
    team_order: order,
    status: ailment,
  };
}

/** Moves already seen, in the order of their first use: the slot of a move is also a secret of the opponent. */
const seenSlots = ({ seen }: FighterState): readonly string[] =>
  [...seen, ...NO_SLOTS].slice(0, NO_SLOTS.length);

function viewReceived(book: RuleBook, { received }: SideState): AttackResult | null {
  if (received === null) return null;
  const { move, dodge, mult, damage } = received;
  return { dodge, attack: moveOf(book, move).name, mult, damage };
}

/**
 * On the page `selection` no creature fights: at first none is selected, later the first one that has not fainted is.
 */
function selected({ page, player }: BattleState): string | null {
  const creature =
    page === 'selection' && player.active >= 0 ? firstStanding(player) : player.fighters[player.active];
  return creature?.id ?? null;
}

const hasEscaped = ({ events }: BattleState): boolean =>
  events.some((event) => event.type === 'throw' && !event.caught);

/**
 * The battle's state, limited to what the player may know: no dice, and no opponent's move before its first use. A
 * caught creature belongs to the player and shows all its moves.
 */
export function viewBattle(book: RuleBook, stored: BattleState): BattleView {
  const state = upgradeState(book, stored);
  const { page, kind, player, opponent, round, events } = state;
  const { totalExp, coins } = battleRewards(book, state);
  return {
    // The page of a flight is one that every client knows.
    page: page === 'fled' ? 'roundResults' : page,
    ...(page === 'fled' && { fled: true }),
    battleType: kind,
    myState: player.fighters.map((fighter, order) => viewCreature(book, fighter, order, fighter.moves)),
    opponent: opponent.fighters.map((fighter, order) =>
      viewCreature(book, fighter, order, page === 'caught' ? fighter.moves : seenSlots(fighter)),
    ),
    selectedPokemonId: selected(state),
    opponentSelectedId: opponent.fighters[opponent.active]?.id ?? null,
    dReceived: page === 'selection' ? null : viewReceived(book, player),
    opponentDReceived: viewReceived(book, opponent),
    weather: viewWeather(state),
    mySide: viewSide(book, player, round),
    opponentSide: viewSide(book, opponent, round),
    error: hasEscaped(state) ? THROW_ERRORS.notCaught : null,
    totalExp,
    coinsWon: coins,
    round,
    events: [...events],
    catchChances: catchChances(book, state),
    attackPreviews: foresee(book, state),
  };
}

/** The complete reply for a battle, limited to what the player may know. */
export function detailsOf(game: Game, battle: StoredBattle, profile: ProfileRow): BattleDetails {
  const { state, mapName, opponentName, opponentTitle, gymId, prize } = battle;
  const growth = battle.growth.filter(isEvent).map((event) => presentEvent(game.book, event));
  const firsts = viewFirsts(game, battle);
  const ground = groundOf(game, battle, profile);
  const rival = gymId === null ? undefined : rivalPlaceOf(gymId);
  const view = viewBattle(game.book, state);
  const opponent = opponentName === null ? null : { name: opponentName };
  // Assigns into the view, which no other code uses: copying its many fields would cost as much as building it.
  return Object.assign(view, {
    myState:
      battle.growth.length === 0
        ? view.myState
        : view.myState.map((creature, at) =>
            grown(game.book, state.player.fighters[at], creature, battle.growth),
          ),
    coinsWon: state.page === 'win' && prize !== null ? prize : view.coinsWon,
    events: [...view.events, ...growth],
    userBattaleDetails:
      opponent && state.kind === 'user'
        ? { ...opponent, ...(opponentTitle && { title: opponentTitle }) }
        : null,
    gymDetails: opponent && state.kind === 'gym' ? { ...opponent, ...leaderOf(game, battle) } : null,
    gymId: gymId && gymIdOf(gymId),
    trainingType: state.kind === 'training' ? opponentName : null,
    goldTier: state.kind === 'gold' ? opponentName : null,
    profile: profileOf(game, profile, state.page),
    mapName,
    ...(ground !== undefined && { ground }),
    ...(firsts && { firsts }),
    ...viewRound(battle),
    ...(rival && { rival }),
    ...(state.page === 'caught' && { pokedexText: textOf(game.book, state) }),
  });
}

/** The ground of the cell where the wild creature was met: nobody walks on before the battle is over. */
function groundOf(
  game: Game,
  { state, mapName }: StoredBattle,
  { mapName: at, cellX, cellY }: ProfileRow,
): string | undefined {
  if (state.kind !== 'wb' || mapName !== at || cellX === null || cellY === null) return undefined;
  // A stored name, so it is one of the maps; one that a later release has dropped has no ground.
  const map: PlayedMap | undefined = game.grounds[at as MapName];
  return map?.terrain.ground(cellX, cellY);
}

/** The gym leader's type, and what the leader or the rival says on the current page. */
function leaderOf(
  { regions }: Game,
  { state, gymId }: StoredBattle,
): Omit<NonNullable<BattleDetails['gymDetails']>, 'name'> {
  if (gymId === null) return {};
  const leader = findLeader(regions, gymId)?.leader;
  const speaker = leader ?? rivalBattleOf(gymId);
  if (!speaker) return {};
  const { before, after, lost } = speaker;
  const says = new Map<Page, string>([
    ['selection', before],
    ['win', after],
    ['lose', lost],
  ]).get(state.page);
  return { ...(leader && { type: leader.type }), ...(says !== undefined && { says }) };
}

function textOf(book: RuleBook, { opponent }: BattleState): string {
  const caught = opponent.fighters[opponent.active];
  return caught ? speciesOf(book, caught.species).text : '';
}

const MILESTONES: ReadonlySet<string> = new Set<Milestone['type']>(['total', 'discovery', 'badge', 'round']);
const isEvent = (entry: BattleEvent | Milestone): entry is BattleEvent => !MILESTONES.has(entry.type);

/** What a victory was in its tournament; nothing for other battles. */
function viewRound({ growth }: StoredBattle): Pick<BattleDetails, 'cup'> {
  const round = growth.find((entry) => entry.type === 'round');
  return round ? { cup: { cup: round.cup, won: round.won, all: round.all } } : {};
}

/** What the battle's end was the first of; undefined if of nothing. */
function viewFirsts({ regions }: Game, { growth, gymId }: StoredBattle): BattleDetails['firsts'] {
  const discovery = growth.find((entry) => entry.type === 'discovery');
  const badge = growth.find((entry) => entry.type === 'badge');
  const found = badge && gymId !== null ? findLeader(regions, gymId) : null;
  const region = found && regions[found.region];
  if (!region && !discovery?.species && !discovery?.kind) return undefined;
  return {
    ...(discovery?.species && { species: true }),
    ...(discovery?.kind && { kind: true }),
    ...(badge && region && { badge: viewBadge(regions, found, badge.won) }),
  };
}

type Badge = NonNullable<NonNullable<BattleDetails['firsts']>['badge']>;

function viewBadge(regions: Game['regions'], { leader, region }: LeaderPlace, won: number): Badge {
  const { name = '', leaders = [], champion } = regions[region] ?? {};
  const isChampion = leader === champion;
  const next = isChampion || won < leaders.length ? undefined : regions[region + 1]?.name;
  return { region: name, won, all: leaders.length, champion: isChampion, ...(next && { opens: next }) };
}

const experienceView = ({ growth }: Species, level: number, exp: number) => ({
  level,
  exp,
  levelExp: experienceAt(growth, level),
  nextLevelExp: experienceAt(growth, Math.min(level + 1, MOST_LEVEL)),
});

/** A creature with its level and experience after the victory; the state of the finished battle contains neither. */
function grown(
  book: RuleBook,
  fighter: FighterState | undefined,
  creature: BattleCreature,
  growth: StoredBattle['growth'],
): BattleCreature {
  const levels = growth.filter((event) => event.type === 'level' && event.creature === creature.id);
  const latest = levels.at(-1);
  const level = latest?.type === 'level' ? latest.level : creature.level;
  const total = growth.find((entry) => entry.type === 'total' && entry.creature === creature.id);
  if (total?.type !== 'total' || !fighter) return { ...creature, level };
  const species = speciesOf(book, fighter.species);
  return {
    ...creature,
    level,
    growth: {
      before: experienceView(species, creature.level, total.before),
      after: experienceView(species, level, total.after),
    },
  };
}
