import type { Cell } from '../../../rules/world/types.ts';
import { distanceOf, neighbour } from '../../../rules/world/walking.ts';
import { createEmitter } from '../../bridge/signals/emitter.ts';
import type { MapSpot, WorldSlice } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';

/** Whether a player on a cell can act on another one: talk to who stands there, or take what lies there. */
export const isBeside = (one: Cell, cell: Cell): boolean => distanceOf(one, cell) <= 1;

/** Of these the one beside the player: the one that the player faces, otherwise the first; null if there is none. */
export function besideIn<One extends Cell>(
  those: readonly One[],
  { cell, facing }: Pick<WorldSlice, 'cell' | 'facing'>,
): One | null {
  if (!cell) return null;
  const near = those.filter((one) => isBeside(one, cell));
  const ahead = neighbour(cell, facing);
  return near.find(({ x, y }) => x === ahead.x && y === ahead.y) ?? near[0] ?? null;
}

/** Who or what is beside the player, people before things. */
export const spotBeside = (world: WorldSlice): MapSpot | null =>
  besideIn<MapSpot>([...world.people, ...world.spots], world);

/** What is on a cell of the map, or whose figure covers it: people are two cells high. */
export function spotAt({ x, y }: Cell): MapSpot | null {
  const { people, spots } = bridge.getState().world;
  const on = (those: readonly MapSpot[], row: number) => those.find((one) => one.x === x && one.y === row);
  return on(people, y) ?? on(spots, y) ?? on(people, y + 1) ?? null;
}

const asked = createEmitter<string>();

/** Asks for a talk with a person, or for what else is to be done beside the player, by its id. Nothing happens while it is on its way. */
export const askToTalk = asked.emit;
export const onTalkAsked = asked.on;
