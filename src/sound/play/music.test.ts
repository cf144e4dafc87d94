import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeHowls } from '../../testing/howl.ts';
import { CROSS_MS, Music } from './music.ts';

vi.mock('./soundUrls.ts', () => ({
  soundForms: (name: string) => ({ src: name.endsWith('trade') ? [] : [`/${name}.ogg`], format: ['ogg'] }),
}));

let howls: ReturnType<typeof fakeHowls>;
let music: Music;

beforeEach(() => {
  vi.useFakeTimers();
  howls = fakeHowls();
  music = new Music(howls.make);
  music.setGain(0.5);
});
afterEach(() => vi.useRealTimers());

const howl = (piece: string) => {
  const found = howls.made.get(piece);
  if (!found) throw new Error(`${piece} was never loaded`);
  return found;
};
/** Changes to a piece and ends the loading of its file at once. */
function changeTo(piece: Parameters<Music['change']>[0]) {
  music.change(piece);
  if (howl(piece).state() !== 'loaded') howl(piece).arrive();
}

it('a piece is loaded when it is wanted, loops, and rises from silence', () => {
  music.change('home');
  expect(howl('home').options).toMatchObject({ loop: true, volume: 0 });
  expect(howl('home').heard).toEqual([]);
  howl('home').arrive();
  expect(howl('home').fades).toEqual([{ to: 0.5, ms: CROSS_MS }]);
  expect(howl('home').heard).toEqual([0.5]);
});

it('one piece gives way to the next in a cross-fade', () => {
  changeTo('home');
  changeTo('gym');
  expect(howl('home').fades.at(-1)).toEqual({ to: 0, ms: CROSS_MS });
  expect(howl('gym').fades).toEqual([{ to: 0.5, ms: CROSS_MS }]);
  vi.advanceTimersByTime(CROSS_MS);
  expect(howl('home').heard).toEqual([]);
  expect(howl('gym').heard).toEqual([0.5]);
});

it('the same piece goes on over screens that share it', () => {
  changeTo('home');
  changeTo('home');
  expect(howl('home').fades).toHaveLength(1);
});

it('what has not quite faded away comes back without beginning anew', () => {
  changeTo('home');
  changeTo('gym');
  vi.advanceTimersByTime(CROSS_MS / 2);
  changeTo('home');
  vi.advanceTimersByTime(CROSS_MS);
  expect(howl('home').heard).toEqual([0.5]);
  expect(howl('home').playing.size).toBe(1);
  expect(howl('gym').heard).toEqual([]);
});

it('the piece of a map goes on where a battle interrupted it, and any other begins anew', () => {
  changeTo('green_land.day');
  const [walk] = howl('green_land.day').playing.values();
  if (walk) walk.seek = 31;
  changeTo('wild');
  vi.advanceTimersByTime(CROSS_MS);
  changeTo('green_land.day');
  vi.advanceTimersByTime(CROSS_MS);
  expect([...howl('green_land.day').playing.values()]).toMatchObject([{ seek: 31, paused: false }]);
  expect(howl('wild').playing.size).toBe(0);
});

it('it does so even where its file was let go meanwhile', () => {
  changeTo('green_land.day');
  const early = howl('green_land.day');
  for (const walk of early.playing.values()) walk.seek = 12;
  for (const piece of ['wild', 'win', 'home', 'gym'] as const) {
    changeTo(piece);
    vi.advanceTimersByTime(CROSS_MS);
  }
  expect(early.unloaded).toBe(true);
  changeTo('green_land.day');
  expect([...howl('green_land.day').playing.values()]).toMatchObject([{ seek: 12 }]);
});

it('never are more than three pieces kept', () => {
  for (const piece of ['home', 'green_land.day', 'wild', 'win', 'gym', 'champion'] as const) {
    changeTo(piece);
    vi.advanceTimersByTime(CROSS_MS);
  }
  expect([...howls.made.values()].filter(({ unloaded }) => !unloaded)).toHaveLength(3);
  expect(howl('champion').heard).toEqual([0.5]);
});

it('a piece that was prepared is silent until it is wanted', () => {
  changeTo('green_land.day');
  music.prepare('wild');
  howl('wild').arrive();
  expect(howl('wild').heard).toEqual([]);
  music.change('wild');
  expect(howl('wild').heard).toEqual([0.5]);
});

it('one piece is loaded at a time: what is prepared comes behind what is wanted', () => {
  music.change('green_land.day');
  music.prepare('wild');
  expect(howls.made.has('wild')).toBe(false);
  howl('green_land.day').arrive();
  expect(howl('wild').state()).toBe('loading');
});

it('in a hidden tab it stops at once, and goes on from there', () => {
  changeTo('home');
  const [playing] = howl('home').playing.values();
  music.setAwake(false);
  expect(playing).toMatchObject({ paused: true });
  music.setAwake(true);
  expect([...howl('home').playing.values()]).toEqual([playing]);
  expect(howl('home').heard).toEqual([0.5]);
});

it('a piece that is wanted in a hidden tab waits until somebody is there', () => {
  changeTo('home');
  music.setAwake(false);
  music.change('wild');
  expect(howls.made.has('wild')).toBe(false);
  music.setAwake(true);
  howl('wild').arrive();
  expect(howl('home').heard).toEqual([]);
  expect(howl('wild').heard).toEqual([0.5]);
});

it('without any volume nothing is loaded, and what is heard fades away', () => {
  music.setGain(0);
  music.change('home');
  expect(howls.made.size).toBe(0);
  music.setGain(0.2);
  howl('home').arrive();
  expect(howl('home').heard).toEqual([0.2]);
  music.setGain(0.9);
  expect(howl('home').heard).toEqual([0.9]);
  music.setGain(0);
  vi.advanceTimersByTime(1000);
  expect(howl('home').heard).toEqual([]);
});

it('a piece that is missing is silence', () => {
  changeTo('home');
  music.change('trade');
  vi.advanceTimersByTime(CROSS_MS);
  expect(howl('home').heard).toEqual([]);
  expect(howls.made.has('trade')).toBe(false);
});

it('a piece that did not arrive is asked for again when it is wanted again', () => {
  music.change('home');
  const lost = howl('home');
  lost.tell('loaderror');
  expect(lost.unloaded).toBe(true);
  changeTo('gym');
  music.change('home');
  expect(howl('home')).not.toBe(lost);
});
