import { type SignId, signs } from '../../../content/signs/index.ts';
import type { MapSign } from '../../../content/signs/types.ts';
import type { LyingThing } from '../../../contract/shapes/map.ts';
import type { MapSpot } from '../../bridge/state.ts';
import { bridge, changeWorld } from '../../bridge/store.ts';
import { findWords } from '../../locales/en/finds.ts';
import { signOf } from '../people/memory.ts';
import { hasWords, loadWords, wordsOfSign } from '../people/words.ts';

/** Something that can be taken. */
export type ThingToTake = LyingThing & { readonly looks: 'ball' | 'purse' | 'berries' };

const isTakeable = (thing: LyingThing): thing is ThingToTake => thing.looks !== 'picked';
const idOf = ({ x, y }: LyingThing): string => `thing:${x},${y}`;

/** The sign that a spot is; null if it is something else. */
export function signAt({ id }: MapSpot): { readonly id: SignId; readonly sign: MapSign } | null {
  const sign = signOf(id);
  return sign && { id: sign, sign: signs[sign] };
}

/** What can be taken at a spot; null if it is something else, or taken. */
export const thingToTake = ({ id }: MapSpot): ThingToTake | null =>
  bridge
    .getState()
    .world.things.filter(isTakeable)
    .find((thing) => idOf(thing) === id) ?? null;

/** What a spot is called within a sentence; null for one that is not there any more. */
export function nameOfSpot(spot: MapSpot): string | null {
  const sign = signAt(spot);
  const thing = thingToTake(spot);
  if (sign) return wordsOfSign(sign.id)?.name ?? null;
  return thing && findWords.things[thing.looks];
}

/** Things, and signs as soon as there are words for them. */
function spotsOn(map: string, things: readonly LyingThing[]): MapSpot[] {
  const here = hasWords(map) ? signsOn(map) : [];
  return [
    ...things.filter(isTakeable).map((thing) => ({ id: idOf(thing), x: thing.x, y: thing.y })),
    ...here.map(([id, { x, y }]) => ({ id: `sign:${id}`, x, y })),
  ];
}

const signsOn = (map: string) => Object.entries<MapSign>(signs).filter(([, sign]) => sign.map === map);

/** Keeps what can be read or taken on the present map in the store. Returns a function that ends it. */
export function keepSpots(): () => void {
  let known: readonly unknown[] = [];
  const look = () => {
    const { mapName, things } = bridge.getState().world;
    if (mapName === null || (known[0] === mapName && known[1] === things)) return;
    if (!hasWords(mapName) && known[0] !== mapName) loadWords(mapName).then(again, () => undefined);
    known = [mapName, things];
    changeWorld({ spots: spotsOn(mapName, things) });
  };
  let isHere = true;
  const again = () => {
    known = [];
    if (isHere) look();
  };
  look();
  const letGo = bridge.subscribe((state) => state.world, look);
  return () => {
    isHere = false;
    letGo();
  };
}
