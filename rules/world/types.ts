import type { Kind } from '../creatures/types.ts';

/** The hours of a day in the Emberwild, in their order. */
export const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** What the sky over a map does. */
export const MAP_WEATHERS = ['clear', 'clouds', 'glints', 'leaves', 'mist', 'rain', 'snow'] as const;
export type MapWeather = (typeof MAP_WEATHERS)[number];

/** The eight directions of the pad, clockwise from north. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A cell of a map: column and row, 0 to 30, counted from the top left. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** How often a creature is met where it lives, from the most frequent to the least. */
export const TIERS = ['common', 'uncommon', 'rare', 'fabled'] as const;
export type Tier = (typeof TIERS)[number];

/** A species that lives on a ground of a map. */
export interface EncounterEntry {
  /** Lowercase id. */
  readonly species: string;
  readonly tier: Tier;
  /** Levels at the least distance, both included, 1 to 100. They rise with the distance. */
  readonly least: number;
  readonly most: number;
  /** Least distance from the map's start in cells. Default: the species comes everywhere. */
  readonly from?: number;
  /** Hours in which it comes. Default: always. */
  readonly hours?: readonly Hour[];
  /** Weathers in which it comes. Default: in every one. */
  readonly weathers?: readonly MapWeather[];
  /** A weather in which it comes as often as those of the next more frequent tier. */
  readonly loves?: MapWeather;
}

/** The species that live on a ground of a map. */
export interface EncounterTable {
  readonly ground: string;
  /** Percent of the steps on this ground that meet a creature. */
  readonly percent: number;
  readonly entries: readonly EncounterEntry[];
}

/** The wild creatures of a map. */
export interface Wilds {
  /** Cells of distance per level that a creature gains, whole, 1 or more. */
  readonly cellsPerLevel: number;
  /** At most one for each ground. */
  readonly tables: readonly EncounterTable[];
}

/** Where and when a player takes a step. */
export interface Spot {
  readonly ground: string;
  /** Distance from the map's start in cells, whole, 0 or more. */
  readonly distance: number;
  readonly hour: Hour;
  /** Default: clear. */
  readonly weather?: MapWeather;
}

/**
 * Percent above the usual, 0 or more: `rare` for rare and fabled creatures, `kinds` for shiny and dark ones. `isStudied`:
 * whether the player has studied the species that comes. Default: false.
 */
export interface Luck {
  readonly rare: number;
  readonly kinds: number;
  readonly isStudied?: boolean;
}

/** A wild creature that was rolled. */
export interface Encounter {
  readonly species: string;
  readonly level: number;
  readonly kind: Exclude<Kind, 0>;
}
