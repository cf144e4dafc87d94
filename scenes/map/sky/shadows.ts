import { shadowAxes } from '../../../content/maps/shadows.ts';
import { paint, repaint } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Light } from '../light.ts';
import type { Sheet } from '../tiles/looseObjects.ts';
import type { Atlas, AtlasFrame, MapFile, MapPicture } from '../tiles/mapFile.ts';

/** Texture pixels per map pixel: few, so that the edges are soft. */
const scale = 0.6;
/** Distance in map pixels between the silhouettes that make up the shadow of a deep object. */
const apart = 4;
/** Map pixels between the two silhouettes of something round: one alone would be lost at this scale where it is a thin trunk. */
const thick = 1.6;
const colour = '#1d3a2a';

/** The shadows of trees and houses, all in one texture on the ground. */
export class Shadows {
  readonly #scene: StageScene;
  readonly #atlas: Atlas;
  readonly #objects: Sheet;
  readonly #casting: readonly MapPicture[];
  readonly #texture: string;
  readonly #show: (opacity: number) => void;
  #shown: Light['shade'] | null = null;

  constructor(scene: StageScene, map: MapFile, atlas: Atlas, objects: Sheet) {
    this.#scene = scene;
    this.#atlas = atlas;
    this.#objects = objects;
    this.#casting = map.sprites.filter(({ casts }) => casts);
    const side = map.size * map.cell;
    this.#texture = paint(scene, 'shadows', { width: side, height: side }, scale, () => {});
    const image = scene.add.image(0, 0, this.#texture).setOrigin(0, 0);
    image.setScale(1 / scale).setDepth(-0.5);
    this.#show = (opacity) => image.setAlpha(opacity);
  }

  /** Redraws the shadows if the light has changed. */
  fall(shade: Light['shade']): void {
    if (this.#shown === shade) return;
    this.#shown = shade;
    this.#show(shade.opacity);
    repaint(this.#scene, this.#texture, scale, (context) => {
      for (const standing of this.#casting) {
        const frame = this.#atlas.frames[standing.frame];
        if (frame !== undefined) this.#cast(context, standing, frame, shade);
      }
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalCompositeOperation = 'source-in';
      context.fillStyle = colour;
      context.fillRect(0, 0, context.canvas.width, context.canvas.height);
      context.globalCompositeOperation = 'source-over';
    });
  }

  /** Draws a silhouette flat on the ground, turned at its foot; a deep object gets several, each farther north. */
  #cast(
    context: CanvasRenderingContext2D,
    { x, y, casts = 1, deep = 0, round = false }: MapPicture,
    { x: left, y: top, width, height, anchorX, anchorY }: AtlasFrame,
    shade: Light['shade'],
  ): void {
    const unit = scale / this.#atlas.scale;
    const { across, up } = shadowAxes({ x: shade.x * casts, y: shade.y * casts }, round);
    const [a, b, c, d] = [across.x * unit, across.y * unit, -up.x * unit, -up.y * unit];
    const [first, last, step] = round ? [-thick / 2, thick / 2, thick] : [0, deep, apart];
    for (let back = first; back <= last; back += step) {
      context.setTransform(a, b, c, d, x * scale, (y - back) * scale);
      context.drawImage(this.#objects, left, top, width, height, -anchorX, -anchorY, width, height);
    }
  }
}
