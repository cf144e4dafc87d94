import type { Wilds } from '../../rules/world/types.ts';
import type { GameMap } from '../maps/types.ts';
import { fourlightWilds } from './fourlight/index.ts';
import { fourlight2Wilds } from './fourlight2/index.ts';
import { fourlight3Wilds } from './fourlight3/index.ts';
import { greenLandWilds } from './green-land/index.ts';
import { greenLand2Wilds } from './green-land2/index.ts';
import { greenLand3Wilds } from './green-land3/index.ts';
import { harkmoorWilds } from './harkmoor/index.ts';
import { harkmoor2Wilds } from './harkmoor2/index.ts';
import { harkmoor3Wilds } from './harkmoor3/index.ts';
import { withLovers } from './lovers.ts';
import { overcloudWilds } from './overcloud/index.ts';
import { overcloud2Wilds } from './overcloud2/index.ts';
import { overcloud3Wilds } from './overcloud3/index.ts';
import { scatterseaWilds } from './scattersea/index.ts';
import { scattersea2Wilds } from './scattersea2/index.ts';
import { scattersea3Wilds } from './scattersea3/index.ts';

const written: Readonly<Record<GameMap['id'], Wilds>> = {
  green_land: greenLandWilds,
  green_land2: greenLand2Wilds,
  green_land3: greenLand3Wilds,
  harkmoor: harkmoorWilds,
  harkmoor2: harkmoor2Wilds,
  harkmoor3: harkmoor3Wilds,
  scattersea: scatterseaWilds,
  scattersea2: scattersea2Wilds,
  scattersea3: scattersea3Wilds,
  overcloud: overcloudWilds,
  overcloud2: overcloud2Wilds,
  overcloud3: overcloud3Wilds,
  fourlight: fourlightWilds,
  fourlight2: fourlight2Wilds,
  fourlight3: fourlight3Wilds,
};

/** The wild creatures of each map. */
export const encounters = Object.fromEntries(
  Object.entries(written).map(([map, wilds]) => [map, withLovers(map, wilds)]),
) as unknown as Readonly<Record<GameMap['id'], Wilds>>;
