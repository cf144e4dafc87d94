import type { Cell, Hour } from '../world/types.ts';

/** The days of a week, as `Date.getUTCDay` counts them. */
export const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Day = (typeof DAYS)[number];

/** Where a person may look. Nobody turns away from the viewer. */
export const TURNS = ['w', 'sw', 's', 'se', 'e'] as const;
export type Turn = (typeof TURNS)[number];

/** What a player may answer to the keeper of the hearth: the ember is banked there, or stays loose in the grass. */
export const EMBER_CHOICES = ['banked', 'loose'] as const;
export type EmberChoice = (typeof EMBER_CHOICES)[number];

/** When something holds: at some hours, on some days. What is left out holds always. */
export interface Time {
  readonly hours?: readonly Hour[];
  readonly days?: readonly Day[];
}

/** A place where a person stands, and when. */
export interface Post extends Cell, Time {
  readonly map: string;
  readonly facing: Turn;
  /** For players who have won exactly so many battles against the rival; without it for everybody. */
  readonly rival?: number;
}

/** What a line asks for. Everything that is given must hold. */
export interface LineCondition extends Time {
  /** Whether the player has a creature. */
  readonly starter?: boolean;
  /** Species that the player has caught, at least. */
  readonly caught?: number;
  /** Leaders that the player has beaten, at least. */
  readonly badges?: number;
  /** The id of a gym whose leader the player has beaten. */
  readonly badge?: string;
  /** Whether the latest battle that did not end with a catch was lost or left. */
  readonly defeated?: boolean;
  /** Battles against the rival that the player has won, at least. */
  readonly rival?: number;
  /** What the player has answered to the keeper of the hearth. */
  readonly ember?: EmberChoice;
}

/** Something that a person says. */
export interface Line<Id extends string = string> {
  readonly id: Id;
  readonly when?: LineCondition;
  /** Said to each player one time only. */
  readonly once?: true;
  /** Whoever says it can be challenged. */
  readonly challenge?: true;
  /** It asks what is to become of the ember. */
  readonly choice?: true;
}

/** A person of the maps: where they stand and what they say. */
export interface Person<Id extends string = string> {
  /** The id of the gym that they lead: their face is then the leader's portrait. */
  readonly gym?: string;
  /** At most one of them holds at a time. */
  readonly posts: readonly Post[];
  /** In the order in which they are tried. */
  readonly lines: readonly Line<Id>[];
}

/** What is known of a player who talks to a person. */
export interface TalkFacts {
  readonly hour: Hour;
  readonly day: Day;
  readonly starter: boolean;
  readonly caught: number;
  /** Ids of the gyms whose leaders are beaten. */
  readonly badges: readonly string[];
  readonly defeated: boolean;
  /** Battles won against the rival; undefined while that is not known. */
  readonly rival?: number | undefined;
  /** The player's answer to the keeper of the hearth; null before it, undefined while that is not known. */
  readonly ember?: EmberChoice | null | undefined;
  /** Ids of this person's lines that the player has heard, the latest last. */
  readonly heard: readonly string[];
}
