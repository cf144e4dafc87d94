import { moveOf, type RuleBook, speciesOf } from '../book.ts';
import type { Ailment, BallType, CreatureType, Kind } from '../creatures/types.ts';
import type { BattleEvent } from '../model/events.ts';
import { firstStanding } from '../model/sides.ts';
import type { BattleKind, BattleState, FighterState, Page, SideState } from '../model/state.ts';
import { catchChances } from './capture.ts';
import { type Foresight, foresee } from './foresee.ts';
import { battleRewards } from './rewards.ts';
import { upgradeState } from './upgradeState.ts';
import { type SideView, viewSide, viewWeather, type WeatherView } from './viewSide.ts';

/** The last attack received, as the wire names it. `attack` is the move's name for players. */
export interface AttackResult {
  dodge: boolean;
  attack: string;
  mult: number;
  damage: number;
}

/** A creature in battle as the player may know it; of the opponent's moves only those seen, `''` for the rest. */
export interface CreatureView {
  id: string;
  name: string;
  kind: Kind;
  /** One or two type names joined by `/`. */
  type: string;
  types: CreatureType[];
  level: number;
  hp: number;
  /** Maximum hp; the wire spells it so. */
  orginalHp: number;
  /** Names for players. */
  attack1: string;
  attack2: string;
  attack3: string;
  attack4: string;
  /** Place in its side's order, from 0. */
  team_order: number;
  status: Ailment | null;
}

/** The fields of the wire's `battleDetails` that the rules own. */
export interface BattleView {
  page: Page;
  battleType: BattleKind;
  myState: CreatureView[];
  opponent: CreatureView[];
  /** On the page `selection` the one preselected: null at first, later the first that stands. */
  selectedPokemonId: string | null;
  opponentSelectedId: string | null;
  dReceived: AttackResult | null;
  opponentDReceived: AttackResult | null;
  weather: WeatherView | null;
  mySide: SideView;
  opponentSide: SideView;
  /** `Not caught` on the results of a round whose throw failed. */
  error: string | null;
  /** Experience for every team member, on the page `win`; else 0. */
  totalExp: number;
  /** Coins for the player, on the page `win`; else 0. */
  coinsWon: number;
  round: number;
  events: BattleEvent[];
  /** Percent for each ball while a wild creature can be thrown at; else null. */
  catchChances: Record<BallType, number> | null;
  /** What the attack of each slot would do now: see `foresee`. */
  attackPreviews: (Foresight | null)[] | null;
}

const NO_SLOTS = ['', '', '', ''] as const;

function viewCreature(
  book: RuleBook,
  fighter: FighterState,
  order: number,
  known: readonly string[],
): CreatureView {
  const { id, kind, level, hp, stats, ailment } = fighter;
  const { name, types } = speciesOf(book, fighter.species);
  const label = (slot: number): string => {
    const key = known[slot] ?? '';
    return key === '' ? '' : moveOf(book, key).name;
  };
  return {
    id,
    name,
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

/** Only seen moves, in the order in which they were seen: the slots are the opponent's secret too. */
const seenSlots = ({ seen }: FighterState): readonly string[] =>
  [...seen, ...NO_SLOTS].slice(0, NO_SLOTS.length);

function viewReceived(book: RuleBook, { received }: SideState): AttackResult | null {
  if (received === null) return null;
  const { move, dodge, mult, damage } = received;
  return { dodge, attack: moveOf(book, move).name, mult, damage };
}

/** On the page `selection` nobody is in battle: at first nobody is chosen, later the first that stands is preselected. */
function selected({ page, player }: BattleState): string | null {
  const creature =
    page === 'selection' && player.active >= 0 ? firstStanding(player) : player.fighters[player.active];
  return creature?.id ?? null;
}

const hasEscaped = ({ events }: BattleState): boolean =>
  events.some((event) => event.type === 'throw' && !event.caught);

/**
 * What the player may know of a battle: never the dice, never a move of the opponent that was not used yet. A caught
 * creature is the player's own, with all its moves.
 */
export function viewBattle(book: RuleBook, stored: BattleState): BattleView {
  const state = upgradeState(stored);
  const { page, kind, player, opponent, round, events } = state;
  const { totalExp, coins } = battleRewards(book, state);
  return {
    page,
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
    error: hasEscaped(state) ? 'Not caught' : null,
    totalExp,
    coinsWon: coins,
    round,
    events: [...events],
    catchChances: catchChances(book, state),
    attackPreviews: foresee(book, state),
  };
}
