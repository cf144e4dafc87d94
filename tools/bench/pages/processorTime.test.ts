import { expect, it } from 'vitest';
import { type TraceEvent, toProcessorTime } from './processorTime.ts';

const event = (ts: number, dur: number, tts: number, tdur: number, tid = 1): TraceEvent => ({
  pid: 1,
  tid,
  ph: 'X',
  ts,
  dur,
  tts,
  tdur,
});

it('a task that waited for the processor becomes as long as its processor time, and what is in it moves along', () => {
  const task = event(1000, 500, 20, 100);
  const within = event(1300, 150, 60, 40);
  const mark: TraceEvent = { pid: 1, tid: 1, ph: 'I', ts: 1450, tts: 90 };
  const next = event(2000, 50, 130, 50);
  toProcessorTime([next, mark, within, task]);
  expect(task).toMatchObject({ ts: 1000, dur: 100 });
  expect(within).toMatchObject({ ts: 1040, dur: 40 });
  expect(mark.ts).toBe(1070);
  expect(next).toMatchObject({ ts: 2000, dur: 50 });
});

it('threads do not move each other, and what has no processor time stays', () => {
  const task = event(1000, 500, 20, 100);
  const other = event(1200, 80, 0, 80, 2);
  const network: TraceEvent = { pid: 1, tid: 1, ph: 'I', ts: 1400 };
  toProcessorTime([task, other, network]);
  expect(other).toMatchObject({ ts: 1200, dur: 80 });
  expect(network.ts).toBe(1400);
});
