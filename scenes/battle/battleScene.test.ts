// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleEvent } from '../../rules/model/events.ts';
import { swapAssets } from '../../src/bridge/assets/assetSwap.ts';
import { playBattle, skipPlayback } from '../../src/bridge/playback.ts';
import { chooseSettings } from '../../src/bridge/settings.ts';
import type { BattleDetails } from '../../src/bridge/state.ts';
import { bridge, changeBattle } from '../../src/bridge/store.ts';
import { aBattle, aFighter } from '../../src/testing/builders.ts';
import { freshBrowser } from '../../src/testing/fresh.ts';
import { fakeBrowser, wordsOn } from '../../tests/support/stage/browser.ts';
import type { Image } from '../../tests/support/stage/phaser.ts';
import { Running, settle } from '../../tests/support/stage/stage.ts';
import { BattleScene, loadRounds } from './battleScene.ts';
import { Pool } from './effects/pool.ts';
import { Plate } from './plate/plate.ts';
import { wide } from './stage/layout.ts';

let stage: Running;
const over = vi.fn();
const foe = aFighter({ id: 'foe', name: 'Podkin', type: 'grass', types: ['grass'] });
const before = aBattle();
const round: readonly BattleEvent[] = [
  { type: 'move', side: 'player', creature: 'mine', move: 'ember' },
  { type: 'damage', side: 'opponent', cause: 'move', amount: 9, hp: 11, mult: 2, critical: false },
  { type: 'move', side: 'opponent', creature: 'foe', move: 'tackle' },
  { type: 'damage', side: 'player', cause: 'move', amount: 4, hp: 16, mult: 1, critical: false },
];
const after: BattleDetails = aBattle({
  page: 'roundResults',
  round: 2,
  myState: [aFighter({ hp: 16 })],
  opponent: [{ ...foe, hp: 11 }],
  events: [...round],
});

const wearing = (name: string, pictures = stage.pictures): readonly Image[] =>
  pictures.filter(({ texture }) => texture.key.startsWith(name));
const bodies = () => [
  ...wearing('creatures/kindlam', stage.seen),
  ...wearing('creatures/podkin', stage.seen),
];
const words = () =>
  stage.seen.flatMap(({ texture }) => wordsOn(texture.source[0]?.image as HTMLCanvasElement));

// Most rounds begin with their script there.
beforeAll(loadRounds);
beforeEach(async () => {
  freshBrowser();
  fakeBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  over.mockReset();
  changeBattle({ battle: before });
  stage = new Running(new BattleScene('battle'));
  await settle();
  await stage.draw(100);
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Expects the state after the round, without any trace of the animation. */
function expectTheRoundShown(): void {
  expect(bridge.getState().battle).toMatchObject({ battle: after, playback: null });
  expect(over).toHaveBeenCalledOnce();
  expect(words()).toContain('16 / 20');
  expect(bodies()).toMatchObject([
    { ...wide.feet.player, alpha: 1 },
    { ...wide.feet.opponent, alpha: 1 },
  ]);
  expect(wearing('effects:', stage.seen)).toEqual([]);
  expect(stage.scene.cameras.main).toMatchObject({ scrollX: 0, scrollY: 0 });
}

describe('a battle', () => {
  it('shows a front that a designer replaces while it runs in place of the back, and the back again', async () => {
    const bodyOf = () =>
      wearing('creatures/kindlam', stage.seen).map(({ texture }) => texture.key.split(':')[0]);
    for (const [url, shown] of [
      ['/tried/kindlam.png', 'creatures/kindlam.normal'],
      [undefined, 'creatures/kindlam.normal.back'],
    ] as const) {
      swapAssets('tried', { 'creatures/kindlam.normal': url });
      expect(bodyOf()).toHaveLength(1);
      await stage.draw(100);
      expect(bodyOf()).toEqual([shown]);
    }
  });

  it('shows the place, both creatures on their ground, and what is told of them', () => {
    expect(wearing('backdrop@')).toMatchObject([{ depth: 0 }]);
    expect(wearing('platform:opponent')).toMatchObject([wide.feet.opponent]);
    expect(wearing('platform:player')).toMatchObject([wide.feet.player]);
    expect(bodies()).toMatchObject([wide.feet.player, wide.feet.opponent]);
    expect(words()).toEqual(expect.arrayContaining(['Kindlam', 'Podkin', '20 / 20', 'Lv 5']));
  });

  it('plays a round, one thing after the other, and then shows the state after it', async () => {
    playBattle(before, after, over);
    await stage.draw(900);
    expect(wearing('effects:fire', stage.seen).length).toBeGreaterThan(0);
    expect(over).not.toHaveBeenCalled();
    expect(bridge.getState().battle.battle).toBe(before);
    await stage.draw(6000);
    await settle();
    expectTheRoundShown();
    expect(stage.faults).toEqual([]);
  });

  it('loads no pose from behind before the first attack, and strikes with one then', async () => {
    stage.close();
    const first = aBattle({ round: 0 });
    changeBattle({ battle: first });
    stage = new Running(new BattleScene('battle'));
    await settle();
    for (let painted = 0; painted < 20; painted += 1) {
      await vi.advanceTimersByTimeAsync(100);
      await settle();
    }
    const felt = () => stage.scene.textures.getTextureKeys().filter((key) => /\.(roar|pain)/.test(key));
    expect(felt().filter((key) => key.includes('podkin'))).toHaveLength(2);
    expect(felt().filter((key) => key.includes('kindlam'))).toEqual([]);
    playBattle(first, after, over);
    await stage.draw(500);
    expect(wearing('creatures/kindlam.normal.back.roar', stage.seen)).toHaveLength(1);
  });

  it('goes to the end at once when the player skips', async () => {
    playBattle(before, after, over);
    await stage.draw(900);
    skipPlayback();
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expectTheRoundShown();
    expect(stage.faults).toEqual([]);
  });

  it('stops after each action for a player who wants to be waited for, and a press goes on', async () => {
    chooseSettings({ waitForMe: true }, null);
    playBattle(before, after, over);
    const { playback } = bridge.getState().battle;
    await stage.draw(20_000);
    expect(bridge.getState().battle.playback).toMatchObject({ ...playback, paused: true });
    // However long it takes: nothing goes on by itself.
    vi.advanceTimersByTime(600_000);
    expect(bridge.getState().battle.playback?.paused).toBe(true);
    expect(words()).toContain('20 / 20');
    skipPlayback();
    expect(bridge.getState().battle.playback).toMatchObject({ paused: false, skip: false });
    await stage.draw(6000);
    expectTheRoundShown();
    expect(stage.faults).toEqual([]);
  });

  it('ends only the action that is shown when such a player presses', async () => {
    chooseSettings({ waitForMe: true }, null);
    playBattle(before, after, over);
    await stage.draw(100);
    skipPlayback();
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(bridge.getState().battle.playback).toMatchObject({ paused: true, skip: false });
    skipPlayback();
    await stage.draw(100);
    expect(over).not.toHaveBeenCalled();
    await stage.draw(6000);
    expectTheRoundShown();
    expect(stage.faults).toEqual([]);
  });

  it('that waits for its player and is left holds nobody up', async () => {
    chooseSettings({ waitForMe: true }, null);
    playBattle(before, after, over);
    await stage.draw(20_000);
    stage.close();
    expect(over).toHaveBeenCalledOnce();
    expect(bridge.getState().battle).toMatchObject({ battle: after, playback: null });
  });

  it('whose animation throws shows the state after the round, and has itself built anew', async () => {
    const problem = new Error('It cannot be drawn');
    vi.spyOn(Pool.prototype, 'fly').mockImplementation(() => {
      throw problem;
    });
    playBattle(before, after, over);
    await stage.draw(400);
    expectTheRoundShown();
    expect(stage.faults).toEqual([problem]);
  });

  it('whose animation throws on its way shows the state after the round, too', async () => {
    const problem = new Error('It cannot be drawn');
    playBattle(before, after, over);
    await stage.draw(900);
    vi.spyOn(Plate.prototype, 'run').mockImplementationOnce(() => {
      throw problem;
    });
    await stage.draw(6000);
    expectTheRoundShown();
    expect(stage.faults).toEqual([problem]);
  });

  it('that is left in the middle of a round holds nobody up', async () => {
    playBattle(before, after, over);
    await stage.draw(900);
    stage.close();
    expect(over).toHaveBeenCalledOnce();
    expect(bridge.getState().battle).toMatchObject({ battle: after, playback: null });
  });

  it('shows an earlier round that is looked at, and the present again', () => {
    changeBattle({ battle: after });
    expect(words()).toContain('16 / 20');
    changeBattle({ past: before });
    expect(words()).toContain('20 / 20');
    changeBattle({ past: null });
    expect(words()).toContain('16 / 20');
  });

  it('keeps no texture of its own when it is left', () => {
    stage.close();
    expect(stage.scene.textures.getTextureKeys()).toEqual([]);
  });
});
