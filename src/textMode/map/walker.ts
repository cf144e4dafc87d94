import type { Cell, Direction } from '../../../rules/world/types.ts';
import { onReply } from '../../bridge/signals/pace.ts';
import { bridge } from '../../bridge/store.ts';
import { mayWalk, walk } from '../../client/world/world.ts';
import { isPageFree } from '../../hooks/input/gameKeys.ts';
import { consoleTexts } from '../../locales/en/textMode/console.ts';
import { say } from '../said.ts';

/** The next step from a cell; null if the walk is over. */
type Course = (cell: Cell) => Direction | null;

interface Walk {
  readonly course: Course;
  readonly mapName: string | null;
  /** Said at the end. */
  readonly end: string;
  asked: Direction | null;
}

let present: Walk | null = null;

/** Whether the player is being led step by step. */
export const isLed = (): boolean => present !== null;

/** Walks step by step along a course, until it ends or something happens. It uses the steps of the keys. */
export function lead(course: Course, end: string): void {
  present = { course, end, mapName: bridge.getState().world.mapName, asked: null };
  goOn();
}

/** Ends the walk and says why. Returns false if there was none. */
export function stopLeading(why: string = consoleTexts.stopped): boolean {
  if (!present) return false;
  present = null;
  say(why);
  return true;
}

function goOn(): void {
  const { cell, mapName, encounter, pending } = bridge.getState().world;
  // The reply to a step that is under way goes on.
  if (pending) return;
  // Who has met a creature hears so and decides again.
  if (!present || !cell || mapName !== present.mapName || (encounter && present.asked)) present = null;
  if (!present || !cell) return;
  const next = present.course(cell);
  if (!next) stopLeading(present.end);
  else if (!isPageFree()) stopLeading(consoleTexts.stoppedBy);
  else if (!mayWalk(next)) stopLeading(consoleTexts.closedHere);
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
      else stopLeading();
    }),
    bridge.subscribe(
      ({ world }) => world,
      ({ pending, startingBattle, cell }, before) => {
        if (!present) return;
        const isOther = pending !== null && before.pending === null && pending !== present.asked;
        // The player walks by hand, or has left the map.
        if (isOther || startingBattle || !cell) present = null;
      },
    ),
  ];
  return () => {
    present = null;
    for (const stop of letGo) stop();
  };
}
