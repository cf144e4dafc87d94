import { afterEach, beforeEach, expect, it } from 'vitest';
import { maps } from '../../../content/maps/index.ts';
import { type Cue, followCues } from '../../bridge/signals/cues.ts';
import { changeWorld, emptyWorld } from '../../bridge/store.ts';
import { freshBrowser } from '../../testing/fresh.ts';
import { soundSwitches, switchedSince } from './switching.ts';
import { terrainNow } from './world.ts';

const world = (wheels: readonly boolean[], sluices: readonly boolean[], mapName = 'green_land3') => ({
  mapName,
  switches: [
    { x: 18, y: 27, on: wheels[0] === true },
    { x: 19, y: 26, on: wheels[1] === true },
  ],
  barriers: [19, 21, 23].map((x, at) => ({ x, y: 28, open: sluices[at] === true })),
});
const before = world([false, false], [false, true, false]);
const after = world([true, false], [true, false, false]);
let heard: Cue[];
let stop: () => void;
beforeEach(() => {
  freshBrowser();
  heard = [];
  stop = followCues((cue) => heard.push(cue));
});
afterEach(() => stop());

it('the ways of the map are as the server says that they were switched', () => {
  const isClosed = (x: number) => terrainNow(maps.green_land3).blocked(x, 28);
  changeWorld({ ...emptyWorld, ...before });
  expect([isClosed(19), isClosed(21), isClosed(23)]).toEqual([true, false, true]);
  changeWorld(after);
  expect([isClosed(19), isClosed(21), isClosed(23)]).toEqual([false, true, true]);
});

it('a step tells what it has switched, and not what was so on another map', () => {
  expect(switchedSince(before, after)).toEqual({
    switches: [{ x: 18, y: 27, on: true }],
    barriers: [
      { x: 19, y: 28, open: true },
      { x: 21, y: 28, open: false },
    ],
  });
  expect(switchedSince(before, before)).toEqual({ switches: [], barriers: [] });
  expect(switchedSince({ ...before, mapName: 'green_land' }, after)).toEqual({ switches: [], barriers: [] });
});

it('opening is heard before anything else, then closing, then a switch that does neither', () => {
  soundSwitches(before, after);
  soundSwitches(world([true, true], [true, true, true]), world([true, true], [true, true, false]));
  soundSwitches(world([false], [false]), world([true], [false]));
  soundSwitches(world([true], [false]), world([false], [false]));
  soundSwitches(before, before);
  expect(heard).toEqual([
    { effect: 'open' },
    { effect: 'close' },
    { effect: 'confirm' },
    { effect: 'cancel' },
  ]);
});
