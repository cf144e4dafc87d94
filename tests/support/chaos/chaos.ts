import { type Dice, seededDice } from '../../../rules/index.ts';
import { ALL, OF_PROGRAMS } from './faults.ts';
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
 * @param faults names of `ALL` and `OF_PROGRAMS`
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

/**
 * Strikes one blow after the other. After each the game must go on for every bot, everything that was confirmed must be there once, and
 * the database must be as it must be.
 * @param tell called with a line after each blow
 * @throws Error with what is wrong
 */
export async function strikeAll(
  stage: Stage,
  blows: readonly Blow[],
  tell: (line: string) => void,
): Promise<void> {
  for (const [at, { fault, after, dice }] of blows.entries()) {
    const began = performance.now();
    try {
      await stage.untilChanges(after);
      const missed = () => stage.crowd.statistics.count((status) => status === 0 || status > 500);
      const before = missed();
      await (ALL[fault] ?? OF_PROGRAMS[fault])!(stage, dice);
      const struck = performance.now();
      await stage.untilAllPlay();
      const recovered = performance.now();
      const wrong = await stage.check();
      if (wrong.length > 0) throw new Error(wrong.slice(0, 20).join('\n'));
      const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
      tell(
        `${at + 1}/${blows.length} ${fault} after ${after} changes: ${seconds(began, struck)}, ${missed() - before} tries without a reply or with 503, every bot plays ${seconds(struck, recovered)} later, checked in ${seconds(recovered, performance.now())}`,
      );
    } catch (error) {
      throw new Error(`${fault}, blow ${at + 1} of ${blows.length}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
}
