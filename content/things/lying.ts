import type { Cell } from '../../rules/world/types.ts';
import { bushesOn, thingsOn } from './index.ts';
import type { Gift } from './types.ts';

/** The day of UTC such as `2026-11-22`. @param now milliseconds since the beginning of 1970 */
export const todayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The day of each thing that a player has found, and of each bush that was picked last, by their ids. */
export type FoundOn = Readonly<Record<string, string>>;

/** Something on the map as a player sees it. */
interface Lying extends Cell {
  readonly looks: 'ball' | 'purse' | 'berries' | 'picked';
}

const isAt = (place: Cell, { x, y }: Cell): boolean => place.x === x && place.y === y;

/** Whether a bush has berries: they grow with each day of the server and never spoil. */
export const isRipe = (pickedOn: string | undefined, today: string): boolean =>
  pickedOn === undefined || pickedOn < today;

/** What a player sees on a map: things not found yet, without the hidden ones, and all bushes. */
export function lyingOn(map: string, found: FoundOn, today: string): Lying[] {
  const left = thingsOn(map).filter(([id, { hidden }]) => !hidden && found[id] === undefined);
  return [
    ...left.map(([, { x, y, gift }]) => ({ x, y, looks: 'coins' in gift ? 'purse' : 'ball' }) as const),
    ...bushesOn(map).map(
      ([id, { x, y }]) => ({ x, y, looks: isRipe(found[id], today) ? 'berries' : 'picked' }) as const,
    ),
  ];
}

/** What a player can take from a cell of a map: the id, and what it gives; `berries` for those of a bush. */
export interface Takeable {
  readonly id: string;
  readonly gift: Gift | 'berries';
}

/** What a player can still take from a cell; undefined if there is nothing, or nothing any more. */
export function takeableAt(map: string, cell: Cell, found: FoundOn, today: string): Takeable | undefined {
  const thing = thingsOn(map).find(([id, one]) => isAt(one, cell) && found[id] === undefined);
  if (thing) return { id: thing[0], gift: thing[1].gift };
  const bush = bushesOn(map).find(([id, one]) => isAt(one, cell) && isRipe(found[id], today));
  return bush && { id: bush[0], gift: 'berries' };
}
