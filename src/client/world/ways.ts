import { findMap } from '../../../content/maps/index.ts';
import { type Door, doorAt, type ShutDoor, shutDoorAt } from '../../../content/maps/ways/doors.ts';
import { exitsOf, type MapExit } from '../../../content/maps/ways/joins.ts';
import type { ClosedGate } from '../../../contract/shapes/map.ts';
import type { Direction, WorldSlice } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { navigateTo } from '../session/navigation.ts';

/** What leads on from the cell where the player stands. */
export interface Ways {
  readonly exit: MapExit | null;
  /** The closed gate of that exit; null if it is open. */
  readonly gate: ClosedGate | null;
  readonly door: Door | null;
  /** The building whose locked door is here; null elsewhere. */
  readonly shut: ShutDoor | null;
}

type Standing = Pick<WorldSlice, 'mapName' | 'cell' | 'available' | 'gates'>;

/** What leads on from the player's cell: an exit to another map, a door, or nothing. */
export function waysOn({ mapName, cell, available, gates }: Standing): Ways {
  const map = mapName === null ? null : findMap(mapName);
  if (!map || !cell) return { exit: null, gate: null, door: null, shut: null };
  const exit = exitsOf(map.id).find(({ x, y }) => x === cell.x && y === cell.y) ?? null;
  const closed = exit !== null && available?.[exit.side] !== true;
  const gate = closed ? gates.find((one) => one.mapName === exit.to) : undefined;
  return { exit, gate: gate ?? null, door: doorAt(map, cell), shut: shutDoorAt(map, cell) };
}

/** The page behind a door; that of a gym shows its leader first. */
export const pageBehind = (door: Door): string =>
  door.kind === 'mart' ? '/pokemart' : `/gymbattle?leader=${door.gym}`;

/** Goes through the door in front of which the player stands, if it lies in this direction. Returns false without one. */
export function enterDoor(direction: Direction): boolean {
  const { world } = bridge.getState();
  const { door } = waysOn(world);
  if (direction !== 'n' || !door || world.encounter) return false;
  navigateTo(pageBehind(door));
  return true;
}
