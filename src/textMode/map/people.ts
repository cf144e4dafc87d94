import type { Cell } from '../../../rules/world/types.ts';
import type { StandingPerson } from '../../bridge/state.ts';
import { isPersonId, nameOfPerson } from '../../client/people/speak.ts';
import { isBeside } from '../../client/world/nearby.ts';
import { mapWords } from '../../locales/en/map.ts';
import { talkWords } from '../../locales/en/talk.ts';
import { mapTexts } from '../../locales/en/textMode/map.ts';
import type { MapSurroundings } from './describe.ts';
import { compass } from './places.ts';

type Around = Pick<MapSurroundings, 'at' | 'reach'>;
type People = readonly StandingPerson[];

/** The nearest free cell beside a person; undefined if no way leads there. */
export const cellBeside = ({ reach }: Around, person: Cell): Cell | undefined =>
  reach.cells.find((cell) => isBeside(person, cell));

/** The person of the map whom a name or a part of it means, in lower case; null if nobody is called so. */
export function personNamed(people: People, text: string): StandingPerson | null {
  const words = text.split(' ').filter(Boolean);
  const isCalled = ({ id }: StandingPerson) => {
    const names = isPersonId(id) ? nameOfPerson(id).toLowerCase().split(' ') : [];
    return words.every((word) => names.includes(word));
  };
  return words.length === 0 ? null : (people.find(isCalled) ?? null);
}

/** Who stands on the map, how far and in which direction, the nearest first. */
export function peopleText({ at, reach }: Around, people: People): string {
  const near = people.flatMap((person) => {
    const cell = cellBeside({ at, reach }, person);
    const steps = cell && reach.steps(cell);
    const way = compass(at, person);
    if (typeof steps !== 'number' || !way || !isPersonId(person.id)) return [];
    return [{ steps, text: mapTexts.far(nameOfPerson(person.id), steps, mapWords.way[way]) }];
  });
  const sorted = near.toSorted((one, other) => one.steps - other.steps);
  return talkWords.near(sorted.map(({ text }) => text));
}
