import { passable } from './directions.ts';
import { onReply, readyIn } from './pace.ts';
import type { Direction } from './state.ts';
import { bridge } from './store.ts';
import { walk } from './world.ts';

/** Held directions by who holds them (keys, pad, gamepad); the last one pressed counts. */
const held = new Map<string, Direction>();
/** A press that was let go before its step could begin: quick taps are steps too. */
let tapped: Direction | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Walks on in a direction as long as it is held; null lets go. The bridge sets the pace. */
export function hold(source: string, direction: Direction | null): void {
  if (held.get(source) === (direction ?? undefined)) return;
  held.delete(source);
  if (direction) {
    held.set(source, direction);
    tapped = direction;
  }
  go();
}

/** Lets go of everything: the window lost the focus, the screen is left, a creature appeared. */
export function letGo(): void {
  held.clear();
  tapped = null;
  clearTimeout(timer);
}

function go(): void {
  clearTimeout(timer);
  const wanted = [...held.values()].at(-1) ?? tapped;
  const { available, pending } = bridge.getState().world;
  if (!wanted || !available || pending) return;
  const delay = readyIn();
  if (delay > 0) {
    timer = setTimeout(go, delay);
    return;
  }
  tapped = null;
  const direction = passable(wanted, available);
  if (direction) walk(direction);
}

// An appearing creature, a refusal, a battle, another map: nobody should run on where something has changed.
onReply((walked) => {
  if (!walked || bridge.getState().world.encounter) letGo();
  else go();
});
bridge.subscribe((now, before) => {
  if (now.world.mapName !== before.world.mapName || now.world.startingBattle) letGo();
});
