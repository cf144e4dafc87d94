import type { GymLeader, GymRegion } from '../../../content/gyms/types.ts';
import { type Dice, MOST_LEVEL, type RuleBook } from '../../../rules/index.ts';
import { oneOf } from '../random.ts';
import { challenge, practise } from './challenge.ts';
import { explore } from './explore.ts';
import { shop } from './shop.ts';
import { grownTo, newTrainer, own, strengthOf, type Trainer } from './trainer.ts';

/** State of a career when a leader was beaten. */
export interface Milestone {
  readonly leader: string;
  readonly seconds: number;
  readonly earned: number;
  readonly spent: number;
  readonly caught: number;
  readonly strength: number;
  /** Challenges of this leader, including the one that was won. */
  readonly attempts: number;
}

export interface Career {
  readonly starter: string;
  readonly milestones: readonly Milestone[];
  readonly trainer: Trainer;
}

/** Levels relative to the leader's at which a player challenges: bold players below it, careful ones above. */
const BOLDNESS = [-3, -2, -1, 0, 1] as const;
/** After a defeat a player first gains this many levels. */
const LESSON = 1;
/** Share of the time, in tenths, that a player spends exploring; the rest is training and user battles. */
const EXPLORING = 5;
/** Seconds after which a player who has not beaten the leader gives up. */
const MOST_SECONDS = 200 * 3600;

/** After this many defeats by one leader a player changes the team. */
const MOST_DEFEATS = 3;
const NEWCOMER_LOWER = 3;

const meanLevel = ({ team }: GymLeader): number =>
  team.reduce((sum, { level }) => sum + level, 0) / team.length;

/** Replaces a random team member, never the starter, with a caught species at almost the team's level. */
function regroup(book: RuleBook, trainer: Trainer, dice: Dice): void {
  if (trainer.team.length < 2) return;
  const level = Math.max(1, Math.floor(strengthOf(trainer)) - NEWCOMER_LOWER);
  const place = 1 + dice.roll(trainer.team.length - 1);
  trainer.team[place] = own(book, grownTo(book, oneOf([...trainer.caught], dice), level), level);
}

function passTime(book: RuleBook, trainer: Trainer, dice: Dice): void {
  shop(trainer);
  const choice = dice.roll(10);
  if (choice < EXPLORING || trainer.team.length < 3) explore(book, trainer, dice);
  else practise(book, trainer, choice % 2 === 0 ? 'training' : 'user', dice);
}

/** A career that is being played. */
export interface Life {
  readonly trainer: Trainer;
  /** In the order in which the leaders were beaten. */
  readonly milestones: Milestone[];
}

export const newLife = (book: RuleBook, starter: string): Life => ({
  trainer: newTrainer(book, starter),
  milestones: [],
});

/**
 * Lives from the choice of the starter to the last champion, and stops after each activity, so that who plays decides
 * how long a day is. Ends early after the most seconds.
 */
export function* live(
  book: RuleBook,
  regions: readonly GymRegion[],
  { trainer, milestones }: Life,
  dice: Dice,
): Generator<void, void, void> {
  const boldness = BOLDNESS[dice.roll(BOLDNESS.length)] ?? 0;
  for (const leader of regions.flatMap(({ leaders, champion }) => [...leaders, champion])) {
    let wanted = Math.min(meanLevel(leader) + boldness, MOST_LEVEL);
    for (let attempts = 1; ; attempts += 1) {
      while (strengthOf(trainer) < wanted && trainer.seconds < MOST_SECONDS) {
        passTime(book, trainer, dice);
        yield;
      }
      if (trainer.seconds >= MOST_SECONDS) return;
      const won = challenge(book, trainer, leader, dice);
      if (won) {
        const { seconds, earned, spent, caught } = trainer;
        const strength = strengthOf(trainer);
        milestones.push({
          leader: leader.id,
          seconds,
          earned,
          spent,
          caught: caught.size,
          strength,
          attempts,
        });
        yield;
        break;
      }
      wanted = Math.min(Math.max(wanted, strengthOf(trainer)) + LESSON, MOST_LEVEL);
      if (attempts % MOST_DEFEATS === 0) regroup(book, trainer, dice);
      yield;
    }
  }
}

/** What is done when the last champion is beaten: exploring and training go on. */
export function* wander(book: RuleBook, { trainer }: Life, dice: Dice): Generator<void, void, void> {
  for (;;) {
    passTime(book, trainer, dice);
    yield;
  }
}

/** Plays one career from the choice of the starter to the last champion. */
export function playCareer(
  book: RuleBook,
  regions: readonly GymRegion[],
  starter: string,
  dice: Dice,
): Career {
  const life = newLife(book, starter);
  const activities = live(book, regions, life, dice);
  while (!activities.next().done);
  return { starter, ...life };
}
