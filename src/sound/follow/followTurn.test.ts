import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followTurn } from './followTurn.ts';

/** Replaces the BroadcastChannel to other windows of the game. */
class Channel extends EventTarget {
  static open: Channel[] = [];
  readonly said: unknown[] = [];
  constructor() {
    super();
    Channel.open.push(this);
  }
  postMessage(message: unknown) {
    this.said.push(message);
  }
  close() {}
}

const turns: boolean[] = [];
let stop = () => {};

function show(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  turns.length = 0;
  Channel.open = [];
  vi.stubGlobal('BroadcastChannel', Channel);
  stop = followTurn((turn) => turns.push(turn));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a window sounds as long as its tab is seen', () => {
  show(false);
  show(true);
  expect(turns).toEqual([true, false, true]);
});

it('the window that the player turns to tells the others, and they fall silent until the player comes back', () => {
  expect(Channel.open[0]?.said).toEqual(['mine']);
  Channel.open[0]?.dispatchEvent(new MessageEvent('message', { data: 'mine' }));
  expect(turns).toEqual([true, false]);
  show(true);
  expect(turns).toEqual([true, false]);
  globalThis.dispatchEvent(new Event('focus'));
  expect(turns).toEqual([true, false, true]);
  expect(Channel.open[0]?.said).toEqual(['mine', 'mine']);
});

it('where windows cannot talk to each other a hidden tab is silent all the same', () => {
  stop();
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  turns.length = 0;
  stop = followTurn((turn) => turns.push(turn));
  show(false);
  expect(turns).toEqual([true, false]);
});
