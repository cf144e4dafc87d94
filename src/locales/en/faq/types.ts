import type { BallType, Growth } from '../../../../rules/creatures/types.ts';
import type { Hour, Tier } from '../../../../rules/world/types.ts';

/** A table of an answer; the first cell of each row names it. */
export interface FaqTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface FaqLink {
  readonly to: string;
  readonly text: string;
}

/** Paragraphs are plain texts. */
export type FaqPart =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: FaqTable }
  | { readonly links: readonly FaqLink[] };

export interface FaqQuestion {
  /** Its address behind `/faq#`; it never changes, for others link to it. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly FaqPart[];
  /** Words by which it is found too. */
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

/** Numbers of the game, worked out from what the server uses too. */
export interface FaqFacts {
  readonly starters: number;
  readonly newcomer: { readonly level: number; readonly coins: number; readonly balls: readonly string[] };
  readonly name: Span;
  readonly password: Span;
  readonly teamSize: number;
  /** Creatures of one offer. */
  readonly mostOffered: number;
  /** Logins of one account that last at once. */
  readonly mostSessions: number;
  readonly species: number;
  readonly legends: number;
  /** Percent of the steps that meet something, by ground and map; null where the map has not that ground. */
  readonly grounds: readonly { readonly ground: string; readonly percents: readonly (number | null)[] }[];
  readonly maps: readonly { readonly name: string; readonly cellsPerLevel: number }[];
  readonly hours: readonly { readonly hour: Hour; readonly minutes: number }[];
  /** Encounters with each tier for one with the rarest. */
  readonly tiers: readonly { readonly tier: Tier; readonly times: number }[];
  /** One in so many, and percent more of a stat. */
  readonly kinds: Readonly<
    Record<
      'dark' | 'shiny',
      { readonly oneIn: number; readonly oneInWithCharm: number; readonly more: number }
    >
  >;
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
  /** What bounds the prizes of a day: coins, percent by which the next one for the same user falls, users. */
  readonly prizes: { readonly dayMost: number; readonly fall: number; readonly opponents: number };
  readonly totals: readonly { readonly level: number; readonly exp: Readonly<Record<Growth, number>> }[];
  readonly evolving: Span;
  readonly goods: readonly {
    readonly name: string;
    readonly price: number;
    readonly text: string;
    readonly charm: boolean;
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
