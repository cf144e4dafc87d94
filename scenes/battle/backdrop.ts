import type { BattleDetails } from '../../contract/shapes/battle.ts';
import { type Draw, paint } from '../shared/paint.ts';
import { loadPicture } from '../shared/picture.ts';
import { ink } from '../shared/shapes.ts';
import type { StageScene } from '../shared/stageScene.ts';
import type { Layout } from './layout.ts';

/** Name of the picture behind a battle. */
export function backdropOf({ battleType, mapName }: Pick<BattleDetails, 'battleType' | 'mapName'>): string {
  if (battleType !== 'wb') return 'battle/arena';
  return mapName === 'green_land2' ? 'battle/shore' : 'battle/meadow';
}

/** Paints what is behind the battle: the picture cut to the layout, or a plain meadow that names the file. */
export async function paintBackdrop(scene: StageScene, layout: Layout, name: string): Promise<void> {
  const size = { width: layout.width, height: layout.height };
  const image = await scene.outlive(loadPicture(name));
  const draw: Draw = (context) =>
    image === null ? drawMeadow(context, size, name) : drawCover(context, size, image);
  const texture = paint(scene, `backdrop:${layout.width}`, size, scene.surface.scale, draw);
  scene.picture(0, 0, texture).setOrigin(0, 0).setDepth(0);
  scene.redraw();
}

type Context = CanvasRenderingContext2D;
type Size = { readonly width: number; readonly height: number };

/** Fills the layout with the picture and cuts off what is too much, the same at both sides. */
function drawCover(context: Context, { width, height }: Size, image: HTMLImageElement): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
}

function drawMeadow(context: Context, { width, height }: Size, name: string): void {
  const sky = context.createLinearGradient(0, 0, 0, height / 2);
  sky.addColorStop(0, '#7cc8f5');
  sky.addColorStop(1, '#e3f6ff');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const grass = context.createLinearGradient(0, height / 2, 0, height);
  grass.addColorStop(0, '#a7dd7c');
  grass.addColorStop(1, '#6fbb5a');
  context.fillStyle = grass;
  context.fillRect(0, height / 2, width, height / 2);
  context.fillStyle = ink;
  context.font = '600 15px ui-monospace, monospace';
  context.textAlign = 'center';
  context.fillText(`missing ${name}`, width / 2, height - 14);
}
