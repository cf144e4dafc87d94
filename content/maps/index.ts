import { coldHearth } from './regions/fourlight/cold-hearth.ts';
import { halfpast } from './regions/fourlight/halfpast.ts';
import { mile } from './regions/fourlight/mile.ts';
import { greenLand } from './regions/greenreach/green-land.ts';
import { greenLand2 } from './regions/greenreach/green-land2.ts';
import { greenLand3 } from './regions/greenreach/green-land3.ts';
import { drownedChapel } from './regions/harkmoor/chapel.ts';
import { longHark } from './regions/harkmoor/long-hark.ts';
import { peatwick } from './regions/harkmoor/peatwick.ts';
import { saltsteep } from './regions/overcloud/saltsteep.ts';
import { windOrgan } from './regions/overcloud/wind-organ.ts';
import { windfall } from './regions/overcloud/windfall.ts';
import { halyard } from './regions/scattersea/halyard.ts';
import { skipstones } from './regions/scattersea/skipstones.ts';
import { spindle } from './regions/scattersea/spindle.ts';
import { type GameMap, MAP_IDS, type MapId } from './types.ts';

/** Every map of the game by its name. */
export const maps: Readonly<Record<MapId, GameMap>> = {
  green_land: greenLand,
  green_land2: greenLand2,
  green_land3: greenLand3,
  harkmoor: peatwick,
  harkmoor2: longHark,
  harkmoor3: drownedChapel,
  scattersea: halyard,
  scattersea2: skipstones,
  scattersea3: spindle,
  overcloud: saltsteep,
  overcloud2: windfall,
  overcloud3: windOrgan,
  fourlight: halfpast,
  fourlight2: mile,
  fourlight3: coldHearth,
};

/** The map with this name; null for a name that this version of the game does not know. */
export const findMap = (name: string): GameMap | null =>
  Object.values(maps).find(({ id }) => id === name) ?? null;

/** A value for each map. */
export const perMap = <Value>(make: (map: MapId) => Value): Readonly<Record<MapId, Value>> =>
  Object.fromEntries(MAP_IDS.map((id) => [id, make(id)])) as Record<MapId, Value>;
