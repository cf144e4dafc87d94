import { NORMAL } from '../../../../rules/creatures/kinds.ts';
import {
  type CreatureType,
  type Dice,
  type Fighter,
  MOST_LEVEL,
  type RuleBook,
  type Species,
  speciesOf,
  startingMoves,
} from '../../../../rules/index.ts';
import type { Opponent } from './begin.ts';
import { speciesFit } from './fitSpecies.ts';

/** Each opponent is drawn from this many species with nearly the same base stats as the member that it faces. */
const NEAREST = 6;

/** Strength of an opponent's team, relative to the player's team. */
export interface Scale {
  /** Levels in percent of the team's levels, rounded up. */
  readonly percent: number;
  /** Maximum number of levels below that, drawn for each creature; 0 or more. */
  readonly slack: number;
  /** Type of all creatures; any if omitted. */
  readonly type?: CreatureType;
}

/** House teams are as strong as the player's team, or up to two levels lower. */
export const HOUSE_SCALE: Scale = { percent: 100, slack: 2 };
/** Training partners are a tenth below the team, or one level lower than that: training is for experience. */
export const TRAINING_SCALE: Scale = { percent: 90, slack: 1 };

const worth = ({ baseStats: { hp, attack, defense, speed } }: Species): number =>
  hp + attack + defense + speed;

/**
 * Returns a team of opponents as large as the player's: each is similar to one member in level and base stats. A
 * species is not repeated while there are others.
 */
export function composeTeam(book: RuleBook, dice: Dice, team: readonly Fighter[], scale: Scale): Opponent[] {
  const taken = new Set<Species>();
  return team.map((member) => {
    const wanted = Math.ceil((member.level * scale.percent) / 100) - dice.roll(scale.slack + 1);
    const level = Math.min(Math.max(wanted, 1), MOST_LEVEL);
    const fit = speciesFit(book, level, scale.type);
    const others = fit.filter((species) => !taken.has(species));
    const aim = worth(speciesOf(book, member.species));
    const nearest = (others.length > 0 ? others : fit)
      .toSorted((one, other) => Math.abs(worth(one) - aim) - Math.abs(worth(other) - aim))
      .slice(0, NEAREST);
    const species = nearest[dice.roll(nearest.length)] as Species;
    taken.add(species);
    return { species: species.id, level, kind: NORMAL, moves: startingMoves(species, level) };
  });
}
