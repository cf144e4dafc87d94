import { newcomer } from '../../../content/index.ts';
import {
  type BallType,
  canEvolve,
  experienceAt,
  FRESH_DAY,
  gainExperience,
  type PrizeDay,
  type RuleBook,
  speciesOf,
} from '../../../rules/index.ts';
import { bestMoves } from '../bestMoves.ts';
import { PACE } from './pace.ts';

export interface Owned {
  species: string;
  level: number;
  exp: number;
  moves: readonly string[];
}

/** Coins that user battles have paid. */
interface Prizes {
  /** Number of the day that `today` describes, from 0. */
  day: number;
  /** The day of the calendar; without it, a day is so many hours of play. */
  calendar?: number;
  today: PrizeDay;
  /** Coins that the rules would pay without limits, and coins that were paid. */
  full: number;
  paid: number;
  /** Coins of the best day. */
  most: number;
}

/** A simulated player, with the statistics of the career. */
export interface Trainer {
  readonly starter: string;
  /** Up to six. */
  readonly team: Owned[];
  coins: number;
  readonly bag: Record<Exclude<BallType, 'mball'>, number>;
  readonly charms: Set<string>;
  /** Furniture of the camp, and looks. */
  readonly pieces: Set<string>;
  /** The lure that burns, and the steps that are left of it. */
  lure: { key: string; steps: number } | null;
  /** Seconds played. */
  seconds: number;
  earned: number;
  readonly prizes: Prizes;
  spent: number;
  thrown: number;
  readonly caught: Set<string>;
  readonly beaten: Set<string>;
  battles: number;
  lost: number;
}

export function own(book: RuleBook, id: string, level: number): Owned {
  const species = speciesOf(book, id);
  return {
    species: id,
    level,
    exp: experienceAt(species.growth, level),
    moves: bestMoves(book, species, level),
  };
}

/** A new player who has just chosen a starter. */
export const newTrainer = (book: RuleBook, starter: string): Trainer => ({
  starter,
  team: [own(book, starter, newcomer.starterLevel)],
  coins: newcomer.coins,
  bag: { ...newcomer.items },
  charms: new Set(),
  pieces: new Set(),
  lure: null,
  seconds: 0,
  earned: 0,
  prizes: { day: 0, today: FRESH_DAY, full: 0, paid: 0, most: 0 },
  spent: 0,
  thrown: 0,
  caught: new Set([starter]),
  beaten: new Set(),
  battles: 0,
  lost: 0,
});

/** Mean level of the team. */
export const strengthOf = ({ team }: Trainer): number =>
  team.reduce((sum, { level }) => sum + level, 0) / team.length;

/** The evolution stage of a species that a trainer would have at a level. */
export function grownTo(book: RuleBook, id: string, level: number): string {
  const { evolution } = speciesOf(book, id);
  return evolution && evolution.level <= level ? grownTo(book, evolution.into, level) : id;
}

/** Gives experience to the team, evolves every creature that can evolve, and chooses the best moves at a new level. */
export function growTeam(book: RuleBook, trainer: Trainer, amount: number): void {
  for (const creature of trainer.team) {
    const grown = gainExperience(speciesOf(book, creature.species), creature, amount);
    const risen = grown.level > creature.level;
    creature.level = grown.level;
    creature.exp = grown.exp;
    let species = speciesOf(book, creature.species);
    while (species.evolution && canEvolve(species, creature.level)) {
      creature.species = species.evolution.into;
      trainer.caught.add(creature.species);
      trainer.seconds += PACE.evolving;
      species = speciesOf(book, creature.species);
    }
    if (risen) creature.moves = bestMoves(book, species, creature.level);
  }
}
