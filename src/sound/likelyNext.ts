import type { MusicPiece } from '../../content/sounds.ts';
import { mapPiece, type Surroundings } from './pieceAt.ts';

/** What is likely to be heard next, so that it is there by then; `mapName` is the map that the player stands on. */
export function likelyNext({ path, hour, battle }: Surroundings, mapName: string | null): MusicPiece | null {
  if (path === '/map') return 'wild';
  if (path === '/gymbattle') return 'gym';
  if (path === '/maps') return mapName ? mapPiece(mapName, hour) : null;
  return path === '/battle' && battle?.page !== 'win' ? 'win' : null;
}
