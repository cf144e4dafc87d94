import type { Kind } from '../creatures/types.ts';

/** The hours of a day in the Emberwild, in their order. */
export const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** The eight directions of the pad, clockwise from north. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A cell of a map: column and row, 0 to 30, counted from the top left. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** How often a creature is met where it lives, from the most frequent on. */
export const TIERS = ['common', 'uncommon', 'rare', 'fabled'] as const;
export type Tier = (typeof TIERS)[number];

/** A species that lives on a ground of a map. */
export interface EncounterEntry {
  /** Lowercase id. */
  readonly species: string;
  readonly tier: Tier;
  /** Levels where it begins to live, both included, 1 to 100. They grow with the distance beyond. */
  readonly least: number;
  readonly most: number;
  /** Least distance from the map's start in cells; left out, it comes everywhere. */
  readonly from?: number;
  /** When it comes; left out, always. */
  readonly hours?: readonly Hour[];
}

/** Who lives on a ground of a map. */
export interface EncounterTable {
  readonly ground: string;
  /** Percent of the steps on this ground that meet something. */
  readonly percent: number;
  readonly entries: readonly EncounterEntry[];
}

/** Who lives on a map. */
export interface Wilds {
  /** Cells of distance for each level that a creature gains, whole, 1 or more. */
  readonly cellsPerLevel: number;
  /** One for each ground, at most. */
  readonly tables: readonly EncounterTable[];
}

/** Where and when somebody sets a foot. */
export interface Spot {
  readonly ground: string;
  /** Cells from the map's start, whole, 0 or more. */
  readonly distance: number;
  readonly hour: Hour;
}

/** Percent above the usual, 0 or more: of the weight of rare and fabled creatures, of the chance of other kinds. */
export interface Luck {
  readonly rare: number;
  readonly kinds: number;
}

/** A wild creature as the dice brought it. */
export interface Encounter {
  readonly species: string;
  readonly level: number;
  readonly kind: Exclude<Kind, 0>;
}
