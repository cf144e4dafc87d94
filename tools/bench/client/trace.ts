/** One event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
}

/** Trace categories that are needed: animation frames and the marks in them. */
export const CATEGORIES = ['devtools.timeline', 'blink.user_timing'];

const CALLBACK = 'FireAnimationFrame';
const MARK = /^bench frame /;

/** Milliseconds of one frame: wall-clock time and processor time. */
export interface Frame {
  readonly clock: number;
  readonly processor: number;
}

const surrounds = (mark: TraceEvent) => (event: TraceEvent) =>
  event.pid === mark.pid &&
  event.tid === mark.tid &&
  event.ts <= mark.ts &&
  mark.ts <= event.ts + (event.dur ?? 0);

/** The marked frames of a trace. Callbacks with the same mark belong to one frame and are added up. */
export function framesOf(trace: string): { frames: Frame[]; callbacks: number } {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const callbacks = traceEvents.filter(({ name }) => name === CALLBACK);
  const frames = new Map<string, Frame>();
  for (const mark of traceEvents.filter(({ name }) => MARK.test(name))) {
    const event = callbacks.find(surrounds(mark));
    // Skip incomplete frames: the trace may begin or end in the middle of one.
    if (event?.dur === undefined || event.tdur === undefined) continue;
    const { clock, processor } = frames.get(mark.name) ?? { clock: 0, processor: 0 };
    frames.set(mark.name, { clock: clock + event.dur / 1000, processor: processor + event.tdur / 1000 });
  }
  return { frames: [...frames.values()], callbacks: callbacks.length };
}
