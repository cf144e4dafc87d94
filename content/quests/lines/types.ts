import type { MapId } from '../../maps/types.ts';
import type { PersonId } from '../../people/index.ts';
import type { SignId } from '../../signs/index.ts';
import type { Reward } from '../pool.ts';

/**
 * What a step of a line asks for, counted from what the server has recorded since the player's beginning: a map that was
 * reached, things found on the region's maps, species caught that live on them or one of them, leaders of the region
 * beaten, its champion, battles won against the rival, a person talked to, a sign read, the well of a map drunk from.
 */
export type LineTask =
  | { readonly reach: MapId }
  | { readonly found: number }
  | { readonly caught: number }
  | { readonly catch: string }
  | { readonly badges: number }
  | { readonly champion: true }
  | { readonly rival: number }
  | { readonly talk: PersonId }
  | { readonly read: SignId }
  | { readonly drink: MapId };

/** One step of a region's line. */
export interface LineStep extends Reward {
  /** Lowercase words and numbers. Stored with each reward that was taken, so it never changes. */
  readonly id: string;
  /** Gym id of the leader who asks for it. */
  readonly giver: string;
  readonly task: LineTask;
}

/** The quests of a region, one after the other. The last one gives a title as well. */
export interface QuestLine {
  /** Name of the region. */
  readonly region: string;
  /** Badges of the region before without which nobody asks. Default: none. */
  readonly opens?: { readonly region: string; readonly badges: number };
  readonly steps: readonly LineStep[];
  /** Id of the title. */
  readonly title: string;
}
