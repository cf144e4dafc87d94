import { paintOnce } from '../shared/paint.ts';
import { loadPicture } from '../shared/picture.ts';
import type { StageScene } from '../shared/stageScene.ts';

/** The silhouette of a picture in white. Drawn once, because the plain canvas renderer knows no tint. */
export async function whiteTexture(scene: StageScene, name: string, size: number): Promise<string> {
  const { scale } = scene.surface;
  const image = await scene.outlive(loadPicture(name));
  return paintOnce(scene, `${name}:white${size}`, { width: size, height: size }, scale, (context) => {
    if (image !== null) context.drawImage(image, 0, 0, size, size);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size, size);
  });
}
