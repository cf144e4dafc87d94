import type { Ailment, AilmentVariant, Kind, StageName, Stats, Weather } from '../creatures/types.ts';
import type { Difficulty } from './difficulty.ts';
import type { BattleEvent } from './events.ts';
import type { DiceState } from './random.ts';

/** Wild, gym leader, another user's team, experience training, gold battle. */
export const BATTLE_KINDS = ['wb', 'gym', 'user', 'training', 'gold'] as const;
export type BattleKind = (typeof BATTLE_KINDS)[number];

export type Page = 'selection' | 'battle' | 'roundResults' | 'win' | 'lose' | 'caught';

/** A creature as it enters a battle, at full hp. */
export interface Fighter {
  /** Unique among all fighters of the battle. */
  readonly id: string;
  /** Lowercase id of its species. */
  readonly species: string;
  readonly kind: Kind;
  /** 1 to 100. */
  readonly level: number;
  /** Lowercase move names, up to four slots; `''` is a free slot, at least one is taken. */
  readonly moves: readonly string[];
}

/** Percent that a victory brings above what it is worth, 0 to 1000 each. */
export interface Bonus {
  readonly experience: number;
  readonly coins: number;
}

export interface BattleSetup {
  readonly kind: BattleKind;
  /** In team order, 1 to 6. */
  readonly team: readonly Fighter[];
  /** In the order in which they come, 1 to 6; exactly 1 in a wild battle. */
  readonly opponents: readonly Fighter[];
  /** The difficulty under the name that stored battles have for it; left out: that of the kind. */
  readonly thinking?: Difficulty;
  /** Left out: none. */
  readonly bonus?: Bonus;
  readonly dice: DiceState;
}

export type MoveSlots = readonly [string, string, string, string];

/** The last attack that the creature in battle received. */
export interface Received {
  /** Lowercase name of the move. */
  readonly move: string;
  readonly dodge: boolean;
  /** Effectiveness 0, 0.25, 0.5, 1, 2 or 4; 1 where the attack was dodged. */
  readonly mult: number;
  /** Hit points lost to it, all hits together. */
  readonly damage: number;
}

/** A creature during a battle, as rules change it in their private copy. */
export interface FighterDraft {
  readonly id: string;
  readonly species: string;
  readonly kind: Kind;
  readonly level: number;
  readonly moves: MoveSlots;
  /** Kept here so that a change of content cannot change a battle that has begun. */
  readonly stats: Stats;
  /** 0 to `stats.hp`. */
  hp: number;
  ailment: Ailment | null;
  /** Null where the ailment is a plain one, or none. */
  variant: AilmentVariant | null;
  /** Rounds lost to the present sleep, 0 to 3. */
  slept: number;
  /** Rounds that toxic poison has worked since the creature came, 0 or more. */
  venom: number;
  /** Moves that the other side has seen it use, in the order seen. */
  seen: string[];
}

/** One side: its creatures, and what concerns only the one in battle. */
export interface SideDraft {
  readonly fighters: FighterDraft[];
  /** Index of the creature in battle, -1 before the first was sent. */
  active: number;
  /** Round in which it came. */
  since: number;
  /** -6 to 6 each. */
  stages: Record<StageName, number>;
  /** Actions begun while confused, 0 to 4; -1 when not confused. */
  confused: number;
  flinching: boolean;
  /** True in the round after a move that needs recharging. */
  resting: boolean;
  received: Received | null;
  seeded: boolean;
  /** Rounds in the trap, 0 to 5; -1 when in none. */
  trapped: number;
  /** Round at whose end the screen fades, 0 where there is none. It stays when the creature leaves. */
  screenUntil: number;
  /** Round of the last guard, and how many it was in a row; 0 before the first. */
  guardRound: number;
  guardRow: number;
  /** Lowercase name of the move that must be used next. */
  locked: string | null;
  /** Out of reach until then. */
  hidden: boolean;
  /** Rounds of the present rampage, 0 to 3. */
  raged: number;
}

export interface BattleDraft {
  /** 1 had no weather and none of what came with it: `upgradeState` reads both. */
  readonly version: 2;
  readonly kind: BattleKind;
  /** The difficulty, for the whole battle, under the name that stored battles have for it. */
  readonly thinking: Difficulty;
  /** Left out: none. */
  readonly bonus?: Bonus;
  page: Page;
  /** Rounds played, from 0. */
  round: number;
  /** With the round at whose end it is over. */
  weather: { readonly kind: Weather; readonly until: number } | null;
  dice: DiceState;
  readonly player: SideDraft;
  readonly opponent: SideDraft;
  /** What the last action brought about, in order. */
  events: BattleEvent[];
}

export type Frozen<T> = T extends readonly unknown[] | object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** A battle between two actions: plain JSON, nobody changes it. Never to be sent to a player: the server replies with `viewBattle`. */
export type BattleState = Frozen<BattleDraft>;
export type FighterState = Frozen<FighterDraft>;
export type SideState = Frozen<SideDraft>;

/** Why an action is not possible now. */
export type ActionRefusal = 'wrong-page' | 'unknown-creature' | 'fainted' | 'empty-slot' | 'not-wild';
export type Outcome =
  | { readonly ok: true; readonly state: BattleState }
  | { readonly ok: false; readonly reason: ActionRefusal };
