import type { CreatureType } from '../../../rules/creatures/types.ts';
import { type CommonParticle, commonParticles, type GroundColours, particleOn } from './commonParticles.ts';
import { beamLength } from './draw/bands.ts';
import { beams } from './draw/beams.ts';
import { grounds } from './draw/grounds.ts';
import { marks, strikeMarks } from './draw/marks.ts';
import { drawGlow, drawParticle, type ParticleDrawing, particleFrame } from './draw/particles.ts';
import type { Context } from './draw/pen.ts';
import { walls } from './draw/walls.ts';
import { palettes } from './palettes.ts';
import { type ParticlePart, particleParts, particlesOf } from './typeParticles.ts';

/** The frames of a type's texture. */
export type TypeFrame = 'mark' | 'beam' | 'ground' | 'wall' | 'glow' | ParticlePart;
type Sheet = CreatureType | 'common';
export type CommonFrame = CommonParticle | keyof typeof strikeMarks;
/** Name of a frame: the sheet, a dot, and the name on that sheet. */
export type FrameName = `${CreatureType}.${TypeFrame}` | `common.${CommonFrame}`;

/** One frame of a sheet, in units; `origin` is the origin of the drawing inside it, 0 to 1. */
export interface FramePlan {
  readonly name: TypeFrame | CommonFrame;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly origin: readonly [x: number, y: number];
  readonly draw: (context: Context) => void;
}

/** All frames of a type's attacks are in one texture, so that they are drawn in one batch. */
export interface SheetPlan {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly FramePlan[];
}

const middle = [0.5, 0.5] as const;
const height = 122;

function typeSheet(type: CreatureType): SheetPlan {
  const palette = palettes[type];
  const big = (
    name: TypeFrame,
    [left, top, width, high]: readonly [number, number, number, number],
    draw: FramePlan['draw'],
    origin: FramePlan['origin'] = middle,
  ): FramePlan => ({ name, left, top, width, height: high, origin, draw });
  return {
    width: 512,
    height,
    frames: [
      big('mark', [0, 0, 114, 120], (context) => marks[type](context, palette)),
      big('beam', [116, 0, beamLength, 56], (context) => beams[type](context, palette)),
      big('glow', [120, 58, 64, 64], (context) => drawGlow(context, palette, 32)),
      big('ground', [190, 0, 190, 96], (context) => grounds[type](context, palette), [0.5, 0.7]),
      big('wall', [382, 0, 86, 118], (context) => walls[type](context, palette), [0.5, 0.95]),
      ...particleParts.map((part, index) => small(part, 470, index, particlesOf(type)[index])),
    ],
  };
}

function small(
  name: FramePlan['name'],
  left: number,
  index: number,
  drawing: ParticleDrawing | undefined,
): FramePlan {
  const top = index * (particleFrame + 0.5);
  const draw = (context: Context) => drawing && drawParticle(context, drawing);
  return { name, left, top, width: particleFrame, height: particleFrame, origin: middle, draw };
}

function commonSheet(ground: GroundColours | null): SheetPlan {
  const strikes = Object.keys(strikeMarks) as (keyof typeof strikeMarks)[];
  const particles = Object.keys(commonParticles) as CommonParticle[];
  const left = strikes.length * 116;
  return {
    width: left + Math.ceil(particles.length / 3) * 42,
    height,
    frames: [
      ...strikes.map((name, index) => ({
        name,
        left: index * 116,
        top: 0,
        width: 114,
        height: 120,
        origin: middle,
        draw: strikeMarks[name],
      })),
      ...particles.map((particle, index) =>
        small(particle, left + Math.floor(index / 3) * 42, index % 3, particleOn(particle, ground)),
      ),
    ],
  };
}

export const sheetOf = (sheet: Sheet, ground: GroundColours | null = null): SheetPlan =>
  sheet === 'common' ? commonSheet(ground) : typeSheet(sheet);

/** Draws a sheet. The context must be scaled to units. */
export function drawSheet(context: Context, { frames }: SheetPlan): void {
  for (const { left, top, width, height: high, origin, draw } of frames) {
    context.save();
    context.beginPath();
    context.rect(left, top, width, high);
    context.clip();
    context.translate(left + width * origin[0], top + high * origin[1]);
    draw(context);
    context.restore();
  }
}
