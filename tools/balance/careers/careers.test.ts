import { describe, expect, it } from 'vitest';
import { book, items, regions } from '../../../content/index.ts';
import { seededDice } from '../../../rules/index.ts';
import { playCareer } from './career.ts';
import { shop } from './shop.ts';
import { badgeRows, purseRows, quantile } from './summary.ts';
import { grownTo, newTrainer } from './trainer.ts';

const [greenreach] = regions.map((region) => ({ ...region, leaders: region.leaders.slice(0, 2) }));
const short = greenreach ? [{ ...greenreach, champion: greenreach.leaders[1]! }] : [];

describe('a career', { timeout: 60_000 }, () => {
  const play = (seed: number) => playCareer(book, short, 'podkin', seededDice([1, 2, 3, seed]));

  it('is the same with the same dice', () => {
    expect(play(1)).toEqual(play(1));
  });

  it('passes the leaders in their order, with time and coins that add up', () => {
    const { milestones, trainer } = play(2);
    expect(milestones.map(({ leader }) => leader).slice(0, 2)).toEqual(short[0]?.leaders.map(({ id }) => id));
    const seconds = milestones.map((one) => one.seconds);
    expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
    expect(trainer.coins).toBe(500 + trainer.earned - trainer.spent);
  });

  it('is summed up in hours and coins', () => {
    const careers = [play(3), play(4)];
    const [row] = badgeRows(short, careers);
    expect(row).toMatchObject({ region: 'Greenreach', leader: 'Hazel Thornby', level: 10, reached: 1 });
    expect(row?.hours.middle).toBeGreaterThan(0);
    expect(purseRows(short, careers)[0]?.earned).toBeGreaterThan(0);
  });
});

describe('a bot', () => {
  it('buys the balls that half of its coins pay for when they run low, and charms it can afford', () => {
    const poor = { ...newTrainer(book, 'podkin'), bag: { nball: 0, gball: 0, uball: 0 }, coins: 200 };
    shop(poor);
    expect(poor.bag).toEqual({ nball: 2, gball: 0, uball: 0 });
    expect(poor.coins).toBe(200 - 2 * items.nball!.price);
    const rich = { ...newTrainer(book, 'podkin'), coins: 100_000 };
    shop(rich);
    expect([...rich.charms]).toEqual(['trail-charm']);
  });

  it('raises a creature to the form of its level', () => {
    expect(grownTo(book, 'kindlam', 5)).toBe('kindlam');
    expect(grownTo(book, 'kindlam', 60)).toBe('kilnaries');
  });

  it('takes the middle of a list as its median', () => {
    expect(quantile([5, 1, 3], 0.5)).toBe(3);
    expect(quantile([], 0.5)).toBe(0);
  });
});
