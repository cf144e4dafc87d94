// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bridge } from '../src/bridge/store.ts';
import { fakeBrowser } from '../tests/support/stage/browser.ts';
import { Game } from '../tests/support/stage/phaser.ts';
import { settle } from '../tests/support/stage/stage.ts';
import { GameCanvas } from './gameCanvas.ts';
import { MapScene } from './map/mapScene.ts';

const told = vi.fn();
const gaveUp = vi.fn();
let stage: GameCanvas;
const slot = document.createElement('div');
Object.defineProperties(slot, { clientWidth: { value: 496 }, clientHeight: { value: 0 } });
slot.style.padding = '0px';
document.body.append(slot);

/** Draws frames of 20 ms, and lets timers and promises continue after each. */
async function draw(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 20) {
    Game.latest.step(passed, 20);
    vi.advanceTimersByTime(20);
    await settle();
  }
}

/** The pictures of the running scene. */
const pictures = () => [...Game.latest.scene.running].flatMap(({ children }) => children.list);

async function onTheMap(): Promise<void> {
  stage = new GameCanvas(gaveUp);
  Game.latest.events.emit('ready');
  stage.show('map', slot);
  await draw(800);
}

// Read beforehand: on a busy machine this takes longer than a test may.
beforeAll(() => import('./battle/battleScene.ts'), 60_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  fakeBrowser();
  vi.spyOn(console, 'error').mockImplementation(told);
  told.mockReset();
  gaveUp.mockReset();
  bridge.setState(({ world }) => ({ world: { ...world, mapName: 'green_land', cell: { x: 15, y: 15 } } }));
});
afterEach(() => {
  stage.hide();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const problem = new Error('It cannot be drawn');
const breaks = () => {
  throw problem;
};
function once(part: 'update' | 'create' | 'picture') {
  vi.spyOn(MapScene.prototype, part).mockImplementationOnce(breaks);
  if (part !== 'update') stage.show('map', slot);
}

it('draws nothing in a slot that has left the page, and the scene in the next one', async () => {
  stage = new GameCanvas(gaveUp);
  const gone = document.createElement('div');
  // Browsers compute empty styles for an element outside the document; happy-dom computes real ones.
  const computed = getComputedStyle;
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) =>
    element === gone ? ({ paddingLeft: '', paddingTop: '' } as CSSStyleDeclaration) : computed(element),
  );
  stage.show('map', gone);
  Game.latest.events.emit('ready');
  await draw(100);
  expect([...Game.latest.scene.running]).toEqual([]);
  expect(told).not.toHaveBeenCalled();
  stage.show('map', slot);
  await draw(100);
  expect([...Game.latest.scene.running]).toHaveLength(1);
});

it('shows the scene of battles once its script has come, unless another one is wanted by then', async () => {
  stage = new GameCanvas(gaveUp);
  Game.latest.events.emit('ready');
  const loaded = stage.show('battle', slot);
  expect([...Game.latest.scene.running]).toEqual([]);
  stage.show('map', slot);
  await loaded;
  const running = () => [...Game.latest.scene.running].map((scene) => scene.constructor.name);
  expect(running()).toEqual(['MapScene']);
  await stage.show('battle', slot);
  expect(running()).toEqual(['BattleScene']);
});

describe('a scene that throws', () => {
  it.each([
    ['in a frame', () => once('update')],
    [
      'while it is drawn',
      () => Object.assign(pictures()[0] ?? {}, { visible: true, alpha: 1, render: breaks }),
    ],
    ['while it begins', () => once('create')],
    ['while it is built', () => once('picture')],
  ])('%s is built anew, and the console is told once', async (_where, breakIt) => {
    await onTheMap();
    const whole = pictures().length;
    expect(whole).toBeGreaterThan(100);
    breakIt();
    await draw(1200);
    expect(pictures()).toHaveLength(whole);
    expect(told.mock.calls).toEqual([[problem]]);
    expect(gaveUp).not.toHaveBeenCalled();
  });

  it('again and again is given up, until it is asked for once more', async () => {
    await onTheMap();
    const whole = pictures().length;
    const update = vi.spyOn(MapScene.prototype, 'update').mockImplementation(breaks);
    await draw(2000);
    expect(update).toHaveBeenCalledTimes(4);
    expect(told).toHaveBeenCalledOnce();
    expect(gaveUp).toHaveBeenCalledOnce();
    expect(pictures()).toEqual([]);
    expect(slot.children).toHaveLength(0);

    update.mockRestore();
    stage.show('map', slot);
    await draw(1200);
    expect(pictures()).toHaveLength(whole);
    expect(slot.querySelector('canvas')).not.toBeNull();
  });

  it('now and then is built anew each time', async () => {
    await onTheMap();
    for (let time = 0; time < 6; time += 1) {
      once('update');
      await draw(200);
      vi.advanceTimersByTime(10_000);
    }
    expect(told).toHaveBeenCalledTimes(6);
    expect(gaveUp).not.toHaveBeenCalled();
  });
});
