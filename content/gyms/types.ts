import type { CreatureType, Difficulty } from '../../rules/index.ts';

/** A creature of a leader's team. */
export interface GymMember {
  readonly species: string;
  /** 1 to 100. */
  readonly level: number;
  /** Lowercase names of four moves that the species has learned by then. */
  readonly moves: readonly [string, string, string, string];
}

export interface GymLeader {
  /** The gym's id. Stored with every victory, so it never changes. */
  readonly id: string;
  /** As players read it; no two leaders share one. */
  readonly name: string;
  /** The type that every member of the team has; of a champion's team the last one. */
  readonly type: CreatureType;
  /** Who this is, for players. */
  readonly description: string;
  /** What the portrait shows, for whoever draws it: person, dress, colours, bearing. */
  readonly portrait: string;
  /** What is said to a challenger. */
  readonly before: string;
  /** What is said to whoever won. */
  readonly after: string;
  /** 3 to 6, in the order in which they come. */
  readonly team: readonly GymMember[];
  /** Coins for the first victory. */
  readonly coins: number;
  /** How hard the leader thinks; left out: as leaders do. */
  readonly difficulty?: Difficulty;
}

/** Eight leaders and, once all of them are beaten, a champion; their victories open the next region too. */
export interface GymRegion {
  readonly name: string;
  /** A sentence about the country, for players. */
  readonly description: string;
  readonly leaders: readonly GymLeader[];
  /** Whose team may have any types. */
  readonly champion: GymLeader;
}
