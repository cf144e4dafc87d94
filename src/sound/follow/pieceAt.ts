import { type Land, landOf } from '../../../content/maps/lands.ts';
import type { MusicPiece } from '../../../content/sounds.ts';
import type { Hour } from '../../../rules/world/conditions/conditions.ts';
import type { BattleDetails } from '../../bridge/state.ts';

/** Gyms whose leader is the champion of a region. Listed here because loading all gyms would be too much. */
export const CHAMPIONS: ReadonlySet<string> = new Set([
  'oduya-show',
  'vane-house',
  'tan-harbour',
  'merak-summit',
  'abebe-hours',
]);

/** The facts that decide which piece plays. */
export interface Surroundings {
  /** In lower case. */
  readonly path: string;
  readonly mapName: string | null;
  readonly hour: Hour;
  readonly battle: Pick<BattleDetails, 'page' | 'battleType' | 'gymId'> | null;
}

/** Whose pieces are heard in each land. */
const LAND_PIECES = {
  inland: 'green_land',
  coast: 'green_land2',
  moor: 'green_land2',
  heights: 'overcloud',
  isles: 'scattersea',
  fourlight: 'fourlight',
} as const satisfies Record<Land, string>;

const TRADING: readonly string[] = ['/trades', '/offers', '/findtrades'];

/** The piece for the player's situation; null if it is not known yet, so that the present piece goes on. */
export function pieceAt({ path, mapName, hour, battle }: Surroundings): MusicPiece | null {
  if (path === '/map') return mapName === null ? null : mapPiece(mapName, hour);
  if (path === '/battle') return battle && battlePiece(battle);
  return TRADING.includes(path) ? 'trade' : 'home';
}

/** The piece of a map by day or by night; dusk counts as night, dawn as day. */
export function mapPiece(mapName: string, hour: Hour): MusicPiece {
  const time = hour === 'night' || hour === 'dusk' ? 'night' : 'day';
  const land = landOf(mapName);
  return land ? `${LAND_PIECES[land]}.${time}` : 'home';
}

/** Whether a piece belongs to a map. Map pieces resume where they were stopped. */
export const isMapPiece = (piece: MusicPiece): boolean => piece.includes('.');

function battlePiece({ page, battleType, gymId }: NonNullable<Surroundings['battle']>): MusicPiece {
  if (page === 'win' || page === 'caught') return 'win';
  if (page === 'lose') return 'home';
  if (battleType === 'wb') return 'wild';
  return gymId !== null && CHAMPIONS.has(gymId) ? 'champion' : 'gym';
}
