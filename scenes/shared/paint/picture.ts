import { pictureUrl } from '../../../src/bridge/assets/assets.ts';
import { noteWhole } from '../../../src/bridge/assets/smallForm.ts';
import type { StageScene } from '../stageScene.ts';
import { noteAsked } from './asked.ts';
import { type DrawPicture, paintPicture } from './picturePaint.ts';
import { drawPlaceholder } from './placeholder.ts';

/** Decoded pictures, the least recently used first. */
const decoded = new Map<string, Promise<HTMLImageElement | null>>();
const mostDecoded = 32;

/** Loads a picture by its name without file extension, such as `creatures/kindlam.normal`; null if there is none. */
export function loadPicture(name: string): Promise<HTMLImageElement | null> {
  noteAsked(name);
  const known = decoded.get(name);
  decoded.delete(name);
  const picture = known ?? fetchPicture(name);
  decoded.set(name, picture);
  const oldest = decoded.keys().next();
  if (decoded.size > mostDecoded && !oldest.done) decoded.delete(oldest.value);
  return picture;
}

/** Forgets a picture whose file has changed. */
export const forgetPicture = (name: string): void => {
  decoded.delete(name);
};

async function fetchPicture(name: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = pictureUrl(name);
  try {
    await image.decode();
    noteWhole(name);
    return image;
  } catch {
    // Retry next time, because a network failure is temporary.
    decoded.delete(name);
    return null;
  }
}

/**
 * Creates a texture of a square picture, `size` units wide, and returns its key. A missing picture is replaced by a
 * frame with its name; if `optional`, the result is null.
 */
export function pictureTexture(scene: StageScene, name: string, size: number): Promise<string>;
export function pictureTexture(
  scene: StageScene,
  name: string,
  size: number,
  optional: true,
): Promise<string | null>;
export async function pictureTexture(
  scene: StageScene,
  name: string,
  size: number,
  optional = false,
): Promise<string | null> {
  const label = `${name}:${size}`;
  const { scale } = scene.surface;
  if (scene.textures.exists(`${label}@${scale}`)) return `${label}@${scale}`;
  const image = await scene.outlive(loadPicture(name));
  if (image === null && optional) return null;
  const draw: DrawPicture = (context, picture) => {
    if (picture === null) drawPlaceholder(context, name, size);
    else context.drawImage(picture, 0, 0, size, size);
  };
  return paintPicture(scene, { name, label, size, draw }, image);
}
