import type { Frames } from '../client/frames.ts';
import type { ClientNumbers } from '../client/measure.ts';
import type { Weight } from '../client/weigh.ts';
import { quantile } from '../shared/median.ts';
import { digits, goals, type Line, type Row } from './row.ts';

const FRAME_MS = 4;

function weightRows(what: string, weight: Weight, most: { kB: number; requests: number }): Row[] {
  const kB = weight.scriptBytes / 1000;
  return [
    { what: `${what}: script, gzip`, number: `${kB.toFixed(1)} kB`, goal: goals.atMost(kB, most.kB, ' kB') },
    {
      what: `${what}: requests`,
      number: String(weight.requests),
      goal: goals.atMost(weight.requests, most.requests, ''),
    },
  ];
}

function frameRows(what: string, { times, processorTime }: Frames): Row[] {
  const most = quantile(times, 0.95);
  const ms = (value: number) => `${digits(value)} ms`;
  return [
    { what: `${what}: frames drawn`, number: String(times.length) },
    { what: `${what}: a frame, median`, number: ms(quantile(times, 0.5)) },
    { what: `${what}: a frame, 95 of 100`, number: ms(most), goal: goals.atMost(most, FRAME_MS, ' ms') },
    { what: `${what}: a frame, longest`, number: ms(quantile(times, 1)) },
    { what: `${what}: all of the main thread, each frame`, number: '', own: ms(processorTime) },
  ];
}

/** Rows of what the client costs. */
export function clientRows({ login, map, walking, standing, battle }: ClientNumbers): Line[] {
  const drawn = standing.times.length;
  return [
    'until the login screen is shown, from an empty browser',
    ...weightRows('login', login, { kB: 130, requests: 8 }),
    { what: 'login: Phaser', number: login.phaser ? 'yes' : 'no', goal: { words: 'no', met: !login.phaser } },
    'until the map is drawn, from an empty browser over /maps',
    ...weightRows('map', map, { kB: 500, requests: 20 }),
    'main thread',
    ...frameRows('walking', walking),
    ...frameRows('battle', battle),
    { what: 'standing still: frames in 3 s', number: String(drawn), goal: goals.atMost(drawn, 0, '') },
  ];
}
