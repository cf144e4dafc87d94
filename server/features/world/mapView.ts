import { cellSize } from '../../../content/index.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import { hourAt } from '../../../rules/world/hours.ts';
import { availableDirections, type Cell } from '../../../rules/world/walking.ts';
import type { PendingEncounter } from '../../database/schema.ts';
import type { Game, MapName } from '../../domain/game.ts';

/**
 * What the map shows: the player's cell in pixels, the ways on, the hour, and the wild creature that waits.
 * @param now milliseconds since the beginning of 1970
 */
export function mapView(
  game: Game,
  mapName: MapName,
  cell: Cell,
  encounter: PendingEncounter | null,
  now: number,
): MapReply {
  const { hour, endsIn } = hourAt(now);
  // One that the game no longer has is not there.
  const species = encounter && game.book.species[encounter.species];
  return {
    mapName,
    mapPos: { x: cell.x * cellSize, y: cell.y * cellSize },
    availablePos: availableDirections(game.grounds[mapName].terrain, cell),
    hour,
    hourEndsIn: endsIn,
    ...(species && {
      pokemon: {
        name: species.name,
        level: encounter.level,
        kind: encounter.kind,
      },
    }),
  };
}
