import { expect, it } from 'vitest';
import type { Mart } from '../../client/trades/mart.ts';
import { mostOf, orderedOf, otherTowns, totalOf, waresOf } from './order.ts';

const item = (change: Partial<Mart['items'][string]> = {}) => ({
  ...{ name: 'Basic ball', description: 'Clear glass.', bag: 0, price: 40, canShow: true },
  ...change,
});
const mart: Mart = {
  coins: 500,
  items: { nball: item(), gball: item({ price: 120 }), mball: item({ canShow: false }) },
  order: ['gball', 'mball', 'nball', 'vanished'],
};
const wares = waresOf(mart);

it('lists what can be shown, in the order of the server', () => {
  expect(wares.map(({ key }) => key)).toEqual(['gball', 'nball']);
});

it('the total is the sum of quantity times price', () => {
  expect(totalOf(wares, { nball: 2, gball: 3 })).toBe(440);
  expect(totalOf(wares, {})).toBe(0);
});

it('nothing is asked for that is not listed, and no quantity of 0', () => {
  expect(orderedOf(wares, { nball: 2, gball: 0, mball: 1 })).toEqual({ nball: 2 });
});

it('a bag that holds one of an item takes no second one', () => {
  expect(mostOf(item({ most: 1 }))).toBe(1);
  expect(mostOf(item({ most: 1, bag: 1 }))).toBe(0);
  const [charm] = waresOf({ ...mart, items: { nball: item({ most: 1, bag: 1 }) } });
  expect(charm && orderedOf([charm], { nball: 1 })).toEqual({});
});

it('no call asks for more of an item than a call may', () => {
  expect(mostOf(item())).toBe(9999);
});

it('of what comes by the pack, as many are sold as packs fit into the bag', () => {
  expect(mostOf(item({ most: 500, pack: 100 }))).toBe(5);
  expect(mostOf(item({ most: 500, pack: 100, bag: 1 }))).toBe(4);
  expect(mostOf(item({ most: 500, pack: 100, bag: 401 }))).toBe(0);
});

it('names the towns that sell what is not sold here, each once', () => {
  const far = item({ canShow: false, sold: ['overcloud'] });
  const here = item({ sold: ['harkmoor'] });
  expect(
    otherTowns({ ...mart, items: { far, further: far, here, mball: item({ canShow: false }) } }),
  ).toEqual(['overcloud']);
});
