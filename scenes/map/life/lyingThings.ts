import type { GameObjects } from 'phaser';
import { bridge } from '../../../src/bridge/store.ts';
import { loadPicture } from '../../shared/paint/picture.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { paintSheet } from '../marker.ts';

const cell = 16;

/** The layout of `things/lying` in pixels, as `tools/art/world/things.ts` bakes it. */
const sheet = {
  image: 'things/lying',
  frameWidth: 72,
  frameHeight: 72,
  scale: 3,
  directions: ['ball', 'purse', 'picked'],
  steps: ['lies'],
  framesPerSecond: 1,
  anchorX: 36,
  anchorY: 60,
};

/** What lies on the map. It comes after the map has been shown. Ripe berries are part of the map's own bushes. */
export class LyingThings {
  readonly #scene: StageScene;
  #pictures: readonly GameObjects.Image[] = [];
  #isGone = false;

  constructor(scene: StageScene) {
    this.#scene = scene;
  }

  /** Shows what lies there now. */
  async show(): Promise<void> {
    const image = await this.#scene.outlive(loadPicture(sheet.image));
    if (this.#isGone || image === null) return;
    for (const picture of this.#pictures) picture.destroy();
    const { scale } = this.#scene.surface;
    const shrink = scale / sheet.scale;
    const { things } = bridge.getState().world;
    const drawn = things.filter(({ looks }) => sheet.directions.includes(looks));
    const texture = drawn.length > 0 ? paintSheet(this.#scene, { sheet, image }) : '';
    this.#pictures = drawn.map(({ x, y, looks }) => {
      const picture = this.#scene.picture(0, 0, texture);
      picture.setDisplayOrigin(Math.round(sheet.anchorX * shrink), Math.round(sheet.anchorY * shrink));
      // Behind who stands on the same cell, and in front of the bush.
      const front = looks === 'picked' ? 0.1 : -0.6;
      const [left, foot] = [(x + 0.5) * cell, (y + 1) * cell];
      return picture
        .setPosition(Math.round(left * scale) / scale, Math.round(foot * scale) / scale)
        .setDepth(foot + front)
        .setFrame(sheet.directions.indexOf(looks));
    });
    this.#scene.redraw();
  }

  /** Called when the map is left. */
  leave(): void {
    this.#isGone = true;
  }
}
