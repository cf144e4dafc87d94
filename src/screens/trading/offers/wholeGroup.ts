import type { Creature } from '../../../../contract/shapes/creature.ts';
import { PAGE_SIZE } from '../../../../contract/shapes/primitives.ts';
import { fetchOffered } from '../../../client/trades/trades.ts';

const isFor = (target: string) => (creature: Creature) => creature.offeredTo?.id === target;

/** Resolves to the ids of all creatures offered for one listing, including those on the previous and next pages. */
export async function wholeGroup(
  target: string,
  page: readonly Creature[],
  skip: number,
): Promise<readonly string[]> {
  const found = page.filter(isFor(target));
  let edge = page[0];
  for (let at = skip - PAGE_SIZE; edge?.offeredTo?.id === target && at > -PAGE_SIZE; at -= PAGE_SIZE) {
    const before = (await fetchOffered(Math.max(0, at))).pokemons;
    found.push(...before.filter(isFor(target)));
    edge = before[0];
  }
  edge = page.at(-1);
  for (let at = skip + PAGE_SIZE; edge?.offeredTo?.id === target; at += PAGE_SIZE) {
    const behind = (await fetchOffered(at)).pokemons;
    found.push(...behind.filter(isFor(target)));
    edge = behind.at(-1);
  }
  return [...new Set(found.map(({ id }) => id))];
}
