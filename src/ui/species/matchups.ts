import { effectiveness } from '../../../rules/creatures/typeChart.ts';
import { CREATURE_TYPES, type CreatureType, type TypePair } from '../../../rules/creatures/types.ts';

/** A type and a damage multiplier. */
export interface Matchup {
  readonly type: CreatureType;
  readonly mult: number;
}
export interface Matchups {
  /** Multipliers above 1, highest first. */
  readonly strong: readonly Matchup[];
  readonly usual: readonly Matchup[];
  /** Multipliers between 0 and 1, lowest first. */
  readonly weak: readonly Matchup[];
  readonly none: readonly Matchup[];
}

function grouped(all: readonly Matchup[]): Matchups {
  return {
    strong: all.filter(({ mult }) => mult > 1).sort((one, other) => other.mult - one.mult),
    usual: all.filter(({ mult }) => mult === 1),
    weak: all.filter(({ mult }) => mult < 1 && mult > 0).sort((one, other) => one.mult - other.mult),
    none: all.filter(({ mult }) => mult === 0),
  };
}

/** Multipliers of attacks of each type against a creature of one or two types. */
export const attacksOn = (types: TypePair): Matchups =>
  grouped(CREATURE_TYPES.map((type) => ({ type, mult: effectiveness(type, types) })));

/** Multipliers of attacks of a type against creatures of each single type. */
export const attacksOf = (attack: CreatureType): Matchups =>
  grouped(CREATURE_TYPES.map((type) => ({ type, mult: effectiveness(attack, [type]) })));
