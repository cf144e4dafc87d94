import type { Frames } from '../client/frames.ts';
import { EARLY, type Heaps, LATE } from '../client/heap.ts';
import { type ClientNumbers, SLOWDOWN } from '../client/measure.ts';
import type { Weight } from '../client/weigh.ts';
import { quantile } from '../shared/median.ts';
import { digits, goals, type Line, type Row } from './row.ts';

const FRAME_MS = 4;
/** Milliseconds of a frame at sixty frames a second. */
const SLOW_FRAME_MS = 16.7;

function weightRows(what: string, weight: Weight, most: { kB: number; requests: number }): Row[] {
  const kB = weight.sentScriptBytes / 1000;
  return [
    {
      what: `${what}: script as it is sent, Brotli`,
      number: `${kB.toFixed(1)} kB`,
      goal: goals.atMost(kB, most.kB, ' kB'),
    },
    { what: `${what}: script, gzip`, number: `${(weight.scriptBytes / 1000).toFixed(1)} kB` },
    {
      what: `${what}: requests, sounds apart`,
      number: String(weight.requests),
      goal: goals.atMost(weight.requests, most.requests, ''),
    },
  ];
}

function battleRows({ pictureBytes, soundBytes, bytes }: Weight): Row[] {
  const row = (what: string, size: number, most?: number): Row => ({
    what: `first battle: ${what}`,
    number: `${(size / 1000).toFixed(0)} kB`,
    ...(most && { goal: goals.atMost(size / 1000, most, ' kB') }),
  });
  return [
    row('pictures, those of the map too', pictureBytes, 500),
    row('everything that came over the wire, sounds apart', bytes, 700),
    row('sounds, which come behind', soundBytes),
  ];
}

/** Frames on a slower processor, by wall-clock time: processor time does not show the slowdown. */
function slowRows(what: string, { frames }: Frames): Row[] {
  const clock = frames.map((frame) => frame.clock);
  const most = quantile(clock, 0.95);
  return [
    { what: `${what}: a frame, median`, number: `${digits(quantile(clock, 0.5))} ms` },
    {
      what: `${what}: a frame, 95 of 100`,
      number: `${digits(most)} ms`,
      goal: goals.atMost(most, SLOW_FRAME_MS, ' ms'),
    },
  ];
}

function heapRows({ early, late }: Heaps): Row[] {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const ratio = late.made / early.made;
  const row = (what: string, number: string): Row => ({ what, number });
  return [
    row(`held after ${EARLY} battles`, megabytes(early.made)),
    row(`held after ${LATE} battles`, megabytes(late.made)),
    { ...row('the one to the other', digits(ratio)), goal: goals.atMost(ratio, 1.1, '') },
    row(`compiled scripts after ${EARLY} battles`, megabytes(early.compiled)),
    row(`compiled scripts after ${LATE} battles`, megabytes(late.compiled)),
    row(
      'the one to the other, compiled scripts too',
      digits((late.made + late.compiled) / (early.made + early.compiled)),
    ),
  ];
}

function frameRows(what: string, { frames, everything }: Frames): Row[] {
  const clock = frames.map((frame) => frame.clock);
  const processor = frames.map((frame) => frame.processor);
  const ms = (value: number) => `${digits(value)} ms`;
  const row = (words: string, share: number): Row => ({
    what: `${what}: a frame, ${words}`,
    number: ms(quantile(clock, share)),
    own: ms(quantile(processor, share)),
  });
  const most = quantile(processor, 0.95);
  return [
    { what: `${what}: frames drawn`, number: String(frames.length) },
    row('median', 0.5),
    { ...row('95 of 100', 0.95), goal: goals.atMost(most, FRAME_MS, ' ms') },
    row('longest', 1),
    { what: `${what}: the whole main thread, each frame`, number: '', own: ms(everything) },
  ];
}

/** Report rows for the costs of the client. */
export function clientRows(numbers: ClientNumbers): Line[] {
  const { login, map, firstBattle, walking, standing, battle } = numbers;
  const drawn = standing.frames.length;
  return [
    'until the login screen is shown, from an empty browser',
    ...weightRows('login', login, { kB: 95, requests: 8 }),
    { what: 'login: Phaser', number: login.phaser ? 'yes' : 'no', goal: { words: 'no', met: !login.phaser } },
    'until the map is drawn, from an empty browser over /maps',
    ...weightRows('map', map, { kB: 290, requests: 16 }),
    'until a first battle asks for an attack, from an empty browser over the map',
    ...battleRows(firstBattle),
    'main thread of the page: by the clock, and processor time',
    ...frameRows('walking', walking),
    ...frameRows('battle', battle),
    { what: 'standing still: frames in 3 s', number: String(drawn), goal: goals.atMost(drawn, 0, '') },
    `script of a frame where the processor is ${SLOWDOWN} times slower, by the clock`,
    ...slowRows('walking', numbers.walkingSlowly),
    ...slowRows('battle', numbers.battleSlowly),
    'memory that scripts of the page hold, in one visit',
    ...heapRows(numbers.heaps),
  ];
}
