import { effectiveness } from '../../../rules/creatures/typeChart.ts';
import { CREATURE_TYPES, type CreatureType, type TypePair } from '../../../rules/creatures/types.ts';

/** A type, and how much of the damage counts. */
export interface Matchup {
  readonly type: CreatureType;
  readonly mult: number;
}
export interface Matchups {
  /** More than once the damage, the most first. */
  readonly strong: readonly Matchup[];
  readonly usual: readonly Matchup[];
  /** Less than the damage, the least first. */
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

/** What attacks of each type do to a creature of one or two types. */
export const attacksOn = (types: TypePair): Matchups =>
  grouped(CREATURE_TYPES.map((type) => ({ type, mult: effectiveness(type, types) })));

/** What attacks of a type do to creatures of each type alone. */
export const attacksOf = (attack: CreatureType): Matchups =>
  grouped(CREATURE_TYPES.map((type) => ({ type, mult: effectiveness(attack, [type]) })));
