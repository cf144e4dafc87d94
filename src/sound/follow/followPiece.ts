import type { MusicPiece } from '../../../content/sounds.ts';
import { hourNow } from '../../bridge/clock.ts';
import { bridge } from '../../bridge/store.ts';
import { currentPath } from '../../client/session/location.ts';
import { mapPiece, pieceAt, type Surroundings } from './pieceAt.ts';

/** The piece that is likely to be needed next, to preload it; `mapName` is the map of the player's profile. */
function likelyNext({ path, hour, battle }: Surroundings, mapName: string | null): MusicPiece | null {
  if (path === '/map') return 'wild';
  if (path === '/gymbattle') return 'gym';
  if (path === '/maps') return mapName ? mapPiece(mapName, hour) : null;
  return path === '/battle' && battle?.page !== 'win' ? 'win' : null;
}

/** Where the player is now. */
function situation(): Surroundings {
  const { world, battle } = bridge.getState();
  return {
    path: currentPath.getState(),
    mapName: world.mapName,
    hour: hourNow().hour,
    battle: battle.battle,
  };
}

/**
 * Calls the listener with the piece for the player's present situation and the piece that is likely to follow, now and
 * after each change. Returns a function that stops it.
 */
export function followPiece(listener: (piece: MusicPiece, next: MusicPiece | null) => void): () => void {
  let told: MusicPiece | null = null;
  let dusk: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const now = situation();
    const piece = pieceAt(now);
    if (piece === null || piece === told) return;
    told = piece;
    const { profile } = bridge.getState().session;
    listener(piece, likelyNext(now, profile?.mapName ?? null));
  };
  const awaitHour = () => {
    clearTimeout(dusk);
    tell();
    dusk = setTimeout(awaitHour, hourNow().endsIn + 50);
  };
  const letGo = [
    currentPath.subscribe(tell),
    bridge.subscribe(({ world }) => world.mapName, tell),
    bridge.subscribe(({ battle }) => battle.battle, tell),
    bridge.subscribe(({ clock }) => clock, awaitHour),
  ];
  awaitHour();
  return () => {
    clearTimeout(dusk);
    for (const stop of letGo) stop();
  };
}
