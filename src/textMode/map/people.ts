import type { Cell } from '../../../rules/world/types.ts';
import type { MapSpot } from '../../bridge/state.ts';
import { isPersonId, nameOfPerson } from '../../client/people/speak.ts';
import { nameOfSpot } from '../../client/spots/spots.ts';
import { isBeside } from '../../client/world/nearby.ts';
import { findWords } from '../../locales/en/finds.ts';
import { mapWords } from '../../locales/en/map.ts';
import { talkWords } from '../../locales/en/talk.ts';
import { mapTexts } from '../../locales/en/textMode/map.ts';
import { isCalled } from '../typed.ts';
import type { MapSurroundings } from './describe.ts';
import { compass } from './places.ts';

type Around = Pick<MapSurroundings, 'at' | 'reach'>;

/** Signs and things that are named at once: the nearest ones. */
const MOST_NAMED = 8;

/** The name of a person, a sign or a thing; null for one that is not there any more. */
export const spotName = (spot: MapSpot): string | null =>
  isPersonId(spot.id) ? nameOfPerson(spot.id) : nameOfSpot(spot);

/** The nearest free cell beside a person, a sign or a thing; undefined if no way leads there. */
export const cellBeside = ({ reach }: Around, spot: Cell): Cell | undefined =>
  reach.cells.find((cell) => isBeside(spot, cell));

/** Those that can be reached, the nearest first, with the steps to them. */
function nearestFirst<One extends MapSpot>(
  { at, reach }: Around,
  those: readonly One[],
): readonly { readonly spot: One; readonly steps: number }[] {
  const near = those.flatMap((spot) => {
    const cell = cellBeside({ at, reach }, spot);
    const steps = cell && reach.steps(cell);
    return typeof steps === 'number' ? [{ spot, steps }] : [];
  });
  return near.toSorted((one, other) => one.steps - other.steps);
}

/** The nearest of those whom a name or a part of it means, in lower case; null if nobody is called so. */
export function oneNamed<One extends MapSpot>(
  around: Around,
  those: readonly One[],
  text: string,
): One | null {
  const called = those.filter((spot) => isCalled(spotName(spot) ?? '', text));
  return nearestFirst(around, called)[0]?.spot ?? called[0] ?? null;
}

/** Where those are: name, steps and direction, the nearest first. */
function whereabouts(around: Around, those: readonly MapSpot[]): string[] {
  return nearestFirst(around, those).flatMap(({ spot, steps }) => {
    const name = spotName(spot);
    const way = compass(around.at, spot);
    if (!name) return [];
    return [way ? mapTexts.far(name, steps, mapWords.way[way]) : mapTexts.here(name)];
  });
}

/** Who stands on the map, and what can be read or taken there. */
export function peopleText(around: Around, people: readonly MapSpot[], spots: readonly MapSpot[]): string[] {
  const [who, what] = [whereabouts(around, people), whereabouts(around, spots).slice(0, MOST_NAMED)];
  return [
    ...(who.length > 0 ? [talkWords.near(who)] : []),
    ...(what.length > 0 ? [findWords.near(what)] : []),
  ];
}
