import { regions, starters } from '../../../content/index.ts';
import { type RuleBook, seededDice } from '../../../rules/index.ts';
import { quantile } from '../careers/summary.ts';
import type { CupRecord } from '../cups.ts';
import { DAYS, type PlayerKind, playerKinds } from './kinds.ts';
import { type Evening, type Month, playMonth } from './playMonth.ts';

/** What half of the players of a kind have at the end of each day; the most coins of all, and the longest way to a badge. */
export interface MonthRecord {
  readonly kind: PlayerKind;
  readonly players: number;
  readonly evenings: readonly Evening[];
  /** The fullest purse of the middle player on any evening. */
  readonly purse: number;
  /** Hours of play between two badges, the longest of all players. */
  readonly longest: number;
}

const STARTERS = Object.values(starters).flat();
const FIELDS = ['coins', 'level', 'badges', 'species'] as const;

function middleOf(months: readonly Month[], day: number): Evening {
  const middle = (field: (typeof FIELDS)[number]): number =>
    quantile(
      months.map(({ evenings }) => evenings[day]?.[field] ?? 0),
      0.5,
    );
  return {
    coins: middle('coins'),
    level: middle('level'),
    badges: middle('badges'),
    species: middle('species'),
  };
}

/** Plays `players` months of each kind of player, all starters in turn. */
export const playMonths = (book: RuleBook, players: number, cups: readonly CupRecord[]): MonthRecord[] =>
  playerKinds.map((kind, at) => {
    const months = Array.from({ length: players }, (_, number) => {
      const starter = STARTERS[number % STARTERS.length] as string;
      return playMonth(book, regions, kind, starter, cups, seededDice([20, 26, 7 + at, number]));
    });
    const evenings = Array.from({ length: DAYS }, (_, day) => middleOf(months, day));
    return {
      kind,
      players,
      evenings,
      purse: Math.max(...evenings.map(({ coins }) => coins)),
      longest: Math.max(...months.map(({ longest }) => longest)) / 3600,
    };
  });
