import type { EncounterTable } from '../../rules/world/encounters.ts';
import type { GameMap } from '../maps/types.ts';
import { greenLandEncounters } from './green-land.ts';
import { greenLand2Encounters } from './green-land2.ts';

/** Who lives where, by map and ground. */
export const encounters: Readonly<Record<GameMap['id'], readonly EncounterTable[]>> = {
  green_land: greenLandEncounters,
  green_land2: greenLand2Encounters,
};
