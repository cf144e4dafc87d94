import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Cue, followCues } from '../../../src/bridge/signals/cues.ts';
import { StepSounds } from './stepSounds.ts';

const heard: Cue[] = [];
let stop = () => {};

beforeEach(() => {
  heard.length = 0;
  stop = followCues((cue) => heard.push(cue));
});
afterEach(() => stop());

const onMeadow = () => new StepSounds((x) => (x < 10 ? 'meadow' : 'bridge'));
const walk = (steps: StepSounds, ...places: number[]) => {
  for (const x of places) steps.walkTo({ x, y: 5 });
};

it('each cell that is walked on is one step, whatever the frames in between', () => {
  walk(onMeadow(), 3, 3.2, 3.4, 3.6, 3.9, 4, 4.3, 4.8, 5);
  expect(heard).toMatchObject([{ effect: 'step-grass' }, { effect: 'step-grass' }]);
});

it('a step sounds like its ground, and comes from its side of the map', () => {
  walk(onMeadow(), 9, 10);
  expect(heard).toMatchObject([{ effect: 'step-wood' }]);
  const [{ pan = 0 } = {}] = heard;
  expect(pan).toBeLessThan(0);
  expect(pan).toBeGreaterThan(-0.5);
});

it('nobody is heard to begin to stand somewhere, or to fade away to another place', () => {
  walk(onMeadow(), 3, 20);
  expect(heard).toEqual([]);
});
