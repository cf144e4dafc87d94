import type { Ailment, AilmentVariant, Kind, StageName, Stats, Weather } from '../creatures/types.ts';
import type { Difficulty } from './difficulty.ts';
import type { BattleEvent } from './events.ts';
import type { DiceState } from './random.ts';

/** Wild battle, gym leader, another user's team, training for experience, gold battle. */
export const BATTLE_KINDS = ['wb', 'gym', 'user', 'training', 'gold'] as const;
export type BattleKind = (typeof BATTLE_KINDS)[number];

/** `fled`: the player has run away from a wild creature, which ends the battle without a winner. */
export type Page = 'selection' | 'battle' | 'roundResults' | 'win' | 'lose' | 'caught' | 'fled';

/** A creature as it enters a battle. */
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
  /** The hp that it has left, 1 or more. Default: all. */
  readonly hp?: number;
  /** What its owner calls it. It plays no part in the battle. */
  readonly nickname?: string;
}

/** Percent added to what a victory is worth, 0 to 1000 each. */
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
  /** The difficulty; stored battles call it `thinking`. Default: that of the kind. */
  readonly thinking?: Difficulty;
  /** Default: none. */
  readonly bonus?: Bonus;
  readonly dice: DiceState;
}

export type MoveSlots = readonly [string, string, string, string];

/** The last attack that the creature in battle received. */
export interface Received {
  /** Lowercase name of the move. */
  readonly move: string;
  readonly dodge: boolean;
  /** Effectiveness 0, 0.25, 0.5, 1, 2 or 4; 1 if the attack was dodged or its damage is fixed. */
  readonly mult: number;
  /** Hit points lost to it, by all hits together. */
  readonly damage: number;
}

/** A creature during a battle. Only the private copy of the rules is changed. */
export interface FighterDraft {
  readonly id: string;
  readonly species: string;
  readonly kind: Kind;
  readonly level: number;
  readonly moves: MoveSlots;
  readonly nickname?: string;
  /** Stored with the battle, so that changed content does not change a battle that has begun. */
  readonly stats: Stats;
  /** 0 to `stats.hp`. */
  hp: number;
  ailment: Ailment | null;
  /** Null if there is no ailment or an ordinary one. */
  variant: AilmentVariant | null;
  /** Rounds lost to the present sleep, 0 to 3. */
  slept: number;
  /** Rounds in which toxic poison has taken hit points since the creature came, 0 or more. */
  venom: number;
  /** Moves that the other side has seen it use, in the order seen. */
  seen: string[];
}

/** One side: its creatures, and the values that concern only the one in battle. */
export interface SideDraft {
  readonly fighters: FighterDraft[];
  /** Index of the creature in battle, -1 before the first was sent. */
  active: number;
  /** Round in which it came into battle. */
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
  /** How often the trap has taken hit points, 0 to 5; -1 when not trapped. */
  trapped: number;
  /** Last round of the screen, 0 for none. The screen stays when the creature leaves. */
  screenUntil: number;
  /** Whether the side has used its great move of the battle. Absent in battles stored before there were any. */
  greatUsed: boolean;
  /** Round of the last guard, and the number of guards in consecutive rounds; 0 before the first. */
  guardRound: number;
  guardRow: number;
  /** Lowercase name of the move that must be used next. */
  locked: string | null;
  /** Whether the creature is out of reach until then. */
  hidden: boolean;
  /** Completed rounds of the present rampage, 0 to 2. */
  raged: number;
}

export interface BattleDraft {
  /** Version 1 had no weather and none of the fields that came with it: `upgradeState` reads both versions. */
  readonly version: 2;
  readonly kind: BattleKind;
  /** The difficulty for the whole battle; stored battles call it `thinking`. */
  readonly thinking: Difficulty;
  /** Default: none. */
  readonly bonus?: Bonus;
  page: Page;
  /** Rounds played, from 0. */
  round: number;
  /** How often the player has tried to run away; absent before the first time. */
  escapes?: number;
  /** `until` is its last round. */
  weather: { readonly kind: Weather; readonly until: number } | null;
  dice: DiceState;
  readonly player: SideDraft;
  readonly opponent: SideDraft;
  /** The events of the last action, in order. */
  events: BattleEvent[];
}

export type Frozen<T> = T extends readonly unknown[] | object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** A battle between two actions, as immutable JSON. It contains the dice, so players only get a `viewBattle` of it. */
export type BattleState = Frozen<BattleDraft>;
export type FighterState = Frozen<FighterDraft>;
export type SideState = Frozen<SideDraft>;

/** Why an action is not possible now. */
export type ActionRefusal =
  | 'wrong-page'
  | 'unknown-creature'
  | 'fainted'
  | 'fighting'
  | 'held'
  | 'empty-slot'
  | 'no-escape'
  | 'no-flask'
  | 'unhurt'
  | 'not-wild';
export type Outcome =
  | { readonly ok: true; readonly state: BattleState }
  | { readonly ok: false; readonly reason: ActionRefusal };
