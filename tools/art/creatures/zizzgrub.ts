import { creature } from '../creature.ts';
import { blush, ellipse, eyes, mouth, polygon, type Scene, skull, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const palette = {
  main: '#f6e3b0',
  belly: '#f4efb0',
  head: '#9fc52f',
  shell: '#d8493c',
  spot: '#ffc428',
  leg: '#4d3b52',
  iris: '#2c7a3d',
};
const dark = { spot: '#8ed746', shell: '#50922c' };
const shiny = { main: '#8fb4f0', head: '#d3b4f2', shell: '#2f6fd8', spot: '#ffe04a', leg: '#3a3f6a' };

/** The rings of the body from tail to chest: angle about `MIDDLE` in degrees, distance from it, radius. */
const RINGS = [
  [142, 60, 17],
  [118, 60, 25],
  [88, 60, 31],
  [54, 58, 35],
  [20, 56, 37],
  [-16, 55, 37],
  [-50, 52, 36],
] as const;
const MIDDLE = [122, 156] as const;

function drawBristles(scene: Scene): void {
  for (const [degrees, reach, radius] of RINGS) {
    for (const turn of [-10, 10]) {
      const [x, y] = polar(...MIDDLE, reach + radius * 0.6, degrees + turn);
      const [tipX, tipY] = polar(x, y, radius * 0.4 + 19, degrees + turn * 1.4);
      scene.form(
        tube([
          [x, y, 5.5],
          [(x + tipX) / 2, (y + tipY) / 2, 3.6],
          [tipX, tipY, 0.4],
        ]),
        { ramp: 'leg', flat: true, lineWidth: 0.7 },
      );
    }
  }
}

const FEELER = 56;

/** A feeler like the coil of a spark machine. */
function drawCoil(scene: Scene, x: number, y: number, degrees: number, dim: boolean): void {
  const [topX, topY] = polar(x, y, FEELER, degrees);
  scene.form(
    tube([
      [x, y, 5],
      [topX, topY, 4],
    ]),
    { ramp: 'leg', dim, lineWidth: 0.8, rim: false },
  );
  for (const share of [0.3, 0.48, 0.66]) {
    const [ringX, ringY] = polar(x, y, FEELER * share, degrees);
    scene.form(ellipse(ringX, ringY, 13 - share * 5, 4.4, degrees + 98), {
      ramp: 'spot',
      dim,
      lineWidth: 0.7,
      shade: 1.6,
      rim: false,
    });
  }
  scene.form(ellipse(topX, topY, 8.5), { ramp: 'leg', dim, lineWidth: 0.8, shade: 3, gloss: true });
}

/** A beetle grub that crackles from head to tail. */
export const zizzgrub = creature(
  'zizzgrub',
  { plan: 'caterpillar', palette, stage: 1, dark, shiny },
  (scene) => {
    drawBristles(scene);
    // rings, charged along the back
    for (const [degrees, reach, radius] of RINGS) {
      const [x, y] = polar(...MIDDLE, reach, degrees);
      const [backX, backY] = polar(...MIDDLE, reach + radius, degrees);
      scene.form(ellipse(x, y, radius * 1.02, radius * 0.82, degrees), {
        shade: 7,
        marks: [{ path: ellipse(backX, backY, radius * 1.1, radius * 0.62, degrees + 90), ramp: 'spot' }],
      });
    }
    // legs on the chest
    for (const [x, y, degrees] of [
      [92, 150, 150],
      [104, 160, 135],
      [118, 166, 118],
    ] as const) {
      const [tipX, tipY] = polar(x, y, 24, degrees);
      scene.form(
        tube([
          [x, y, 6.5],
          [tipX, tipY, 4],
        ]),
        { ramp: 'leg', lineWidth: 0.8, rim: false },
      );
    }
    drawCoil(scene, 62, 68, -120, true);
    // head
    scene.form(skull(88, 104, 49, { wide: 1.04, high: 0.92 }), {
      ramp: 'head',
      gloss: true,
      highlights: [ellipse(62, 72, 11, 5, -34)],
      marks: [{ path: spline('30,118 66,130 110,128 144,112 144,164 36,164'), ramp: 'belly' }],
    });
    drawCoil(scene, 122, 68, -56, false);
    // red cap, sewn on like a button
    scene.form(ellipse(92, 62, 23, 11, -3), {
      ramp: 'shell',
      lineWidth: 0.9,
      shade: 4,
      marks: [{ path: [ellipse(86, 61, 3, 2.2), ellipse(98, 60.5, 3, 2.2)], ramp: 'leg' }],
    });
    // the arc between the feelers
    scene.form(
      polygon('42,20 64,10 74,20 92,4 104,18 122,8 146,20 124,17 108,29 94,15 76,31 64,18').withThickness(6),
      { ramp: 'spot', flat: true, miter: true, lineWidth: 0.7 },
    );
    // face
    eyes(scene, 80, 104, 52, 34, 38, { look: [-0.06, -0.16], irisWidth: 0.62, irisHeight: 0.68, brow: -0.5 });
    mouth(scene, 74, 131, 13, 'open');
    blush(scene, 122, 128, 8);
  },
);
