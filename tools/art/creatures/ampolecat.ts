import { creature } from '../creature.ts';
import {
  drawEar,
  eye,
  hindLeg,
  leg,
  mouth,
  nose,
  type Path,
  polygon,
  ribs,
  roundEar,
  type Scene,
  spline,
  toes,
  tube,
} from '../kit.ts';
import { FERRET, FERRET_KINDS } from './ferrets.ts';

const dark = { ...FERRET_KINDS.dark, main: '#c94a9e', mask: '#392c51' };

/** The loop of the body in two halves: up on the far side, down on the near one. */
const FAR_HALF = '70,112,21 84,162,23 128,190,21 176,184,20 206,142,20 196,78,19 152,48,19';
const NEAR_HALF = '152,48,19 112,64,19 97,112,20 120,162,21 162,190,23 202,192,25';
const TAIL = '208,184,14 236,186,11 256,158,9.5 244,122,9 252,84,8.5';

/** Rings of insulation, on the form and as a mark. */
const rings = (spine: string, count: number): Path[] =>
  ribs(spine, count, { width: 12, taper: 'none', bow: 0.25 });

/** A plug at (x, y) whose three pins point up, turned by `degrees`. */
function drawPlug(scene: Scene, x: number, y: number, degrees: number): void {
  const placed = (path: Path): Path => path.rotate(degrees).move(x, y);
  for (const [pin, foot] of [
    [-13, -34],
    [13, -34],
    [0, -38],
  ] as const) {
    const outline = polygon([
      [pin - 4.5, foot + 8],
      [pin - 4.5, foot - 22],
      [pin + 4.5, foot - 22],
      [pin + 4.5, foot + 8],
    ]);
    scene.form(placed(outline.withThickness(9)), {
      ramp: 'copper',
      lineWidth: 0.85,
      rim: false,
      shade: 2.5,
      dim: pin === 0,
    });
  }
  scene.form(
    placed(
      spline([
        [-9, 8, true],
        [-12, -4],
        [-24, -14],
        [-25, -32, true],
        [25, -32, true],
        [24, -14],
        [12, -4],
        [9, 8, true],
      ]).withThickness(36),
    ),
    {
      shade: 6,
      marks: [
        {
          path: placed(
            polygon([
              [-40, -40],
              [40, -40],
              [40, -24],
              [-40, -24],
            ]),
          ),
          ramp: 'belly',
        },
      ],
    },
  );
}

/** A polecat as long as a cable, with a plug at its end. */
export const ampolecat = creature(
  'ampolecat',
  { plan: 'serpent', palette: FERRET, stage: 2, ...FERRET_KINDS, dark },
  (scene) => {
    // tail with the plug
    drawPlug(scene, 252, 84, 10);
    scene.form(tube(TAIL), {
      ramp: 'mask',
      shade: 4,
      marks: [{ path: ribs(TAIL, 4, { width: 7, taper: 'none' }), ramp: 'main' }],
    });
    // far legs
    scene.form(leg(66, 160, 228, 24, 19, 8), { ramp: 'mask', dim: true });
    scene.form(hindLeg(184, 176, 228, 26, 17, 8), { ramp: 'mask', dim: true });
    // far half of the loop
    scene.form(tube(FAR_HALF), {
      ramp: 'mask',
      shade: 8,
      marks: [{ path: rings(FAR_HALF, 6), ramp: 'main' }],
    });
    // near half with the hips
    scene.form([tube(NEAR_HALF), hindLeg(212, 180, 236, 40, 19, 8)], {
      ramp: 'mask',
      shade: 8,
      marks: [{ path: rings(NEAR_HALF, 5), ramp: 'main' }],
      lines: toes(212, 236, 19, 8),
    });
    // clamp at the top
    scene.form(spline('138,24! 167,24! 171,48 167,73! 138,73! 135,48'), {
      ramp: 'copper',
      lineWidth: 0.9,
      shade: 5,
    });
    // near foreleg, lifted
    scene.form(tube('90,166,15 66,190,12 44,186,12'), { ramp: 'mask' });
    // ruff
    scene.form(
      spline(
        '40,98! 68,108 92,90! 100,104 102,122! 96,118 92,118! 98,134 88,146! 80,138 76,132! 68,142 54,148! 50,136 50,128! 42,130 34,128!',
      ),
      { ramp: 'belly', miter: true, shade: 6 },
    );
    // head
    drawEar(scene, roundEar(22, 38, 14), 'mask', 'belly', { dim: true });
    scene.form(
      spline('60,20 88,32 102,60 108,80! 98,80 96,94! 84,96 64,108 36,110 10,102 -2,90 4,78 18,70 28,38'),
      {
        ramp: 'belly',
        backRamp: 'mask',
        shade: 8,
        miter: true,
        marks: [
          {
            path: spline('16,60 36,54 50,62 62,60 76,48 108,54 112,80 86,86 64,78 48,76 30,84 10,80'),
            ramp: 'mask',
          },
          { path: spline('20,10 110,10 116,48 86,44 60,56 40,44 20,48'), ramp: 'mask' },
        ],
      },
    );
    drawEar(scene, roundEar(86, 34, 16), 'mask', 'belly');
    // face
    eye(scene, 34, 70, 16, 17, { kind: 'fierce', mirror: true });
    eye(scene, 70, 70, 24, 20, { kind: 'fierce' });
    nose(scene, 2, 88, 15, '#c0506a');
    mouth(scene, 28, 99, 28, 'smile', { lineWidth: 3.2 });
  },
);
