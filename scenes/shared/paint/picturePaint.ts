import type { Scene, Textures } from 'phaser';
import type { StageScene } from '../stageScene.ts';
import { paint, paintOnce, repaint } from './paint.ts';

/** Draws what a texture shows of one picture; the picture is null where it is missing. */
export type DrawPicture = (context: CanvasRenderingContext2D, image: HTMLImageElement | null) => void;

interface Painted {
  readonly name: string;
  readonly scale: number;
  readonly draw: DrawPicture;
}

/** How each texture that shows one picture is drawn. */
const painted = new WeakMap<Textures.Texture, Painted>();

/** What a square texture is to show, `size` units wide. Textures of one label look the same. */
export interface PictureLook {
  readonly name: string;
  readonly label: string;
  readonly size: number;
  readonly draw: DrawPicture;
}

/** Makes a texture of one picture and returns its key. One that is missing is painted anew each time. */
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

/** Whether there are textures of a picture. */
export const isPainted = (textures: Scene['textures'], name: string): boolean =>
  textures.getTextureKeys().some((key) => painted.get(textures.get(key))?.name === name);

/** Draws every texture of a picture anew, in place: whoever wears one goes on doing so. */
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
