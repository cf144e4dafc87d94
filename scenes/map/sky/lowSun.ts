import type { GameObjects } from 'phaser';
import { paintOnce } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Light } from '../light.ts';
import { ADD } from '../tiles/paints.ts';

const pixels = 64;

/** Low sunlight from one side of the map, at dawn and at dusk. */
export class LowSun {
  readonly #scene: StageScene;
  readonly #image: GameObjects.Image;

  constructor(scene: StageScene, side: number) {
    this.#scene = scene;
    this.#image = scene.add.image(side / 2, side / 2, this.#texture([255, 255, 255]));
    this.#image
      .setScale(side / pixels)
      .setDepth(9010)
      .setBlendMode(ADD)
      .setVisible(false);
  }

  shine({ colour, strength, side }: Light['sun']): void {
    this.#image.setVisible(strength > 0.005);
    if (!this.#image.visible) return;
    this.#image
      .setTexture(this.#texture(colour))
      .setAlpha(strength)
      .setFlipX(side > 0);
  }

  /** A gradient from the upper left corner towards the right. */
  #texture(colour: Light['sun']['colour']): string {
    const size = { width: pixels, height: pixels };
    const tone = colour.join(',');
    return paintOnce(this.#scene, `sun:${tone}`, size, 1, (context) => {
      const light = context.createLinearGradient(0, 0, pixels, pixels * 0.5);
      light.addColorStop(0, `rgba(${tone}, 1)`);
      light.addColorStop(0.45, `rgba(${tone}, 0.42)`);
      light.addColorStop(1, `rgba(${tone}, 0.06)`);
      context.fillStyle = light;
      context.fillRect(0, 0, pixels, pixels);
    });
  }
}
