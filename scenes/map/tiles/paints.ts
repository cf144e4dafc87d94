import type { GameObjects } from 'phaser';
import { type Draw, paintOnce } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';

/** Phaser's number of the additive blend mode. */
export const ADD = 1;
/** Phaser's number of the multiply blend mode. */
export const MULTIPLY = 2;

/** Pixels per unit for soft pictures, which need no more. */
const coarse = 0.5;

/** A round glow of a colour (`r, g, b`) with a radius in units, fading outwards. */
export function paintGlow(scene: StageScene, colour: string, radius: number): GameObjects.Image {
  const scale = Math.min(coarse * 2, scene.surface.scale);
  const size = { width: radius * 2, height: radius * 2 };
  const texture = paintOnce(scene, `glow:${colour}:${radius}`, size, scale, (context) => {
    const light = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
    light.addColorStop(0, `rgba(${colour}, 1)`);
    light.addColorStop(0.25, `rgba(${colour}, 0.6)`);
    light.addColorStop(0.6, `rgba(${colour}, 0.16)`);
    light.addColorStop(1, `rgba(${colour}, 0)`);
    context.fillStyle = light;
    context.fillRect(0, 0, radius * 2, radius * 2);
  });
  return scene.add.image(0, 0, texture).setScale(1 / scale);
}

/** A soft picture of `width` × `height` units, painted at low resolution and enlarged. */
export function softPicture(
  scene: StageScene,
  name: string,
  width: number,
  height: number,
  draw: Draw,
): GameObjects.Image {
  const texture = paintOnce(scene, name, { width, height }, coarse, draw);
  return scene.add.image(0, 0, texture).setScale(1 / coarse);
}
export const softScale = 1 / coarse;

/** A small sharp picture, drawn about its middle in a square of `size` units. */
export function speck(scene: StageScene, name: string, size: number, draw: Draw): GameObjects.Image {
  const texture = paintOnce(scene, name, { width: size, height: size }, scene.surface.scale, (context) => {
    context.translate(size / 2, size / 2);
    draw(context);
  });
  return scene.picture(0, 0, texture);
}

/** A pseudo-random number from 0 to below 1 that depends only on two whole numbers. */
export function scatter(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

export function fillPath(context: CanvasRenderingContext2D, path: string, colour: string): void {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
}

/** A ring on water. The caller flattens it. */
export function drawRing(context: CanvasRenderingContext2D): void {
  context.strokeStyle = '#f2fdff';
  context.lineWidth = 1;
  context.beginPath();
  context.arc(0, 0, 6, 0, Math.PI * 2);
  context.stroke();
}
