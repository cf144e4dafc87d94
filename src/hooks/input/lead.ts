import type { GameMap } from '../../../content/maps/types.ts';
import { reachFrom } from '../../../rules/world/reach.ts';
import type { Cell, Direction } from '../../../rules/world/types.ts';
import { onReply } from '../../bridge/signals/pace.ts';
import { bridge } from '../../bridge/store.ts';
import { mayWalk, terrainNow, walk } from '../../client/world/world.ts';
import { isPageFree } from './gameKeys.ts';

/** The next step from a cell; null if the walk is over. */
type Course = (cell: Cell) => Direction | null;

/**
 * Why a walk has ended: at its goal, by the player or a refused step, because something opened above the map, because
 * the next step is blocked, or because of what happened on the way (a creature, another map, a step by hand).
 */
export type WalkEnd = 'arrived' | 'stopped' | 'covered' | 'closed' | 'interrupted';

interface Walk {
  readonly course: Course;
  readonly mapName: string | null;
  readonly onEnd: (end: WalkEnd) => void;
  asked: Direction | null;
}

let present: Walk | null = null;

/** Whether the player is being led step by step. */
export const isLed = (): boolean => present !== null;

/** Walks step by step along a course, until it ends or something happens. It uses the steps of the keys. */
export function lead(course: Course, onEnd: (end: WalkEnd) => void): void {
  end('stopped');
  present = { course, onEnd, mapName: bridge.getState().world.mapName, asked: null };
  goOn();
}

/**
 * Walks to a cell along free cells. The way is found anew after each step.
 * @param over the side at which the walk goes on to another map, if the goal is an exit whose gate is open
 */
export function leadTo(map: GameMap, goal: Cell, onEnd: (end: WalkEnd) => void, over?: Direction): void {
  lead((cell) => {
    const next = reachFrom(terrainNow(map), cell).wayTo(goal)?.[0];
    return next ?? (over && mayWalk(over) ? over : null);
  }, onEnd);
}

/** Ends the walk. Returns false if there was none. */
export const stopLeading = (): boolean => end('stopped');

function end(why: WalkEnd): boolean {
  const ended = present;
  present = null;
  ended?.onEnd(why);
  return ended !== null;
}

function goOn(): void {
  const { cell, mapName, encounter, pending } = bridge.getState().world;
  // The reply to a step that is under way goes on.
  if (pending || !present) return;
  // Who has met a creature hears so and decides again.
  if (!cell || mapName !== present.mapName || (encounter && present.asked)) return void end('interrupted');
  const next = present.course(cell);
  if (!next) end('arrived');
  else if (!isPageFree()) end('covered');
  else if (!mayWalk(next)) end('closed');
  else {
    present.asked = next;
    walk(next);
  }
}

/** Follows the steps of a walk. Returns a function that ends it. */
export function followLeading(): () => void {
  const letGo = [
    onReply((walked) => {
      if (!present) return;
      if (walked) goOn();
      else end('stopped');
    }),
    bridge.subscribe(
      ({ world }) => world,
      ({ pending, startingBattle, cell }, before) => {
        if (!present) return;
        const isOther = pending !== null && before.pending === null && pending !== present.asked;
        // The player walks by hand, or has left the map.
        if (isOther || startingBattle || !cell) end('interrupted');
      },
    ),
  ];
  return () => {
    end('interrupted');
    for (const stop of letGo) stop();
  };
}
