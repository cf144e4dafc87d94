import type { Ailment, Kind, StageName } from '../creatures/types.ts';
import type { SideName } from './events.ts';
import { fighting, otherSide, stands } from './sides.ts';
import type { BattleKind, BattleState, FighterState, SideState } from './state.ts';

/** What one side may know of the other: what everybody sees, and the moves that were used. */
export interface Rival {
  readonly species: string;
  readonly kind: Kind;
  readonly level: number;
  readonly hp: number;
  readonly mostHp: number;
  readonly ailment: Ailment | null;
  readonly stages: Readonly<Record<StageName, number>>;
  readonly seen: readonly string[];
  /** Creatures of that side that still stand. */
  readonly left: number;
}

/** A battle as it looks from one side: its own creatures wholly, of the other what a `Rival` tells, no dice. */
export interface Seat {
  readonly kind: BattleKind;
  readonly round: number;
  readonly own: SideState;
  readonly fighter: FighterState;
  readonly rival: Rival;
}

function rival(side: SideState): Rival {
  const { species, kind, level, hp, stats, ailment, seen } = fighting(side);
  const left = side.fighters.filter(stands).length;
  return { species, kind, level, hp, mostHp: stats.hp, ailment, stages: side.stages, seen, left };
}

/** The battle as `side` sees it while both have a creature in battle. */
export function takeSeat(state: BattleState, side: SideName): Seat {
  const own = state[side];
  const { kind, round } = state;
  return { kind, round, own, fighter: fighting(own), rival: rival(state[otherSide(side)]) };
}
