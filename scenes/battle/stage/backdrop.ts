import { BACKDROPS, type BackdropName, ROOFED } from '../../../content/maps/backdrops.ts';
import { hourNow } from '../../../src/bridge/clock.ts';
import { type Draw, paint } from '../../shared/paint/paint.ts';
import { loadPicture } from '../../shared/paint/picture.ts';
import { ink } from '../../shared/paint/shapes.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { drawLit, placeLight } from './hourLight.ts';
import type { BattleLayout } from './layout.ts';

/** Units that the pictures extend beyond each edge, so that no gap appears when something moves. */
const beyond = 18;
/** In front of the creatures, behind the particles of attacks. */
const nearDepth = 16;
/** Units by which the frame in front sways, and seconds of one sway. */
const sway = 4;
const swayTime = 7;
/** Least brightness of lamps below a roof. */
const indoors = 0.6;

type Context = CanvasRenderingContext2D;
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Paints the place of the battle in the hour's light: behind the creatures the sky, what stands far and the ground in
 * one texture, in front of them the frame, which sways a little.
 */
export async function paintBackdrop(
  scene: StageScene,
  layout: BattleLayout,
  place: BackdropName,
): Promise<void> {
  const size = { width: layout.width + beyond * 2, height: layout.height + beyond * 2 };
  const pictures = ['far', 'ground', 'lights', 'near'].map((layer) =>
    loadPicture(`battle/${place}.${layer}`),
  );
  const [sky = null, far = null, ground = null, lights = null, near = null] = await scene.outlive(
    Promise.all([loadPicture(`battle/sky.${hourNow().hour}`), ...pictures]),
  );
  const isRoofed = ROOFED.has(place);
  const light = placeLight(place);
  const draw: Draw = (context) => {
    if (ground === null) drawMeadow(context, size, `battle/${place}.ground`);
    else if (sky !== null) drawSky(context, size, sky, place);
    drawLit(context, size, light, (one) => {
      for (const layer of [far, ground]) if (layer !== null) drawCover(one, size, layer);
    });
    if (lights === null) return;
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = isRoofed ? Math.max(light.lamps, indoors) : light.lamps;
    drawCover(context, size, lights);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  };
  const texture = paint(scene, 'backdrop', size, scene.surface.scale, draw);
  scene.picture(-beyond, -beyond, texture).setOrigin(0, 0).setDepth(0);
  if (near !== null) {
    const frame: Draw = (context) => drawLit(context, size, light, (one) => drawHalves(one, size, near));
    const painted = paint(scene, 'frame', size, scene.surface.scale, frame);
    const image = scene.picture(-beyond, -beyond, painted).setOrigin(0, 0).setDepth(nearDepth);
    scene.idle.add((seconds, strength) => {
      image.setX(-beyond + Math.sin((seconds / swayTime) * Math.PI * 2) * sway * strength);
    });
  }
  scene.redraw();
}

/** Scales the picture so that it covers the layout, and crops it equally on both sides. */
function drawCover(context: Context, { width, height }: Size, image: HTMLImageElement): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
}

/** Middle of the moon in the pictures of the sky, as shares of width and height: it stays where the water mirrors it. */
const moon = { x: 0.504, y: 0.173 } as const;

/** The sky of the hour, turned round and enlarged about the moon by place, so that the same clouds are not everywhere. */
function drawSky(context: Context, size: Size, sky: HTMLImageElement, place: BackdropName): void {
  const at = BACKDROPS.indexOf(place);
  const enlarged = 1 + (at % 3) * 0.13;
  const [x, y] = [size.width * moon.x, size.height * moon.y];
  context.save();
  context.translate(x, y);
  context.scale(at % 2 === 0 ? enlarged : -enlarged, enlarged);
  context.translate(-x, -y);
  drawCover(context, size, sky);
  context.restore();
}

/** Draws the left half at the left edge and the right half at the right one, so that it frames any layout. */
function drawHalves(context: Context, { width, height }: Size, image: HTMLImageElement): void {
  const half = image.naturalWidth / 2;
  const w = (height / image.naturalHeight) * half;
  context.drawImage(image, 0, 0, half, image.naturalHeight, 0, 0, w, height);
  context.drawImage(image, half, 0, half, image.naturalHeight, width - w, 0, w, height);
}

/** A plain meadow with the name of the missing file. */
function drawMeadow(context: Context, { width, height }: Size, missing: string): void {
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
  context.fillText(`missing ${missing}`, width / 2, height - 24);
}
