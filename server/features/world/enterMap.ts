import type { MapReply } from '../../../contract/shapes/map.ts';
import { groundNamed } from '../../domain/game.ts';
import type { Repeatable } from '../../http/calls/idempotency.ts';
import { notFound } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { movePlayer, type Walker } from './queries.ts';
import { gatesFor, inBattle, luresOf, mapView, moved, thingsFor } from './walk.ts';

/**
 * Returns the player's current map, or moves the player to the start of another one that is open to everybody or that
 * the player has reached.
 * @param repeatable the request with its key, which the player's row then remembers
 * @throws Refusal 404 for an unknown map or one that was not reached, 409 for another map during a battle
 */
export async function enterMap(
  services: Services,
  walker: Walker,
  name: string,
  repeatable?: Repeatable,
): Promise<MapReply> {
  const { database, game, now } = services;
  const ground = groundNamed(game, name);
  if (!ground) throw notFound('noMap');
  const cell = { x: walker.cellX, y: walker.cellY };
  if (ground.name === walker.mapName) {
    const gates = await gatesFor(services, walker, ground.name);
    const things = await thingsFor(services, walker, ground.name);
    return {
      ...mapView(game, { ...walker, cell }, now(), gates),
      things,
      ...luresOf(walker),
    };
  }
  const mayEnter = game.openMaps.includes(ground.name) || walker.reachedMaps.includes(ground.name);
  if (!mayEnter) throw notFound('noMap');
  if (walker.inBattle) throw inBattle();
  const place = {
    mapName: ground.name,
    cell: ground.start,
    encounter: null,
    dice: walker.dice,
    steps: 0,
  } as const;
  const gates = await gatesFor(services, walker, ground.name);
  const things = await thingsFor(services, walker, ground.name);
  const reply = {
    ...mapView(game, { ...walker, ...place }, now(), gates),
    things,
    ...luresOf(walker),
  };
  if (!(await movePlayer(database, walker, place, repeatable && { repeatable, reply }))) throw moved();
  return reply;
}
