import { creature } from '../creature.ts';
import { ellipse, eye, type FormOptions, ink, polygon, type Scene, spike, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const palette = {
  main: '#2f66dd',
  facet: '#5b95f5',
  crown: '#9cc8ff',
  pavilion: '#2447a8',
  limb: '#43467c',
  accent: '#ff8a26',
  thorn: '#9ed05a',
  iris: '#f0a01e',
};
const roles = { thorn: 'belly' } as const;
const dark = {
  main: '#0d3e3e',
  facet: '#558505',
  crown: '#69a740',
  pavilion: '#002b2c',
  limb: '#00282d',
  accent: '#68ce4d',
  thorn: '#a5d5d1',
};
const shiny = {
  main: '#12a877',
  facet: '#4fd39c',
  crown: '#b6f5cf',
  pavilion: '#0a7a68',
  limb: '#5a3a52',
  accent: '#ff5c8a',
  thorn: '#fff0c0',
};

/** Long toes with round pads, spread about `degrees` round the wrist (x, y). */
function drawToes(
  scene: Scene,
  x: number,
  y: number,
  degrees: readonly number[],
  length: number,
  dim = false,
): void {
  const options: FormOptions = { dim, lineWidth: 0.8, rim: false, shade: 2 };
  for (const turn of degrees) {
    const [tipX, tipY] = polar(x, y, length, turn);
    scene.form(
      tube([
        [x, y, 5],
        [(x + tipX) / 2, (y + tipY) / 2 - 3, 3.4],
        [tipX, tipY, 3.4],
      ]),
      { ...options, ramp: 'limb' },
    );
    scene.form(ellipse(tipX, tipY, 7.5, 6.5), { ...options, ramp: 'accent', gloss: true });
  }
}

function drawLimb(scene: Scene, spines: readonly string[], dim = false): void {
  scene.form(
    spines.map((spine) => tube(spine)),
    { ramp: 'limb', shade: 5, rim: false, dim },
  );
}

/** Thorns that stand up along its back. */
function drawThorns(scene: Scene): void {
  for (const [x, y, length, width, degrees] of [
    [226, 122, 44, 26, -24],
    [206, 100, 56, 28, -46],
    [180, 88, 62, 30, -68],
    [150, 84, 52, 26, -92],
  ] as const) {
    scene.form(spike(x, y, length, width, degrees, 5), {
      ramp: 'thorn',
      miter: true,
      rim: false,
      shade: 4,
      marks: [{ path: spike(x, y, length * 0.45, width * 1.2, degrees, 3), ramp: 'accent' }],
    });
  }
}

/** A dart frog cut like a jewel, crouched to leap. */
export const curarana = creature(
  'curarana',
  { plan: 'frog', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // far legs
    drawLimb(scene, ['196,190,26 226,150,17 236,118,14', '236,118,13 214,190,10 226,240,9'], true);
    drawToes(scene, 224, 246, [174, 148, 40], 34, true);
    drawLimb(scene, ['84,196,16 48,222,12 36,246,10'], true);
    drawToes(scene, 34, 250, [-168, 164, 128, 60], 34, true);
    drawThorns(scene);
    // body
    scene.form(
      polygon(
        '44,132 74,92 132,76 196,92 240,130 250,176 226,216 168,236 100,228 54,196 36,164',
      ).withThickness(120),
      {
        shade: 13,
        rim: false,
        marks: [
          { path: polygon('74,92 132,76 196,92 172,128 104,128'), ramp: 'crown' },
          { path: polygon('44,132 74,92 104,128 84,168 36,164'), ramp: 'facet' },
          { path: polygon('196,92 240,130 250,176 206,172 172,128'), ramp: 'facet' },
          { path: polygon('206,172 250,176 226,216 168,236 160,194'), ramp: 'pavilion' },
          { path: polygon('30,176 84,180 160,200 168,236 100,240 50,206'), ramp: 'accent' },
        ],
        lines: ['104,128 172,128', '104,128 84,168', '172,128 206,172', '206,172 168,234'].map((path) => ({
          path,
          width: 2.8,
        })),
      },
    );
    // eyes on their domes
    scene.form(ellipse(66, 92, 33, 34), { dim: true, shade: 6 });
    scene.form(ellipse(134, 86, 40, 40), { shade: 8 });
    eye(scene, 64, 94, 36, 42, { kind: 'fierce', mirror: true, irisWidth: 0.7 });
    eye(scene, 132, 90, 46, 48, { kind: 'fierce', irisWidth: 0.7 });
    scene.flat(ink('34,164 66,178 110,176 150,160 172,142', 5.4), scene.ramp('main').line);
    scene.flat(ellipse(46, 146, 3.4, 2.6), scene.ramp('main').line);
    scene.flat(ellipse(64, 144, 3.4, 2.6), scene.ramp('main').line);
    // near hind leg, a bent spring
    drawLimb(scene, ['208,204,33 254,176,23 280,130,18', '280,130,17 262,196,13 282,258,11']);
    scene.form(tube('262,158,8 276,164,9 292,158,8'), { ramp: 'accent', rim: false, shade: 2 });
    drawToes(scene, 278, 264, [178, 152, 118, 20], 42);
    // near foreleg
    drawLimb(scene, ['134,212,20 114,242,14 122,262,12']);
    drawToes(scene, 118, 268, [-178, 160, 116, 30], 40);
  },
);
