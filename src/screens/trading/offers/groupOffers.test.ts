import { expect, it } from 'vitest';
import { aCreature, aTarget } from '../../../testing/builders.ts';
import { groupOffers } from './groupOffers.ts';

const offered = (id: string, target: string, offer: string) =>
  aCreature({
    id,
    offeredTo: aTarget({ id: target, offer: { id: offer, at: '2026-11-21T18:05:00.000Z', changed: false } }),
  });

it('what is offered for one creature is one group, offer by offer', () => {
  const groups = groupOffers([
    offered('a', 'x', '1'),
    offered('b', 'x', '1'),
    offered('c', 'x', '2'),
    offered('d', 'y', '3'),
  ]);
  const ids = groups.map(({ target, offers }) => [
    target.id,
    offers.map(({ id, creatures }) => [id, creatures.map((one) => one.id)]),
  ]);
  expect(ids).toEqual([
    [
      'x',
      [
        ['1', ['a', 'b']],
        ['2', ['c']],
      ],
    ],
    ['y', [['3', ['d']]]],
  ]);
});

it('a creature that is not offered any more belongs to no group', () => {
  expect(groupOffers([aCreature()])).toEqual([]);
});
