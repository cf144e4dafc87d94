import type { Cell } from '../../../rules/world/types.ts';
import type { MapSpot } from '../../bridge/state.ts';
import { findWords } from '../../locales/en/finds.ts';
import { mapWords } from '../../locales/en/map.ts';
import { talkWords } from '../../locales/en/talk.ts';
import { isPersonId, nameOfPerson } from '../people/speak.ts';
import { directionTo } from '../world/directions.ts';
import { nameOfSpot, thingToTake } from './spots.ts';

/** Who or what is beside the player, and in which direction; empty for what is there no more. */
export function besideText(spot: MapSpot, cell: Cell): string {
  const way = directionTo(spot.x - cell.x, spot.y - cell.y);
  if (isPersonId(spot.id)) return way ? talkWords.beside(nameOfPerson(spot.id), mapWords.way[way]) : '';
  const name = nameOfSpot(spot);
  if (!name) return '';
  if (!way) return findWords.under(name);
  const words = thingToTake(spot)?.looks === 'berries' ? findWords.besideMany : findWords.beside;
  return words(name, mapWords.way[way]);
}

/** The same, with the command of text mode that does something about it. */
export function besideTyped(spot: MapSpot, cell: Cell): string {
  const text = besideText(spot, cell);
  if (!text) return '';
  if (isPersonId(spot.id)) return `${text}${talkWords.typeTalk}`;
  const thing = thingToTake(spot);
  if (!thing) return `${text}${findWords.typeRead}`;
  return `${text}${thing.looks === 'berries' ? findWords.typeTakeMany : findWords.typeTake}`;
}
