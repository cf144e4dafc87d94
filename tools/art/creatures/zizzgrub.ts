import { creature } from '../creature.ts';
import { blush, ellipse, eyes, mouth, polygon, type Scene, skull, spike, spline, tube } from '../kit.ts';
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

/** Bristles on end; those on which it lies are worn short. */
function drawBristles(scene: Scene): void {
  for (const [degrees, reach, radius] of RINGS) {
    const [x, y] = polar(...MIDDLE, reach + radius * 0.6, degrees);
    scene.form(spike(x, y, radius * 0.4 + (degrees > 40 ? 18 : 33), 25, degrees, 5), {
      ramp: 'leg',
      miter: true,
      rim: false,
      shade: 3,
    });
  }
}

const FEELER = 72;

/** A feeler like the coil of a spark machine. */
function drawCoil(scene: Scene, x: number, y: number, degrees: number, dim: boolean): void {
  const [topX, topY] = polar(x, y, FEELER, degrees);
  scene.form(
    tube([
      [x, y, 6.5],
      [topX, topY, 5],
    ]),
    { ramp: 'leg', dim, lineWidth: 0.8, rim: false },
  );
  for (const share of [0.34, 0.56]) {
    const [ringX, ringY] = polar(x, y, FEELER * share, degrees);
    scene.form(ellipse(ringX, ringY, 18 - share * 8, 7, degrees + 98), {
      ramp: 'spot',
      dim,
      lineWidth: 0.7,
      shade: 1.6,
      rim: false,
    });
  }
  scene.form(ellipse(topX, topY, 13), { ramp: 'leg', dim, lineWidth: 0.8, shade: 3, gloss: true });
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
    drawCoil(scene, 48, 62, -118, true);
    // head
    scene.form(skull(84, 102, 63, { wide: 1.04, high: 0.92 }), {
      ramp: 'head',
      gloss: true,
      highlights: [ellipse(48, 64, 13, 6, -38)],
      marks: [{ path: spline('8,122 56,138 112,136 160,114 160,180 8,180'), ramp: 'belly' }],
    });
    drawCoil(scene, 124, 60, -58, false);
    // red cap, sewn on like a button
    scene.form(ellipse(88, 48, 31, 14, -3), {
      ramp: 'shell',
      lineWidth: 0.9,
      shade: 4,
      marks: [{ path: [ellipse(79, 47, 4, 3), ellipse(97, 46.5, 4, 3)], ramp: 'leg' }],
    });
    // the arc between the feelers
    scene.form(
      polygon(
        '26,-6 54,-26 66,-8 88,-36 104,-10 126,-28 154,-4 128,-8 108,14 88,-12 68,12 54,-6',
      ).withThickness(12),
      { ramp: 'spot', flat: true, miter: true, lineWidth: 0.7 },
    );
    // face
    eyes(scene, 74, 102, 66, 44, 50, { look: [-0.06, -0.12], irisWidth: 0.66, irisHeight: 0.72, brow: -0.5 });
    mouth(scene, 66, 136, 20, 'open');
    blush(scene, 126, 132, 10);
  },
);
