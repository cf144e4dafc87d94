/** One event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly pid: number;
  readonly tid: number;
  readonly ph: string;
  ts: number;
  dur?: number;
  /** Processor time of the thread at the begin of the event, and within it. */
  readonly tts?: number;
  readonly tdur?: number;
}

/**
 * Rewrites a trace as if the browser had never had to wait for the processor: each task takes its processor time, and
 * what happens within it moves together. Tasks begin when they did, so loading and painting keep their order.
 */
export function toProcessorTime(events: readonly TraceEvent[]): void {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    if (event.tts === undefined) continue;
    const key = `${event.pid} ${event.tid}`;
    const thread = threads.get(key);
    if (thread) thread.push(event);
    else threads.set(key, [event]);
  }
  for (const thread of threads.values()) shorten(thread);
}

function shorten(thread: TraceEvent[]): void {
  thread.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let task = { begin: 0, own: 0, end: Number.NEGATIVE_INFINITY };
  for (const event of thread) {
    const { ts, dur, tts = 0, tdur } = event;
    if (ts < task.end) event.ts = task.begin + Math.max(0, tts - task.own);
    else if (event.ph === 'X' && dur !== undefined) task = { begin: ts, own: tts, end: ts + dur };
    if (dur !== undefined && tdur !== undefined) event.dur = Math.min(dur, tdur);
  }
}
