import type { CreatureType, Difficulty } from '../../rules/index.ts';

/** A creature of a leader's team. */
export interface GymMember {
  readonly species: string;
  /** 1 to 100. */
  readonly level: number;
  /** Lowercase names of four moves that the species has learned by this level. */
  readonly moves: readonly [string, string, string, string];
}

export interface GymLeader<Id extends string = string> {
  /** The gym's id. Stored with every victory, so it never changes. */
  readonly id: Id;
  /** Name for players; no two leaders share one. */
  readonly name: string;
  /** The type that every member of the team has; of a champion's team only the last member must have it. */
  readonly type: CreatureType;
  /** About the leader, for players. */
  readonly description: string;
  /** What the portrait shows, for the artist: person, dress, colours, bearing. */
  readonly portrait: string;
  /** What the leader says to a challenger. */
  readonly before: string;
  /** What the leader says to a player who has won. */
  readonly after: string;
  /** What the leader says to a player who has lost. */
  readonly lost: string;
  /** 3 to 6, in the order in which they come. */
  readonly team: readonly GymMember[];
  /** Coins for the first victory. */
  readonly coins: number;
  /** Difficulty of the leader. Default: that of gym battles. */
  readonly difficulty?: Difficulty;
}

/** Eight leaders and a champion. Victories over all eight open the battle with the champion and the next region. */
export interface GymRegion {
  readonly name: string;
  /** A sentence about the region, for players. */
  readonly description: string;
  readonly leaders: readonly GymLeader[];
  /** The members may have any types, except for the last one. */
  readonly champion: GymLeader;
}
