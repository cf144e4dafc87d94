import type { GameObjects } from 'phaser';
import { paint } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Colour } from '../light.ts';
import type { Shining } from '../tiles/mapFile.ts';
import { MULTIPLY } from '../tiles/paints.ts';

/** Texture pixels per map pixel: few, because light has no sharp edges. */
const scale = 0.375;
/** Radius of the player's lantern in map pixels. */
const reach = 52;
const warm = '255, 218, 176';

/** The texture by which the map is multiplied: the colour of the sky, brighter round lamps and round the player. */
export class LightMap {
  readonly #image: GameObjects.Image;
  readonly #lights: readonly Shining[];
  readonly #scene: StageScene;
  readonly #texture: string;
  /** The same texture without the player's lantern. */
  readonly #base: HTMLCanvasElement;
  readonly #lantern: HTMLCanvasElement;
  #lamps = 0;
  #x = Number.NaN;
  #y = Number.NaN;

  constructor(scene: StageScene, side: number, lights: readonly Shining[]) {
    this.#scene = scene;
    this.#lights = lights;
    this.#texture = paint(scene, 'light', { width: side, height: side }, scale, () => {});
    this.#image = scene.add
      .image(0, 0, this.#texture)
      .setOrigin(0, 0)
      .setScale(1 / scale);
    this.#image.setDepth(9000).setBlendMode(MULTIPLY).setVisible(false);
    this.#base = document.createElement('canvas');
    this.#base.width = Math.ceil(side * scale);
    this.#base.height = this.#base.width;
    this.#lantern = round(reach * scale);
  }

  /** Fills in the colour of the sky and the lamps, `lamps` 0 to 1. The darker the sky, the stronger the lamps. */
  show(sky: Colour, lamps: number): void {
    const dark = Math.min((765 - sky[0] - sky[1] - sky[2]) / 360, 1);
    this.#lamps = lamps * (0.25 + 0.75 * dark);
    this.#image.setVisible(sky.some((tone) => tone < 254));
    const context = this.#base.getContext('2d');
    if (context === null || !this.#image.visible) return;
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 1;
    context.fillStyle = `rgb(${sky.map(Math.round).join(',')})`;
    context.fillRect(0, 0, this.#base.width, this.#base.height);
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = this.#lamps;
    for (const { x, y, radius, kind } of this.#lights) {
      const wide = radius * scale * 2;
      // Lamps light the ground below them, not the air around them.
      const top = kind === 'lamp' ? y + 14 : y + 2;
      context.drawImage(this.#lantern, x * scale - wide / 2, top * scale - wide * 0.42, wide, wide * 0.84);
    }
    this.#x = Number.NaN;
  }

  /** Moves the player's lantern to a place in map pixels. */
  carry(x: number, y: number): void {
    if (!this.#image.visible || (x === this.#x && y === this.#y)) return;
    [this.#x, this.#y] = [x, y];
    const source = this.#scene.textures.get(this.#texture).source[0];
    if (!(source?.image instanceof HTMLCanvasElement)) return;
    const context = source.image.getContext('2d');
    if (context === null) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 1;
    context.drawImage(this.#base, 0, 0);
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = this.#lamps * 0.9;
    const { width, height } = this.#lantern;
    context.drawImage(
      this.#lantern,
      x * scale - width / 2,
      (y - 8) * scale - height * 0.42,
      width,
      height * 0.84,
    );
    source.update();
  }
}

/** A circle of warm light that fades outwards. */
function round(radius: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(radius * 2);
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const light = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
  light.addColorStop(0, `rgba(${warm}, 0.95)`);
  light.addColorStop(0.35, `rgba(${warm}, 0.72)`);
  light.addColorStop(0.7, `rgba(${warm}, 0.25)`);
  light.addColorStop(1, `rgba(${warm}, 0)`);
  context.fillStyle = light;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
