import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { MapId } from '../../../../content/maps/types.ts';
import type { BallType, Growth } from '../../../../rules/creatures/types.ts';
import type { Hour, Tier } from '../../../../rules/world/types.ts';

/** A table in an answer; the first cell of each row is its header. */
export interface FaqTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface FaqLink {
  readonly to: string;
  readonly text: string;
}

/** Part of an answer; a plain string is a paragraph. */
export type FaqPart =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: FaqTable }
  | { readonly links: readonly FaqLink[] };

export interface FaqQuestion {
  /** Fragment of the address (`/faq#id`). It never changes, because other pages link to it. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly FaqPart[];
  /** More words by which the search finds the question. */
  readonly also?: string;
}

export interface FaqChapter {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

interface Span {
  readonly least: number;
  readonly most: number;
}

/** Numbers of the game, computed from the same data as the server uses. */
export interface FaqFacts {
  readonly starters: number;
  readonly newcomer: { readonly level: number; readonly coins: number; readonly balls: readonly string[] };
  readonly name: Span;
  readonly password: Span;
  readonly teamSize: number;
  /** Maximum number of creatures in one offer. */
  readonly mostOffered: number;
  /** Maximum number of simultaneous sessions of one account. */
  readonly mostSessions: number;
  /** Days after its last use at which the account of a guest is deleted. */
  readonly guestDays: number;
  /** Maximum number of players whom one player may block. */
  readonly mostBlocked: number;
  /** Maximum number of open reports of one player. */
  readonly mostReports: number;
  /** Maximum number of appeals against one suspension. */
  readonly mostAppeals: number;
  /** Number of recovery codes that an account gets at once. */
  readonly recoveryCodes: number;
  readonly species: number;
  readonly legends: number;
  /** Percent of the steps that meet a creature, by ground and map; null if the map does not have that ground. */
  readonly grounds: readonly { readonly ground: WildGround; readonly percents: readonly (number | null)[] }[];
  readonly maps: readonly { readonly name: string; readonly cellsPerLevel: number }[];
  readonly hours: readonly { readonly hour: Hour; readonly minutes: number }[];
  /** Encounters with each tier per encounter with the rarest tier. */
  readonly tiers: readonly { readonly tier: Tier; readonly times: number }[];
  /** Odds (one in `oneIn`), and stat bonus `more` in percent. */
  readonly kinds: Readonly<
    Record<
      'dark' | 'shiny',
      { readonly oneIn: number; readonly oneInWithCharm: number; readonly more: number }
    >
  > & {
    /** Percent that a caught species adds to the chance of both. */
    readonly notes: number;
    /** Tasks that a sketch and a study take, and how a study changes the chance of shiny ones. */
    readonly study: {
      readonly times: number;
      readonly tasks: number;
      readonly sketch: number;
      readonly oneIn: number;
    };
  };
  readonly balls: readonly BallType[];
  readonly ballNames: Readonly<Record<BallType, string>>;
  readonly catching: readonly {
    readonly rate: 'hardest' | 'middle' | 'easiest';
    readonly situation: 'well' | 'half' | 'last' | 'asleep';
    readonly percents: readonly number[];
  }[];
  readonly statusPower: number;
  readonly pays: readonly {
    readonly kind: 'wb' | 'gym' | 'user' | 'training' | 'gold';
    readonly experience: number;
    readonly coins: number | null;
  }[];
  /** Coins for a wild creature, whatever its level, and per level of one that was caught. */
  readonly wild: { readonly fee: number; readonly caught: number };
  /** Limits of a day's prizes: coins, percent by which the next prize against the same user falls, number of users. */
  readonly prizes: { readonly dayMost: number; readonly fall: number; readonly opponents: number };
  readonly totals: readonly { readonly level: number; readonly exp: Readonly<Record<Growth, number>> }[];
  readonly evolving: Span;
  readonly goods: readonly {
    readonly name: string;
    readonly price: number;
    readonly text: string;
    readonly charm: boolean;
  }[];
  /** Lures, how many steps one burns, and the maps that sell it; none for everywhere. */
  readonly lures: readonly {
    readonly name: string;
    readonly steps: number;
    readonly sold: readonly MapId[];
  }[];
  readonly gold: readonly {
    readonly tier: 'bronze' | 'silver' | 'gold';
    readonly stake: number;
    readonly prize: number;
    readonly odds: number;
    readonly raise: number;
  }[];
  readonly gyms: {
    readonly regions: readonly string[];
    readonly leaders: number;
    readonly all: number;
    readonly coins: Span;
    readonly team: Span;
    readonly rematchPercent: number;
  };
}
