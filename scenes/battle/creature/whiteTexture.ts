import { loadPicture } from '../../shared/paint/picture.ts';
import { type DrawPicture, paintPicture } from '../../shared/paint/picturePaint.ts';
import type { StageScene } from '../../shared/stageScene.ts';

/** The white silhouette of a picture. It has a texture of its own, because the canvas renderer cannot tint. */
export async function whiteTexture(scene: StageScene, name: string, size: number): Promise<string> {
  const image = await scene.outlive(loadPicture(name));
  const draw: DrawPicture = (context, picture) => {
    if (picture !== null) context.drawImage(picture, 0, 0, size, size);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size, size);
    // A later repaint uses the same context.
    context.globalCompositeOperation = 'source-over';
  };
  return paintPicture(scene, { name, label: `${name}:white${size}`, size, draw }, image);
}
