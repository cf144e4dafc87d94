import type { RuleBook } from '../book.ts';
import type { Ailment, BallType, CreatureType, Kind } from '../creatures/types.ts';
import type { BattleEvent } from './events.ts';
import type { BattleKind, BattleState, Page } from './state.ts';

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
}

/** What the player may know of a battle: never the dice, never a move of the opponent that was not used yet. */
export function viewBattle(_book: RuleBook, _state: BattleState): BattleView {
  throw new Error('Not written yet');
}
