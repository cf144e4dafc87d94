import { type Scene, spline } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';

/** The carvings in the stones, centred on (66, 109). */
export const CARVINGS = {
  sun: 'M66 86v-14M66 132v14M43 109h-14M89 109h14M50 93l-9-9M82 93l9-9M50 125l-9 9M82 125l9 9M53 109a13 13 0 1 0 26 0a13 13 0 1 0-26 0',
  moon: 'M76 80a30 30 0 1 0 16 48a25 25 0 0 1-16-48M46 74l4 4M92 84l5-5',
  spiral: 'M66 108a6 6 0 1 1 7 7a15 15 0 1 1-16-15a22 22 0 1 1 20 36a30 30 0 0 1-40-22',
  leaf: 'M66 144V84M66 84q-24 14-18 40q18-4 18-18M66 84q24 14 18 40q-18-4-18-18M66 132q-12 6-18-4M66 132q12 6 18-4',
} as const;
const SHAPES = [
  '22,238! 18,150 30,60 62,14 96,24 112,80 112,170 108,238!',
  '18,238! 22,140 20,58 50,20 86,12 106,60 116,160 110,238!',
] as const;

/** A weathered menhir with a carving. */
function drawStandingStone(scene: Scene, outline: string, carving: string): void {
  scene.form(spline(outline), {
    ramp: '#a9abb3',
    shade: 16,
    marks: [{ path: spline('10,212 40,200 66,212 96,198 124,210 124,250 10,250'), ramp: '#7cba5c' }],
  });
  drawCarving(scene, carving, scene.ramp('#a9abb3').deep);
}

export function drawCarving(scene: Scene, data: string, colour: string): void {
  const pen = 'fill="none" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"';
  scene.markup(`<path d="${data}" ${pen} stroke="${colour}"/>`);
}

export const STANDING_STONES: readonly ObjectDrawing[] = Object.values(CARVINGS).map((carving, i) => ({
  kind: 'standing-stone',
  width: 1,
  height: 1.95,
  shadows: [{ y: -12, rx: 58, ry: 14 }],
  lights: [{ x: 66, y: 109, radius: 110, kind: 'window' }],
  lit: (scene) => drawCarving(scene, carving, '#9ff0e2'),
  draw: (scene) => drawStandingStone(scene, SHAPES[i % 2]!, carving),
}));
