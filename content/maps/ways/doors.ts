import type { Cell } from '../../../rules/world/types.ts';
import { type ObjectKind, objectKinds } from '../objects.ts';
import type { GameMap, MapObject } from '../types.ts';

/** Buildings with a door, in the middle of their southern side. */
export const WITH_DOOR = ['mart', 'gym', 'house', 'windmill', 'lighthouse'] as const satisfies ObjectKind[];

/** What a door leads to: the mart, or the house of a leader by the id of the gym. */
export type Door = { readonly kind: 'mart' } | { readonly kind: 'gym'; readonly gym: string };

/** A building whose door nobody opens. */
export type ShutDoor = Exclude<(typeof WITH_DOOR)[number], 'mart' | 'gym'>;

/** The cell in front of the middle of an object's southern side. */
export function doorstepOf({ kind, x, y }: MapObject): Cell {
  return { x: x + Math.floor(objectKinds[kind].width / 2), y: y + 1 };
}

/** The door that a player in front of it may enter; null elsewhere, and in front of houses whose doors are private. */
export function doorAt(map: GameMap, { x, y }: Cell): Door | null {
  for (const object of map.objects) {
    if (object.kind !== 'mart' && object.kind !== 'gym') continue;
    const step = doorstepOf(object);
    if (step.x !== x || step.y !== y) continue;
    return object.gym === undefined ? { kind: 'mart' } : { kind: 'gym', gym: object.gym };
  }
  return null;
}

/** The building whose locked door a player is in front of; null elsewhere. */
export function shutDoorAt(map: GameMap, { x, y }: Cell): ShutDoor | null {
  for (const object of map.objects) {
    const kind = WITH_DOOR.find((one) => one === object.kind);
    if (kind === undefined || kind === 'mart' || kind === 'gym') continue;
    const step = doorstepOf(object);
    if (step.x === x && step.y === y) return kind;
  }
  return null;
}
