import { outlines as common } from '../../../shared/paint/shapes.ts';
import type { Palette } from '../palettes.ts';
import { type Context, oval } from './pen.ts';

/** Particle shapes of attacks, in addition to the shapes that the whole game uses. */
const own = {
  shard: 'M0-1L.42-.2L.2.95L-.2.95L-.42-.2Z',
  petal: 'M0-.95C.75-.6.75.35 0 .95C-.75.35-.75-.6 0-.95Z',
  spark: 'M0-1Q.1-.1 1 0Q.1.1 0 1Q-.1.1-1 0Q-.1-.1 0-1Z',
  orb: 'M0-.95A.95.95 0 1 1 0 .95A.95.95 0 1 1 0-.95Z',
  note: 'M.1-.95L.75-.75L.75-.3L.3-.42L.3.5A.42.38 0 1 1 .05.15L.05-.95Z',
  curl: 'M-1 .3C-.9-.7.5-1 .8-.1C.95.5.2.8-.1.4C.3.5.5.2.35-.1C.1-.55-.6-.3-.65.35Z',
  wisp: 'M.15-1C.25-.55.85-.25.8.35A.8.66 0 0 1-.8.35C-.8-.05-.5-.2-.5-.6C-.25-.45-.1-.3-.05-.1C.1-.4.2-.65.15-1Z',
  gear: 'M-.2-1L.2-1L.25-.72L.52-.6L.78-.78L1-.5L.8-.25L.85 0L.8.25L1 .5L.78.78L.52.6L.25.72L.2 1L-.2 1L-.25.72L-.52.6L-.78.78L-1 .5L-.8.25L-.85 0L-.8-.25L-1-.5L-.78-.78L-.52-.6L-.25-.72ZM0-.34A.34.34 0 1 0 0 .34A.34.34 0 1 0 0-.34Z',
  fly: 'M0-.25C-.2-1.1-1.05-.95-.98-.35C-.95.1-.5.2-.24.15A.24.5 0 0 0 .24.15C.5.2.95.1.98-.35C1.05-.95.2-1.1 0-.25Z',
  blob: 'M-.9.1C-.9-.5-.4-.6-.2-.9C.2-1 .5-.7.6-.4C1-.2 1 .4.6.6C.4 1-.2.9-.4.7C-.8.7-.9.4-.9.1Z',
  boulder: 'M-.45-.85L.3-.95L.85-.45L.95.25L.5.85L-.3.95L-.9.45L-.95-.3Z',
} as const;

export type ParticleShape = keyof typeof own | keyof typeof common;

/** Side of a particle's frame, in units. */
export const particleFrame = 40;

export interface ParticleDrawing {
  readonly shape: ParticleShape;
  readonly fill: string;
  readonly light: string;
  readonly line: string;
}

export function drawParticle(context: Context, { shape, fill, light, line }: ParticleDrawing): void {
  const outline: string =
    shape in own ? own[shape as keyof typeof own] : common[shape as keyof typeof common];
  const path = new Path2D();
  const radius = particleFrame / 2 - 4;
  path.addPath(new Path2D(outline), new DOMMatrix([radius, 0, 0, radius, 0, 0]));
  context.lineJoin = 'round';
  context.lineWidth = 4.4;
  context.strokeStyle = line;
  context.stroke(path);
  context.fillStyle = fill;
  context.fill(path, 'evenodd');
  context.save();
  context.clip(path, 'evenodd');
  context.fillStyle = light;
  context.globalAlpha = 0.85;
  context.fill(oval(-radius * 0.42, -radius * 0.5, radius * 0.62, radius * 0.62));
  context.restore();
  if (shape === 'wisp') drawFace(context, radius);
  if (shape === 'fly') drawInsect(context, radius, line);
  if (shape === 'boulder') drawFacets(context, radius, line);
}

function drawFace(context: Context, radius: number): void {
  context.fillStyle = '#eafffb';
  context.fill(oval(-radius * 0.28, radius * 0.28, radius * 0.15, radius * 0.24));
  context.fill(oval(radius * 0.3, radius * 0.28, radius * 0.15, radius * 0.24));
}

function drawInsect(context: Context, radius: number, line: string): void {
  context.fillStyle = line;
  context.fill(oval(0, radius * 0.24, radius * 0.27, radius * 0.72));
  context.fill(oval(0, -radius * 0.55, radius * 0.24, radius * 0.22));
  context.strokeStyle = '#fbffd0';
  context.lineWidth = 2;
  context.beginPath();
  for (const y of [0.05, 0.32, 0.6]) {
    context.moveTo(-radius * 0.2, radius * y);
    context.lineTo(radius * 0.2, radius * y);
  }
  context.stroke();
}

function drawFacets(context: Context, radius: number, line: string): void {
  context.strokeStyle = line;
  context.lineWidth = 1.6;
  context.globalAlpha = 0.6;
  const at = (x: number) => x * radius;
  context.beginPath();
  context.moveTo(at(-0.45), at(-0.85));
  context.lineTo(at(0.05), at(-0.1));
  context.lineTo(at(0.9), at(0.2));
  context.moveTo(at(0.05), at(-0.1));
  context.lineTo(at(-0.25), at(0.9));
  context.stroke();
  context.globalAlpha = 1;
}

/** A soft glow, the only drawing without an outline. */
export function drawGlow(context: Context, { core, light }: Palette, radius: number): void {
  const fill = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  fill.addColorStop(0, core);
  fill.addColorStop(0.32, `${light}d8`);
  fill.addColorStop(1, `${light}00`);
  context.fillStyle = fill;
  context.fillRect(-radius, -radius, radius * 2, radius * 2);
}
