import { type Draw, paint } from '../../shared/paint/paint.ts';
import { loadPicture } from '../../shared/paint/picture.ts';
import { ink } from '../../shared/paint/shapes.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { layLight } from './hourLight.ts';
import type { BattleLayout } from './layout.ts';

/** Units that the backdrop extends beyond each edge, so that no gap appears when the camera shakes. */
const beyond = 18;

/** Paints the backdrop: its picture, cropped to the layout, or a plain meadow with the name of the missing file. */
export async function paintBackdrop(scene: StageScene, layout: BattleLayout, scenery: string): Promise<void> {
  const size = { width: layout.width + beyond * 2, height: layout.height + beyond * 2 };
  const name = `battle/${scenery}`;
  const image = await scene.outlive(loadPicture(name));
  const draw: Draw = (context) => {
    if (image) drawCover(context, size, image);
    else drawMeadow(context, size, name);
    layLight(context, size.width, size.height);
  };
  const texture = paint(scene, 'backdrop', size, scene.surface.scale, draw);
  scene.picture(-beyond, -beyond, texture).setOrigin(0, 0).setDepth(0);
  scene.redraw();
}

type Context = CanvasRenderingContext2D;
type Size = { readonly width: number; readonly height: number };

/** Scales the picture so that it covers the layout, and crops it equally on both sides. */
function drawCover(context: Context, { width, height }: Size, image: HTMLImageElement): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
}

function drawMeadow(context: Context, { width, height }: Size, name: string): void {
  const shades = [
    ['#7cc8f5', '#e3f6ff'],
    ['#a7dd7c', '#6fbb5a'],
  ] as const;
  shades.forEach(([upper, lower], index) => {
    const top = (index * height) / 2;
    const fill = context.createLinearGradient(0, top, 0, top + height / 2);
    fill.addColorStop(0, upper);
    fill.addColorStop(1, lower);
    context.fillStyle = fill;
    context.fillRect(0, top, width, height / 2);
  });
  context.fillStyle = ink;
  context.font = '600 15px ui-monospace, monospace';
  context.textAlign = 'center';
  context.fillText(`missing ${name}`, width / 2, height - 24);
}
