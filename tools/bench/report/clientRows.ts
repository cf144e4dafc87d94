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

function pictureRow({ pictureBytes }: Weight): Row {
  const kB = pictureBytes / 1000;
  return {
    what: 'first battle: pictures, those of the map too',
    number: `${kB.toFixed(0)} kB`,
    goal: goals.atMost(kB, 500, ' kB'),
  };
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

/** Rows of what the client costs. */
export function clientRows({ login, map, firstBattle, walking, standing, battle }: ClientNumbers): Line[] {
  const drawn = standing.frames.length;
  return [
    'until the login screen is shown, from an empty browser',
    ...weightRows('login', login, { kB: 130, requests: 8 }),
    { what: 'login: Phaser', number: login.phaser ? 'yes' : 'no', goal: { words: 'no', met: !login.phaser } },
    'until the map is drawn, from an empty browser over /maps',
    ...weightRows('map', map, { kB: 500, requests: 20 }),
    'until a first battle asks for an attack, from an empty browser over the map',
    pictureRow(firstBattle),
    'main thread of the page: by the clock, and processor time',
    ...frameRows('walking', walking),
    ...frameRows('battle', battle),
    { what: 'standing still: frames in 3 s', number: String(drawn), goal: goals.atMost(drawn, 0, '') },
  ];
}
