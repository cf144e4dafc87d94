import type { Scene, Textures } from 'phaser';
import type { StageScene } from '../stageScene.ts';
import { paint, paintOnce, repaint } from './paint.ts';

/** Draws the texture of one picture; the picture is null if it is missing. */
export type DrawPicture = (context: CanvasRenderingContext2D, image: HTMLImageElement | null) => void;

interface Painted {
  readonly name: string;
  readonly scale: number;
  readonly draw: DrawPicture;
}

/** How to redraw each texture that shows one picture. */
const painted = new WeakMap<Textures.Texture, Painted>();

/** A square texture, `size` units wide. Textures with the same label look the same. */
export interface PictureLook {
  readonly name: string;
  readonly label: string;
  readonly size: number;
  readonly draw: DrawPicture;
}

/**
 * Creates a texture of one picture and returns its key. The placeholder of a missing picture is painted anew each
 * time.
 */
export function paintPicture(
  scene: StageScene,
  { name, label, size, draw }: PictureLook,
  image: HTMLImageElement | null,
): string {
  const { scale } = scene.surface;
  const key = (image === null ? paint : paintOnce)(
    scene,
    label,
    { width: size, height: size },
    scale,
    (context) => draw(context, image),
  );
  painted.set(scene.textures.get(key), { name, scale, draw });
  return key;
}

/** Whether any texture shows this picture. */
export const isPainted = (textures: Scene['textures'], name: string): boolean =>
  textures.getTextureKeys().some((key) => painted.get(textures.get(key))?.name === name);

/** Redraws every texture of a picture in place, so that images keep using it. */
export function repaintPicture(
  textures: Scene['textures'],
  name: string,
  image: HTMLImageElement | null,
): void {
  for (const key of textures.getTextureKeys()) {
    const look = painted.get(textures.get(key));
    if (look?.name !== name) continue;
    repaint({ textures }, key, look.scale, (context) => look.draw(context, image));
  }
}
