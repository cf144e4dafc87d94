import type { CreatureType, Thinking } from '../../rules/index.ts';

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
  /** The type that every member of the team has. */
  readonly type: CreatureType;
  readonly description: string;
  /** 3 to 6, in the order in which they come. */
  readonly team: readonly GymMember[];
  /** Coins for the first victory. */
  readonly coins: number;
  /** How hard the leader thinks; left out: as leaders do. */
  readonly thinking?: Thinking;
}

/** Eight leaders. A region opens when every leader of the one before it is beaten. */
export interface GymRegion {
  readonly name: string;
  readonly leaders: readonly GymLeader[];
}
