import { DAILY_QUESTS } from './calendar.ts';
import { dailyPool, type Quest, weeklyPool } from './pool.ts';

/** FNV-1a with an avalanche: alike texts get unlike numbers. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** In an order that follows from the seed alone; what is added to a list leaves the order of the others. */
const shuffled = <Value>(values: readonly Value[], nameOf: (value: Value) => string, seed: string) =>
  values.toSorted((one, other) => hashOf(`${seed} ${nameOf(one)}`) - hashOf(`${seed} ${nameOf(other)}`));

const fitting = (pool: readonly Quest[], badges: number) =>
  pool.filter(({ badges: least = 0 }) => least <= badges);

/**
 * The quests of a player on a day, of different families: the same on every server and at every hour.
 * @param day such as `2026-11-24`
 * @param badges leaders beaten before this day
 */
export function questsOn(day: string, playerId: string, badges: number): readonly Quest[] {
  const seed = `${playerId} ${day}`;
  const fit = fitting(dailyPool, badges);
  const families = shuffled([...new Set(fit.map(({ family }) => family))], (family) => family, seed);
  return families.slice(0, DAILY_QUESTS).flatMap(
    (family) =>
      shuffled(
        fit.filter((one) => one.family === family),
        ({ id }) => id,
        seed,
      )[0] ?? [],
  );
}

/** The quest of a player in a week. @param week such as `2026-W48` @param badges leaders beaten before its Monday */
export function questIn(week: string, playerId: string, badges: number): Quest {
  const [first] = shuffled(fitting(weeklyPool, badges), ({ id }) => id, `${playerId} ${week}`);
  if (!first) throw new Error('There are no quests for weeks');
  return first;
}
