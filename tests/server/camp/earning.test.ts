import { describe, expect, it } from 'vitest';
import { cups, ENTRIES_A_DAY } from '../../../content/challenges/cups.ts';
import { rivalBattles } from '../../../content/challenges/rival.ts';
import { PIECE_NAMES } from '../../../content/furniture/spots.ts';
import { book, charmKeys, goldTiers, items, prizeLimits } from '../../../content/index.ts';
import { lureKeys } from '../../../content/luck/lures.ts';
import { MAP_IDS } from '../../../content/maps/types.ts';
import { questLines } from '../../../content/quests/lines/list.ts';
import { dailyPool, weeklyPool } from '../../../content/quests/pool.ts';
import { STAGES } from '../../../content/research/stages.ts';
import { thingsOn } from '../../../content/things/index.ts';
import { COIN_REASONS, type CoinReason } from '../../../contract/shapes/journal.ts';
import { CATCH_WORTH, WILD_FEE } from '../../../rules/battle/turn/rewards.ts';
import { MOST_LEVEL } from '../../../rules/index.ts';
import { catchOdds, THROWN } from '../../../tools/balance/catchOdds.ts';
import { playCups } from '../../../tools/balance/cups.ts';
import { dailyWishes, MOST_DAYS } from '../../../tools/balance/month/wishes.ts';
import { diceFor } from '../../../tools/balance/random.ts';

/** How each reason of the ledger is bounded: a new one has to be thought about here. */
const BOUNDED: Readonly<Record<CoinReason, 'spends' | 'once' | 'by the day' | 'by play' | 'operator'>> = {
  newcomer: 'once',
  grant: 'operator',
  battle: 'by play',
  stake: 'spends',
  prize: 'by the day',
  found: 'once',
  quest: 'by the day',
  research: 'once',
  catch: 'by play',
  purchase: 'spends',
  lesson: 'spends',
  entry: 'spends',
  trophy: 'by the day',
  deleted: 'spends',
};

const price = (key: string): number => items[key]?.price ?? 0;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const most = (values: readonly number[]): number => Math.max(...values);

describe('attack 20: the scan of prices', () => {
  it('knows a bound for everything that brings coins', () => {
    expect(Object.keys(BOUNDED).toSorted()).toEqual([...COIN_REASONS].toSorted());
    const paying = COIN_REASONS.filter((reason) => BOUNDED[reason] === 'by play');
    // No third way to earn without end: neither items nor creatures nor lessons are ever paid back.
    expect(paying).toEqual(['battle', 'catch']);
  });

  it('finds that what is paid once buys less than half of what stands in a camp or works for good', () => {
    const lines = sum(questLines.flatMap(({ steps }) => steps.map(({ coins }) => coins)));
    const research = Object.keys(book.species).length * sum(STAGES.map(({ coins }) => coins));
    const rival = sum(rivalBattles.map(({ coins }) => coins));
    const found = sum(
      MAP_IDS.flatMap((map) => thingsOn(map).map(([, { gift }]) => ('coins' in gift ? gift.coins : 0))),
    );
    const once = lines + research + rival + found;
    expect(once).toBeLessThan(sum([...PIECE_NAMES, ...charmKeys].map(price)) / 2);
    expect(once).toBeLessThan(MOST_DAYS * dailyWishes);
  });

  it('finds that the quests of a day pay less than a twentieth of the wishes of a day, with the share of a week', () => {
    const best = dailyPool.map(({ coins }) => coins).toSorted((one, other) => other - one);
    const day = sum(best.slice(0, 3)) + most(weeklyPool.map(({ coins }) => coins)) / 7;
    expect(day).toBeLessThan(dailyWishes / 20);
  });

  it('finds that tournaments cost who only takes the strongest attack, and pay a day no more than its purse', () => {
    for (const { returned } of playCups(book, cups, 10, diceFor(12), 'greedy'))
      expect(returned).toBeLessThan(75);
    const gains = Object.values(cups).map(({ entry, prize }) => prize - entry);
    expect(ENTRIES_A_DAY * most(gains)).toBeLessThan(prizeLimits.dayMost / 2);
    // A prize lost its stake when it was paid: no tier and no tournament pays more than its entry for each of its rounds.
    for (const { entry, prize, rounds } of Object.values(cups))
      expect(prize).toBeLessThanOrEqual(entry * (rounds.length + 1));
    for (const { odds, multiple } of Object.values(goldTiers)) expect(odds * multiple).toBeLessThan(100);
  });

  it('finds that a catch pays less than the better balls that take it unhurt, and no ball more than another', () => {
    const pay = MOST_LEVEL * CATCH_WORTH + WILD_FEE;
    const fresh = catchOdds(book).filter(({ condition }) => condition === 'fresh');
    for (const { chances } of fresh)
      for (const ball of THROWN.slice(1)) {
        const balls = 100 / (chances[THROWN.indexOf(ball)] ?? 0);
        expect(balls * price(ball)).toBeGreaterThan(pay);
      }
    expect(25 * pay).toBeLessThan(dailyWishes);
  });

  it('finds that nothing which burns raises coins', () => {
    for (const key of lureKeys) expect(Object.keys(items[key]?.lure ?? {})).not.toContain('coins');
  });
});
