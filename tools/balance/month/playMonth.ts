import type { GymRegion } from '../../../content/gyms/types.ts';
import type { Dice, RuleBook } from '../../../rules/index.ts';
import { type Life, live, newLife, wander } from '../careers/career.ts';
import { earn } from '../careers/reward.ts';
import { strengthOf } from '../careers/trainer.ts';
import type { CupRecord } from '../cups.ts';
import { endDay, type Ledger } from './evenings.ts';
import { DAYS, type PlayerKind } from './kinds.ts';
import { newErrands } from './lines.ts';

/** What a player has at the end of a day. */
export interface Evening {
  readonly coins: number;
  /** Mean of the team. */
  readonly level: number;
  readonly badges: number;
  readonly species: number;
}

export interface Month {
  readonly evenings: readonly Evening[];
  /** Most seconds of play between two badges, the time after the last one included. */
  readonly longest: number;
}

/** Quests of a day, and the coins that each pays. */
const QUESTS = { count: 3, coins: 90 } as const;
/** Seconds of play after which a quest is done. */
const QUEST = 8 * 60;

const eveningOf = ({ trainer, milestones }: Life): Evening => ({
  coins: trainer.coins,
  level: strengthOf(trainer),
  badges: milestones.length,
  species: trainer.caught.size,
});

function longestOf({ trainer, milestones }: Life, most: number): number {
  const times = [0, ...milestones.map(({ seconds }) => seconds)];
  const rest = milestones.length < most ? trainer.seconds - (times.at(-1) ?? 0) : 0;
  return Math.max(rest, ...times.slice(1).map((time, at) => time - (times[at] ?? 0)));
}

/** Plays thirty days of a kind of player. What was begun before the time is over is brought to its end. */
export function playMonth(
  book: RuleBook,
  regions: readonly GymRegion[],
  kind: PlayerKind,
  starter: string,
  cups: readonly CupRecord[],
  dice: Dice,
): Month {
  const life = newLife(book, starter);
  const [way, after] = [live(book, regions, life, dice), wander(book, life, dice)];
  const { trainer } = life;
  let allowed = 0;
  const ledger: Ledger = { errands: newErrands(), research: 0, known: [] };
  const evenings = Array.from({ length: DAYS }, (_, day) => {
    trainer.prizes.calendar = day;
    const morning = trainer.seconds;
    allowed += kind.secondsOn(day);
    while (trainer.seconds < allowed) if (way.next().done) after.next();
    earn(trainer, QUESTS.coins * Math.min(QUESTS.count, Math.floor((trainer.seconds - morning) / QUEST)));
    ledger.known.push(trainer.caught.size);
    if (trainer.seconds > morning) endDay(book, regions, life, ledger, cups, dice);
    return eveningOf(life);
  });
  const leaders = regions.reduce((sum, region) => sum + region.leaders.length + 1, 0);
  return { evenings, longest: longestOf(life, leaders) };
}
