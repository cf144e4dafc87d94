import type { Scene } from 'phaser';

/** Draws in the scene's units; the origin is the top left corner. */
export type Draw = (context: CanvasRenderingContext2D) => void;

/**
 * Makes, or makes again, a texture of `width` × `height` units at `scale` device pixels to the unit, and returns
 * its key. A plain canvas instead of Phaser's CanvasTexture, which reads all pixels back at once.
 */
export function paint(
  scene: Scene,
  name: string,
  size: { readonly width: number; readonly height: number },
  scale: number,
  draw: Draw,
): string {
  const key = `${name}@${scale}`;
  const { textures } = scene;
  if (textures.exists(key)) textures.remove(key);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.ceil(size.width * scale), 1);
  canvas.height = Math.max(Math.ceil(size.height * scale), 1);
  drawOn(canvas, scale, draw);
  textures.addImage(key, asImage(canvas));
  return key;
}

/** As `paint`, but keeps what is there already: for pictures that always look the same. */
export function paintOnce(...parameters: Parameters<typeof paint>): string {
  const [scene, name, , scale] = parameters;
  const key = `${name}@${scale}`;
  return scene.textures.exists(key) ? key : paint(...parameters);
}

/** Draws a texture that `paint` made anew, in place. */
export function repaint({ textures }: Pick<Scene, 'textures'>, key: string, scale: number, draw: Draw): void {
  const source = textures.get(key).source[0];
  if (!(source?.image instanceof HTMLCanvasElement)) return;
  drawOn(source.image, scale, draw);
  source.update();
}

/** Lets go of the textures of another density. */
export function forgetOtherScales(scene: Scene, scale: number): void {
  for (const key of scene.textures.getTextureKeys()) {
    if (key.includes('@') && !key.endsWith(`@${scale}`)) scene.textures.remove(key);
  }
}

function drawOn(canvas: HTMLCanvasElement, scale: number, draw: Draw): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.imageSmoothingQuality = 'high';
  draw(context);
}

/** Phaser takes a canvas wherever it takes a picture; its types do not say so. */
function asImage(canvas: HTMLCanvasElement): HTMLImageElement {
  return canvas as unknown as HTMLImageElement;
}
