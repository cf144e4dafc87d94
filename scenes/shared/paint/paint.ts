import type { GameObjects, Scene, Textures } from 'phaser';

/** Draws in the scene's units, with the origin in the top left corner. */
export type Draw = (context: CanvasRenderingContext2D) => void;

/**
 * Creates or replaces a texture of `width` × `height` units at `scale` device pixels per unit, and returns its key.
 * Images that use the replaced texture keep it. Uses a plain canvas, because Phaser's CanvasTexture reads all pixels
 * back at once.
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
  if (textures.exists(key)) dropTexture(scene, key);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.ceil(size.width * scale), 1);
  canvas.height = Math.max(Math.ceil(size.height * scale), 1);
  drawOn(canvas, scale, draw);
  textures.addImage(key, asImage(canvas));
  return key;
}

/** Like `paint`, but keeps an existing texture: for pictures that always look the same. */
export function paintOnce(...parameters: Parameters<typeof paint>): string {
  const [scene, name, , scale] = parameters;
  const key = `${name}@${scale}`;
  return scene.textures.exists(key) ? key : paint(...parameters);
}

/** Redraws a texture of `paint` in place. */
export function repaint({ textures }: Pick<Scene, 'textures'>, key: string, scale: number, draw: Draw): void {
  const source = textures.get(key).source[0];
  if (!(source?.image instanceof HTMLCanvasElement)) return;
  drawOn(source.image, scale, draw);
  source.update();
}

/** Textures that are renamed to free their key, because images still use them. */
const dropped = new Set<Textures.Texture>();
let drops = 0;

/**
 * Takes a texture out of use. Phaser throws in the next frame if an image is shown whose texture has been removed. So
 * only the key is freed at once; the texture is removed when no image uses it any more.
 */
export function dropTexture(scene: Scene, key: string): void {
  const texture = scene.textures.get(key);
  drops += 1;
  scene.textures.renameTexture(key, `dropped:${drops}:${key}`);
  dropped.add(texture);
  removeDropped(scene);
}

/** Removes the dropped textures that no image uses any more. Returns at once if there are none. */
export function removeDropped(scene: Scene): void {
  for (const texture of dropped) {
    const there = scene.textures.exists(texture.key);
    if (there && isWorn(scene.children.list, texture)) continue;
    dropped.delete(texture);
    if (there) scene.textures.remove(texture.key);
  }
}

const isWorn = (shown: readonly GameObjects.GameObject[], texture: Textures.Texture): boolean =>
  shown.some(
    (one) =>
      ('texture' in one && one.texture === texture) ||
      ('list' in one && isWorn(one.list as GameObjects.GameObject[], texture)),
  );

/** Drops the textures that were painted at another scale. */
export function forgetOtherScales(scene: Scene, scale: number): void {
  for (const key of scene.textures.getTextureKeys()) {
    if (key.includes('@') && !key.endsWith(`@${scale}`)) dropTexture(scene, key);
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

/** Phaser accepts a canvas wherever it accepts an image, but its types do not. */
function asImage(canvas: HTMLCanvasElement): HTMLImageElement {
  return canvas as unknown as HTMLImageElement;
}
