import { loadPicture } from '../../shared/paint/picture.ts';
import { type DrawPicture, paintPicture } from '../../shared/paint/picturePaint.ts';
import { drawPlaceholder } from '../../shared/paint/placeholder.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { drawLit, lightName, SHARES, stageLight } from '../stage/hourLight.ts';

/**
 * Creates a texture of a creature's picture in the light of the hour, and returns its key; null if the picture is
 * missing, unless a placeholder is wanted.
 */
export async function litTexture(
  scene: StageScene,
  name: string,
  size: number,
  missing: 'placeholder' | 'none',
): Promise<string | null> {
  const light = stageLight(SHARES.creature);
  const label = `${name}:${size}:${lightName(light)}`;
  const key = `${label}@${scene.surface.scale}`;
  if (scene.textures.exists(key)) return key;
  const image = await scene.outlive(loadPicture(name));
  if (image === null && missing === 'none') return null;
  const draw: DrawPicture = (context, picture) => {
    if (picture === null) drawPlaceholder(context, name, size);
    else
      drawLit(context, { width: size, height: size }, light, (one) => {
        one.drawImage(picture, 0, 0, size, size);
      });
  };
  return paintPicture(scene, { name, label, size, draw }, image);
}
