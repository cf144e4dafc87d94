import { sendCue } from '../../bridge/signals/cues.ts';
import { onReply, readyIn } from '../../bridge/signals/pace.ts';
import type { Direction } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { passable } from './directions.ts';
import { enterDoor } from './ways.ts';
import { walk } from './world.ts';

/** Held directions by source (keys, direction pad, gamepad). The last one pressed counts. */
const held = new Map<string, Direction>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** A pressed direction that has not been walked yet. If it is released early, it still counts as one step. */
let fresh: Direction | null = null;

/** Walks in a direction while it is held; null releases it. The bridge sets the pace. */
export function hold(source: string, direction: Direction | null): void {
  if (held.get(source) === (direction ?? undefined)) return;
  held.delete(source);
  if (direction) {
    held.set(source, direction);
    fresh = direction;
  } else if (fresh) {
    take(fresh);
  }
  go();
}

/** Releases all directions: the window lost the focus, the screen is left, a creature appeared. */
export function letGo(): void {
  held.clear();
  fresh = null;
  clearTimeout(timer);
}

function go(): void {
  clearTimeout(timer);
  const wanted = [...held.values()].at(-1);
  if (!wanted || bridge.getState().world.pending) return;
  const delay = readyIn();
  if (delay > 0) timer = setTimeout(go, delay);
  else take(wanted);
}

function take(wanted: Direction): void {
  fresh = null;
  const { available } = bridge.getState().world;
  const direction = available && passable(wanted, available);
  if (direction) walk(direction);
  else if (enterDoor(wanted)) letGo();
  else if (available) sendCue({ effect: 'bump', force: 0.5 });
}

// Stop walking after an encounter, a refused step, the start of a battle or a change of the map.
onReply((walked) => {
  if (!walked || bridge.getState().world.encounter) letGo();
  else go();
});
bridge.subscribe((now, before) => {
  if (now.world.mapName !== before.world.mapName || now.world.startingBattle) letGo();
});
