import type { Cell } from '../../../rules/world/types.ts';
import { distanceOf, OFFSETS } from '../../../rules/world/walking.ts';
import { createEmitter } from '../../bridge/signals/emitter.ts';
import type { StandingPerson, WorldSlice } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';

/** Whether a player on a cell can talk to a person. */
export const isBeside = (person: Cell, cell: Cell): boolean => distanceOf(person, cell) === 1;

/** The person beside the player: the one whom the player faces, otherwise any; null if there is none. */
export function personBeside({
  people,
  cell,
  facing,
}: Pick<WorldSlice, 'people' | 'cell' | 'facing'>): StandingPerson | null {
  if (!cell) return null;
  const near = people.filter((person) => isBeside(person, cell));
  const ahead = { x: cell.x + OFFSETS[facing].x, y: cell.y + OFFSETS[facing].y };
  return near.find(({ x, y }) => x === ahead.x && y === ahead.y) ?? near[0] ?? null;
}

/** The person whose figure covers a cell of the map; figures are two cells high. */
export function personAt({ x, y }: Cell): StandingPerson | null {
  const { people } = bridge.getState().world;
  const on = (row: number) => people.find((person) => person.x === x && person.y === row);
  return on(y) ?? on(y + 1) ?? null;
}

const asked = createEmitter<string>();

/** Asks for a talk with a person, by their id. Nothing happens while the people of the map are on their way. */
export const askToTalk = asked.emit;
export const onTalkAsked = asked.on;
