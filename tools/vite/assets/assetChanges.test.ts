import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASSETS_CHANGED, SETTLED_MS } from './assetChanges.ts';
import { assetManifest } from './assetManifest.ts';

const DRAWN = 'assets/generated/creatures/kindlam.normal.webp';
const LAID = 'assets/overrides/creatures/kindlam.normal.png';

let root: string;
let seconds = 1_000;
const at = (place: string) => path.join(root, place);
/** Saves a file, each time with a modification time one second later. */
const save = (place: string) => {
  mkdirSync(path.dirname(at(place)), { recursive: true });
  writeFileSync(at(place), String(seconds));
  seconds += 1;
  utimesSync(at(place), seconds, seconds);
  return `/${place}?changed=${seconds * 1000}`;
};

/** The part of the development server that the plugin uses; `send` records the messages to pages. */
function develop() {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const send = vi.fn();
  const invalidateModule = vi.fn();
  const idToModuleMap = new Map([
    ['\0virtual:asset-manifest', 'manifest'],
    ['/src/main.tsx', 'main'],
  ]);
  const { configureServer } = assetManifest(root);
  if (typeof configureServer !== 'function') throw new Error('No plugin');
  const server = { watcher, ws: { send }, moduleGraph: { idToModuleMap, invalidateModule } };
  configureServer.call(undefined as never, server as never);
  const tell = (event: string, place: string) => watcher.emit('all', event, at(place));
  return { tell, send, invalidateModule };
}
const news = (changes: object) => ({ type: 'custom', event: ASSETS_CHANGED, data: { changes } });

beforeEach(() => {
  vi.useFakeTimers();
  root = mkdtempSync(path.join(tmpdir(), 'assets-'));
  save(DRAWN);
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

describe('while the game is developed', () => {
  it('pages hear the new address of a picture that was saved, and of no other', () => {
    save('assets/generated/items/nball.webp');
    const { tell, send, invalidateModule } = develop();
    const address = save(DRAWN);
    tell('change', DRAWN);
    tell('change', DRAWN);
    vi.advanceTimersByTime(SETTLED_MS);
    expect(send.mock.calls).toEqual([[news({ 'creatures/kindlam.normal': address })]]);
    // A page that is loaded later gets the new list.
    expect(invalidateModule.mock.calls).toEqual([['manifest']]);
  });

  it('a designer’s file takes the place of the drawn one, and gives it back when it goes', () => {
    const drawn = `/${DRAWN}?changed=${seconds * 1000}`;
    const { tell, send } = develop();
    const laid = save(LAID);
    tell('add', LAID);
    vi.advanceTimersByTime(SETTLED_MS);
    rmSync(at(LAID));
    tell('unlink', LAID);
    vi.advanceTimersByTime(SETTLED_MS);
    expect(send.mock.calls).toEqual([
      [news({ 'creatures/kindlam.normal': laid })],
      [news({ 'creatures/kindlam.normal': drawn })],
    ]);
  });

  it('what is gone for good is told as gone', () => {
    const { tell, send } = develop();
    rmSync(at(DRAWN));
    tell('unlink', DRAWN);
    vi.advanceTimersByTime(SETTLED_MS);
    expect(send).toHaveBeenCalledWith(news({ 'creatures/kindlam.normal': null }));
  });

  it('a sound that is saved is told with its ending', () => {
    const { tell, send } = develop();
    const place = 'assets/overrides/sounds/effects/tap.wav';
    const address = save(place);
    tell('add', place);
    vi.advanceTimersByTime(SETTLED_MS);
    expect(send).toHaveBeenCalledWith(news({ 'sounds/effects/tap.wav': address }));
  });

  it('nothing is told of other folders, nor of a file that nothing is named after', () => {
    const { tell, send } = develop();
    tell('change', 'src/main.tsx');
    save('assets/overrides/README.md');
    tell('change', 'assets/overrides/README.md');
    vi.advanceTimersByTime(SETTLED_MS);
    expect(send).not.toHaveBeenCalled();
  });
});
