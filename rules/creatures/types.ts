/** The eighteen creature types, in the order in which lists and charts show them. */
export const CREATURE_TYPES = [
  'normal',
  'fire',
  'water',
  'electric',
  'grass',
  'ice',
  'fighting',
  'poison',
  'ground',
  'flying',
  'psychic',
  'bug',
  'rock',
  'ghost',
  'dragon',
  'dark',
  'steel',
  'fairy',
] as const;
export type CreatureType = (typeof CREATURE_TYPES)[number];
export type TypePair = readonly [CreatureType] | readonly [CreatureType, CreatureType];

/** 0 and 1 are both the normal kind; 2 is dark, 3 is shiny. The API uses the same numbers. */
export const KINDS = [0, 1, 2, 3] as const;
export type Kind = (typeof KINDS)[number];

/** Lasting conditions, one at a time. A `VolatileCondition` ends when the creature leaves the battle. */
export type Ailment = 'burn' | 'freeze' | 'paralyz' | 'poison' | 'sleep';
/** `toxic`: poison that does more damage each round. `rest`: sleep from the creature's own move, two rounds long. */
export type AilmentVariant = 'toxic' | 'rest';
export type VolatileCondition = 'confuse' | 'flinch' | 'seed' | 'trap';

export const BALL_TYPES = ['nball', 'uball', 'gball', 'mball'] as const;
export type BallType = (typeof BALL_TYPES)[number];

/** A record with a value for each kind of ball. */
export const perBall = <Value>(of: (ball: BallType) => Value): Record<BallType, Value> =>
  Object.fromEntries(BALL_TYPES.map((ball) => [ball, of(ball)])) as Record<BallType, Value>;

/** Stats of a creature at its level; `hp` is the maximum. */
export interface Stats {
  readonly hp: number;
  readonly attack: number;
  readonly defense: number;
  readonly speed: number;
}

/** The weathers of a battle; each lasts five rounds. */
export const WEATHERS = ['sun', 'rain', 'sand', 'hail'] as const;
export type Weather = (typeof WEATHERS)[number];

/** Stats that moves raise or lower in battle, in stages from -6 to 6. */
export type StageName = 'attack' | 'defense' | 'speed' | 'accuracy' | 'evasion';

export type Growth = 'fast' | 'medium' | 'slow';
/** From the most common to the rarest. */
export const RARITIES = ['common', 'uncommon', 'rare', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

export interface LearnsetEntry {
  /** Level from which the move may be chosen, 1 to 100. */
  readonly level: number;
  /** Key of the move in the catalogue (lowercase name). */
  readonly move: string;
}

/** Everything that the rules know about a species. */
export interface Species {
  /** Lowercase name; also the name of its pictures. */
  readonly id: string;
  /** Name as players read it. */
  readonly name: string;
  readonly types: TypePair;
  readonly stage: 1 | 2 | 3;
  /** Each stat from 20 to 160. */
  readonly baseStats: Stats;
  readonly growth: Growth;
  /** 3 (nearly impossible) to 255 (easy). */
  readonly catchRate: number;
  /** Experience for defeating one of level 7, 20 to 300. */
  readonly experienceYield: number;
  readonly evolution?: { readonly into: string; readonly level: number };
  readonly learnset: readonly LearnsetEntry[];
  readonly rarity: Rarity;
  readonly habitat: string;
  /** Metres. */
  readonly height: number;
  /** Kilograms. */
  readonly weight: number;
  /** Two sentences for the Pokedex. */
  readonly text: string;
}

/**
 * What research about a species asks for. Counted when it happens: `caught` in the wild; `hour`: battles begun against a
 * wild one at an hour; `beaten`: victories over one; `won`, `gym`, `spar`: any victory, one over a leader, one in
 * training with one in the team; `evolved`; `traded`: got from another player. Told by the Pokedex: `had` one, and had a
 * dark or shiny one, `special`.
 */
export const RESEARCH_TASKS = [
  'had',
  'caught',
  'hour',
  'beaten',
  'won',
  'gym',
  'spar',
  'evolved',
  'traded',
  'special',
] as const;
export type ResearchTaskName = (typeof RESEARCH_TASKS)[number];
