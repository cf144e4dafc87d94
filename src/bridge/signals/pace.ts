import { createEmitter } from './emitter.ts';

/** Milliseconds that the marker takes for one cell. */
export const STEP_MS = 170;
/** Milliseconds before the marker arrives at which the next step may be requested, once the last reply is there. */
const AHEAD_MS = 60;

let askedAt = Number.NEGATIVE_INFINITY;
const replies = createEmitter<boolean>();

/** Milliseconds until the next step may be requested; 0 or less means now. */
export function readyIn(): number {
  return askedAt + STEP_MS - AHEAD_MS - performance.now();
}

/** Resets the pace, for example on entering a map. */
export function restPace(): void {
  askedAt = Number.NEGATIVE_INFINITY;
}

export function stepAsked(): void {
  askedAt = performance.now();
}

/** Tells the listeners (held keys) that a reply to a step has come, and whether the step was allowed. */
export const stepReplied = replies.emit;
export const onReply = replies.on;
