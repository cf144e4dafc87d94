import type { MapId } from '../maps/types.ts';
import { bushesOfFourlight, thingsOfFourlight } from './fourlight.ts';
import { bushesOfGreenreach, thingsOfGreenreach } from './greenreach.ts';
import { thingsOfHarkmoor } from './harkmoor.ts';
import { bushesOfOvercloud, thingsOfOvercloud } from './overcloud.ts';
import { bushesOfScattersea, thingsOfScattersea } from './scattersea.ts';
import type { BerryBush, Thing } from './types.ts';

/** Everything that can be found once, by its id. */
export const things: Readonly<Record<string, Thing>> = {
  ...thingsOfGreenreach,
  ...thingsOfHarkmoor,
  ...thingsOfScattersea,
  ...thingsOfOvercloud,
  ...thingsOfFourlight,
};
/** All bushes with berries, by their ids. */
export const bushes: Readonly<Record<string, BerryBush>> = {
  ...bushesOfGreenreach,
  ...bushesOfScattersea,
  ...bushesOfOvercloud,
  ...bushesOfFourlight,
};

const on = <Placed extends { readonly map: MapId }>(all: Readonly<Record<string, Placed>>, map: string) =>
  Object.entries(all).filter(([, one]) => one.map === map);

/** The things of a map, with their ids. */
export const thingsOn = (map: string): readonly (readonly [string, Thing])[] => on(things, map);
/** The bushes of a map, with their ids. */
export const bushesOn = (map: string): readonly (readonly [string, BerryBush])[] => on(bushes, map);
