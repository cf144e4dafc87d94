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

/** A creature is chosen among so many that are worth about as much as the one it stands against. */
const NEAREST = 6;

/** How a team of opponents compares to the team it is made for. */
export interface Scale {
  /** Levels in percent of the team's, rounded up. */
  readonly percent: number;
  /** Levels by which each may fall short of that, 0 or more. */
  readonly slack: number;
  /** Type that all of them have; left out: any. */
  readonly type?: CreatureType;
}

/** House teams are a match for the team, or up to two levels below it. */
export const HOUSE_SCALE: Scale = { percent: 100, slack: 2 };
/** Training partners are a tenth below the team, or one level more: training is for experience and not for the fight. */
export const TRAINING_SCALE: Scale = { percent: 90, slack: 1 };

const worth = ({ baseStats: { hp, attack, defense, speed } }: Species): number =>
  hp + attack + defense + speed;

/**
 * Opponents for a team: as many, each made after one member, about as high and about as good a species. Nobody
 * comes twice while there are others.
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
