// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { BattleEvent } from '../rules/model/events.ts';
import { bridge, changeBattle, changeWorld } from '../src/bridge/store.ts';
import { attack } from '../src/client/battle/battle.ts';
import { useWalkingKeys } from '../src/screens/map/pad/useWalkingKeys.ts';
import { aBattle, aFighter, aMapReply } from '../src/testing/builders.ts';
import { freshBrowser } from '../src/testing/fresh.ts';
import { fakeServer } from '../src/testing/transport.ts';
import { listed, RunningFiles } from '../tests/support/openedFiles.ts';
import { fakeBrowser } from '../tests/support/stage/browser.ts';
import { Running, settle, surfaceOf } from '../tests/support/stage/stage.ts';
import { BattleScene, loadRounds } from './battle/battleScene.ts';
import { MapScene } from './map/mapScene.ts';

/* Tests the client's lists in docs/architecture.md; tests/server/contract/openedFiles.test.ts tests the server's. */

const running = new RunningFiles();
let stage: Running;
beforeAll(loadRounds);
beforeAll(() => running.open());
afterAll(() => running.close());
beforeEach(() => {
  freshBrowser();
  fakeBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Advances the timers outside the scenes by `ms` and lets pending promises continue. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await settle();
}

/** Files that run but are in no list. The lists name only the folders of grass, sky, water and other map effects. */
async function unlisted(work: () => Promise<unknown>, ...headings: string[]): Promise<string[]> {
  const known = ['Around every action on the client', ...headings].flatMap(listed);
  const files = await running.during(work);
  return files.filter(
    (file) =>
      /^(rules|contract|src|scenes)\//.test(file) &&
      !/^src\/(testing|locales)\/|\.test\.ts$/.test(file) &&
      !/^scenes\/map\/(grass|life|sky|water|weather)\/|^scenes\/map\/(alive|light|tiles\/paints)\.ts$|^scenes\/battle\/poses\/|^scenes\/battle\/(stage\/stageWeather|creature\/actorPicture)\.ts$/.test(
        file,
      ) &&
      !known.includes(file),
  );
}

it('an arrow key opens at most 14 files until the figure walks, and each that runs is listed', async () => {
  fakeServer({ '/api/game/mapMove': aMapReply({ mapPos: { x: 15 * 16, y: 16 * 16 } }) });
  const available = aMapReply().availablePos;
  changeWorld({
    mapName: 'green_land',
    cell: { x: 15, y: 15 },
    available: { ...available, s: true },
  });
  stage = new Running(new MapScene('map'), surfaceOf(496, 496));
  await stage.draw(500);
  const hero = () => stage.pictures.find(({ texture }) => texture.key.startsWith('characters/'));
  const { unmount } = renderHook(() => useWalkingKeys());
  const stood = hero()!.y;
  const press = (type: string) => dispatchEvent(new KeyboardEvent(type, { code: 'ArrowDown' }));
  const extra = await unlisted(async () => {
    press('keydown');
    await pass(50);
    press('keyup');
    await stage.draw(400);
  }, 'From an arrow key to the pixels of the walking figure');
  unmount();
  expect(hero()!.y).toBe(stood + 16);
  expect(bridge.getState().world).toMatchObject({ walked: 's', pending: null });
  expect(extra).toEqual([]);
  expect(listed('From an arrow key to the pixels of the walking figure').length).toBeLessThanOrEqual(14);
});

it('an attack opens at most 25 files until it is seen, and each that runs is listed, also of the blow', async () => {
  const foe = aFighter({ id: 'foe', name: 'Podkin', type: 'grass', types: ['grass'] });
  const events: BattleEvent[] = [
    { type: 'move', side: 'player', creature: 'mine', move: 'ember' },
    { type: 'damage', side: 'opponent', cause: 'move', amount: 9, hp: 11, mult: 2, critical: false },
  ];
  const after = aBattle({ page: 'roundResults', round: 2, opponent: [{ ...foe, hp: 11 }], events });
  fakeServer({ '/api/game/attack': { battleDetails: after } });
  changeBattle({ battle: aBattle() });
  stage = new Running(new BattleScene('battle'));
  await pass(5000);
  // Until each creature has blinked once, which loads its picture with closed eyes.
  await stage.draw(5000);
  const seen = () => stage.seen.some(({ texture }) => texture.key.startsWith('effects:fire'));
  const path = 'From Attack to the pixels of the attack';
  const extra = await unlisted(async () => {
    const sent = attack(1);
    await pass(10);
    await sent;
    for (let frame = 0; frame < 40 && !seen(); frame += 1) await stage.draw(20);
    expect(seen()).toBe(true);
  }, path);
  expect(extra).toEqual([]);
  const ofBlow = await unlisted(() => stage.draw(4000), path, 'What the blow adds');
  expect(bridge.getState().battle).toMatchObject({ battle: after, playback: null });
  expect(ofBlow).toEqual([]);
  expect(listed(path).length).toBeLessThanOrEqual(25);
});
