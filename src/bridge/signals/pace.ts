import { createEmitter } from './emitter.ts';

/** Milliseconds that the marker takes for one cell. */
export const STEP_MS = 170;
/** Milliseconds before the marker arrives at which the next step may be requested, once the last reply is there. */
const AHEAD_MS = 60;

/** A cell over which the marker slides, or sails, takes this share of the time of one that is walked. */
export const SLIDE_SHARE = 0.5;
export const SAIL_SHARE = 1.3;

let askedAt = Number.NEGATIVE_INFINITY;
let takesMs = STEP_MS;
const replies = createEmitter<boolean>();

/** Milliseconds until the next step may be requested; 0 or less means now. */
export function readyIn(): number {
  return askedAt + takesMs - AHEAD_MS - performance.now();
}

/** Resets the pace, for example on entering a map. */
export function restPace(): void {
  askedAt = Number.NEGATIVE_INFINITY;
}

/**
 * @param cells how many cells the step enters: more than one on ice and in a boat
 * @param share how long each further one takes, as a share of the first
 */
export function stepAsked(cells = 1, share = SLIDE_SHARE): void {
  takesMs = STEP_MS * (1 + (cells - 1) * share);
  askedAt = performance.now();
}

/** Tells the listeners (held keys) that a reply to a step has come, and whether the step was allowed. */
export const stepReplied = replies.emit;
export const onReply = replies.on;
