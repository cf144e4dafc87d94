// @vitest-environment happy-dom
import type { Scene } from 'phaser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTempo } from '../../../src/bridge/playback.ts';
import { chooseSettings } from '../../../src/bridge/settings.ts';
import { freshBrowser } from '../../../src/testing/fresh.ts';
import { fakeBrowser } from '../../../tests/support/stage/browser.ts';
import { EmptyScene, Running } from '../../../tests/support/stage/stage.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { popLabel } from './popLabel.ts';

let stage: Running;
beforeEach(() => {
  freshBrowser();
  fakeBrowser();
  stage = new Running(new EmptyScene('empty') as Scene);
});
afterEach(() => {
  setTempo(null);
  stage.close();
});

const say = () =>
  void popLabel(stage.scene as unknown as StageScene, { text: 'Missed', x: 100, y: 100, letters: 20 });
const isSaid = () => stage.pictures.length > 0;

it.each([
  ['as the animations', 'animations', 1, 1000],
  ['as the animations, which are four times as fast', 'animations', 4, 1000],
  ['slowly', 'slow', 1, 2000],
  ['slowly while the animations are four times as fast', 'slow', 4, 8000],
  ['fast', 'fast', 1, 600],
] as const)('words go %s', async (_how, textPace, speed, ms) => {
  chooseSettings({ textPace, speed }, null);
  say();
  // The scene's milliseconds: a battle passes `speed` of them in each of the player's.
  await stage.draw(ms - 60);
  expect(isSaid()).toBe(true);
  await stage.draw(120);
  expect(isSaid()).toBe(false);
});
