import { loadPicture } from '../../shared/paint/picture.ts';
import { type DrawPicture, paintPicture } from '../../shared/paint/picturePaint.ts';
import { drawPlaceholder } from '../../shared/paint/placeholder.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { drawLit, lightName, SHARES, stageLight } from '../stage/hourLight.ts';

/**
 * Creates a texture of a creature's picture in the light of the hour, and returns its key; null if the picture is
 * missing, unless a placeholder is wanted. `patch` is a picture that is laid over it, without which the result is null.
 */
export async function litTexture(
  scene: StageScene,
  name: string,
  size: number,
  missing: 'placeholder' | 'none',
  patch: string | null = null,
): Promise<string | null> {
  const light = stageLight(SHARES.creature);
  const label = `${patch ?? name}:${size}:${lightName(light)}`;
  const key = `${label}@${scene.surface.scale}`;
  if (scene.textures.exists(key)) return key;
  const [image, over] = await scene.outlive(
    Promise.all([loadPicture(name), patch === null ? null : loadPicture(patch)]),
  );
  if ((image === null && missing === 'none') || (patch !== null && over === null)) return null;
  const draw: DrawPicture = (context, picture) => {
    if (picture === null) drawPlaceholder(context, name, size);
    else
      drawLit(context, { width: size, height: size }, light, (one) => {
        one.drawImage(picture, 0, 0, size, size);
        if (over !== null) one.drawImage(over, 0, 0, size, size);
      });
  };
  return paintPicture(scene, { name, label, size, draw }, image);
}
