import type { GameObjects, Scene, Textures } from 'phaser';

/** Draws in the scene's units; the origin is the top left corner. */
export type Draw = (context: CanvasRenderingContext2D) => void;

/**
 * Makes, or makes again, a texture of `width` × `height` units at `scale` device pixels to the unit, and returns
 * its key. Pictures that wear an earlier one go on doing so. A plain canvas instead of Phaser's CanvasTexture, which
 * reads all pixels back at once.
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

/** Textures whose name is free again although pictures still wear them. */
const dropped = new Set<Textures.Texture>();
let drops = 0;

/**
 * Takes a texture out of use. Phaser breaks in the next frame if a picture is still to be seen whose texture is
 * gone, so only the name is free at once: the texture goes when the last picture that wears it has gone.
 */
export function dropTexture(scene: Scene, key: string): void {
  const texture = scene.textures.get(key);
  drops += 1;
  scene.textures.renameTexture(key, `dropped:${drops}:${key}`);
  dropped.add(texture);
  removeDropped(scene);
}

/** Removes the textures that were taken out of use and that no picture wears any more. Costs nothing without any. */
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

/** Lets go of the textures of another density. */
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

/** Phaser takes a canvas wherever it takes a picture; its types do not say so. */
function asImage(canvas: HTMLCanvasElement): HTMLImageElement {
  return canvas as unknown as HTMLImageElement;
}
