import type { FormOptions } from '../core/form.ts';
import type { KindOptions } from '../core/kinds.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';

/** Colours of the line puddlip, wallopo, potamere. */
export const HIPPOS = {
  main: '#8693ea',
  belly: '#f6d9e6',
  puddle: '#5fd0ea',
  bubble: '#c9f3ff',
  stone: '#e0c590',
  nail: '#fff0dc',
  throat: '#7a2350',
  tongue: '#ff8fa3',
  iris: '#3a6fd0',
};
/** Colour roles. Dark kind: violet stone. Shiny kind: rosy skin, golden water, jade stone. */
export const HIPPO_KINDS = {
  roles: { puddle: 'accent', bubble: 'belly', nail: 'belly', throat: 'fixed', tongue: 'fixed' },
  dark: { stone: '#38656a', nail: '#92c1bd', bubble: '#8cbbb7' },
  shiny: { main: '#f47fa8', belly: '#ffe8b4', bubble: '#fff3c4', stone: '#93d3b6', nail: '#fff8e8' },
} satisfies KindOptions;

type Nail = readonly [x: number, y: number, radius: number];

export function drawNails(scene: Scene, nails: readonly Nail[], options: FormOptions = {}): void {
  for (const [x, y, radius] of nails) {
    scene.form(ellipse(x, y, radius, radius * 0.8), {
      ramp: 'nail',
      lineWidth: 0.5,
      rim: false,
      shade: 1.2,
      ...options,
    });
  }
}

/** A blunt peg tooth standing on (x, y). */
export function drawPegTooth(scene: Scene, x: number, y: number, width: number, height: number): void {
  const half = width / 2;
  const outline = `${x - half},${y}! ${x - half * 0.8},${y - height} ${x + half * 0.8},${y - height} ${x + half},${y}!`;
  scene.form(spline(outline), { ramp: '#ffffff', lineWidth: 0.55, shade: 1.2, rim: false });
}

export function drawNostril(scene: Scene, x: number, y: number, width: number, degrees: number): void {
  scene.flat(ellipse(x, y, width / 2, width * 0.6, degrees), scene.ramp('belly').deep);
}
