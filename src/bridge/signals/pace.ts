import { createEmitter } from './emitter.ts';

/** Time that the marker takes for one cell. */
export const STEP_MS = 170;
/** The next step is asked for this long before the marker arrives, once the reply to the last one is there. */
const AHEAD_MS = 60;

let askedAt = Number.NEGATIVE_INFINITY;
const replies = createEmitter<boolean>();

/** Milliseconds until the next step may be asked for; 0 or less: now. */
export function readyIn(): number {
  return askedAt + STEP_MS - AHEAD_MS - performance.now();
}

/** Starts afresh, as on entering a map. */
export function restPace(): void {
  askedAt = Number.NEGATIVE_INFINITY;
}

export function stepAsked(): void {
  askedAt = performance.now();
}

/** Tells the held direction that a reply has come, and whether it let the player walk. */
export const stepReplied = replies.emit;
export const onReply = replies.on;
