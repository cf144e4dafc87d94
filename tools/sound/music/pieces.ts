import type { MusicPiece } from '../../../content/sounds.ts';
import type { PieceTable } from './piece.ts';
import { gym, wild } from './pieces/battles.ts';
import { champion } from './pieces/champion.ts';
import { fourlightDay, fourlightNight } from './pieces/fourlight.ts';
import { greenLandDay, greenLandNight } from './pieces/greenLand.ts';
import { greenLand2Day, greenLand2Night } from './pieces/greenLand2.ts';
import { home } from './pieces/home.ts';
import { overcloudDay, overcloudNight } from './pieces/overcloud.ts';
import { trade, win } from './pieces/partings.ts';
import { scatterseaDay, scatterseaNight } from './pieces/scattersea.ts';

/** Every piece by its name in `content/sounds.ts`. */
export const PIECE_TABLES: Readonly<Record<MusicPiece, PieceTable>> = {
  home,
  'green_land.day': greenLandDay,
  'green_land.night': greenLandNight,
  'green_land2.day': greenLand2Day,
  'green_land2.night': greenLand2Night,
  'scattersea.day': scatterseaDay,
  'scattersea.night': scatterseaNight,
  'overcloud.day': overcloudDay,
  'overcloud.night': overcloudNight,
  'fourlight.day': fourlightDay,
  'fourlight.night': fourlightNight,
  wild,
  gym,
  champion,
  win,
  trade,
};
