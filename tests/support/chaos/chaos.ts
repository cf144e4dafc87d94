import { type Dice, seededDice } from '../../../rules/index.ts';
import { ALL, OF_PROGRAMS, OF_READER } from './faults.ts';
import type { Stage } from './stage.ts';

/** A fault, and after how many changes of the bots it strikes. */
export interface Blow {
  readonly fault: string;
  readonly after: number;
  /** Chance of the blow: what is struck, and for how long. */
  readonly dice: Dice;
}

/** Changes of the bots before a blow: at least, and how many more at most. */
const LEAST = 15;
const MORE = 60;

/**
 * The blows of a run, in order: each fault so many times. The same seed gives the same blows at the same points.
 * @param faults names of `ALL`, `OF_PROGRAMS` and `OF_READER`
 */
export function blowsOf(seed: number, times: number, faults: readonly string[]): Blow[] {
  const order = seededDice([seed | 0, 0, 0, 1 << 29]);
  return Array.from({ length: times }, () => faults)
    .flat()
    .map((fault) => ({ fault, place: order.roll(1 << 30) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ fault }, at) => ({
      fault,
      after: LEAST + order.roll(MORE),
      dice: seededDice([seed | 0, at + 1, 0, 1 << 29]),
    }));
}

/** Seconds that a blow has taken. */
interface Times {
  readonly fault: string;
  /** Until the fault itself was over; for a kill until the program answered again. */
  readonly lasted: number;
  /** From then until every bot had played. */
  readonly recovered: number;
  readonly checked: number;
  /** Tries of requests without a reply, or with 503. */
  readonly missed: number;
}

/** A line for each fault: how often it has struck, and the medians and maximums of its times. */
export function tableOf(all: readonly Times[]): string {
  const line = (fault: string): string => {
    const blows = all.filter((one) => one.fault === fault);
    const sorted = (field: Exclude<keyof Times, 'fault'>) =>
      blows.map((one) => one[field]).sort((a, b) => a - b);
    const median = (field: Exclude<keyof Times, 'fault'>) => sorted(field)[blows.length >> 1]!;
    const cells = [
      ...[median('lasted'), sorted('lasted').at(-1)!].map((time) => `${time.toFixed(1)} s`),
      median('missed'),
      ...[median('recovered'), sorted('recovered').at(-1)!].map((time) => `${time.toFixed(1)} s`),
    ];
    return `| ${[fault, blows.length, ...cells].join(' | ')} |`;
  };
  return [
    '| fault | times | median length | longest | tries without a reply or with 503, median | until every bot plays, median | longest |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...new Set(all.map(({ fault }) => fault))].toSorted().map(line),
  ].join('\n');
}

/**
 * Strikes one blow after the other. After each the game must go on for every bot, everything that was confirmed must be there once, and
 * the database must be as it must be.
 * @param tell called with a line after each blow
 * @returns the times of each blow
 * @throws Error with what is wrong
 */
export async function strikeAll(
  stage: Stage,
  blows: readonly Blow[],
  tell: (line: string) => void,
): Promise<Times[]> {
  const all: Times[] = [];
  for (const [at, { fault, after, dice }] of blows.entries()) {
    const began = performance.now();
    try {
      await stage.untilChanges(after);
      const missed = () => stage.crowd.statistics.count((status) => status === 0 || status > 500);
      const before = missed();
      const struck = performance.now();
      await (ALL[fault] ?? OF_PROGRAMS[fault] ?? OF_READER[fault])!(stage, dice);
      const over = performance.now();
      await stage.untilAllPlay();
      const recovered = performance.now();
      const wrong = await stage.check();
      if (wrong.length > 0) throw new Error(wrong.slice(0, 20).join('\n'));
      const seconds = (from: number, to: number) => (to - from) / 1000;
      const times: Times = {
        fault,
        lasted: seconds(struck, over),
        recovered: seconds(over, recovered),
        checked: seconds(recovered, performance.now()),
        missed: missed() - before,
      };
      all.push(times);
      tell(
        `${at + 1}/${blows.length} ${fault} after ${after} changes (${seconds(began, struck).toFixed(1)} s): ${times.lasted.toFixed(1)} s, ${times.missed} tries without a reply or with 503, every bot plays ${times.recovered.toFixed(1)} s later, checked in ${times.checked.toFixed(1)} s`,
      );
    } catch (error) {
      throw new Error(`${fault}, blow ${at + 1} of ${blows.length}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  return all;
}
