import { creature } from '../creature.ts';
import { drawCrystal, ellipse, leaf, type Mark, type Scene, spline } from '../kit.ts';
import { EYE_LINE } from '../parts/eyes.ts';

const palette = {
  main: '#b8a795',
  belly: '#dccdb8',
  facet: '#7d6a5e',
  moss: '#86bf4b',
  crystal: '#ff9540',
  facetLight: '#ffdcae',
  iris: '#f0a020',
};
const roles = { facetLight: 'fixed' } as const;
const dark = {
  main: '#645373',
  facet: '#322847',
  moss: '#435692',
  crystal: '#e84fd0',
  facetLight: '#ffc9f2',
};
const shiny = {
  main: '#9fb6dc',
  belly: '#d9e8f8',
  facet: '#66799f',
  moss: '#ff9fc0',
  crystal: '#8affd0',
  facetLight: '#ffffff',
};

const THROAT = '#5b1530';
const TONGUE = '#f0697e';

/** An eye under a heavy lid of stone. */
function drawSleepyEye(scene: Scene, x: number, y: number, radiusX: number, radiusY: number): void {
  const edge = scene.blink ? y + radiusY * 0.5 : y - radiusY * 0.12;
  const left = x - radiusX - 2;
  const right = x + radiusX + 2;
  const open = spline([
    [left, edge + 3, true],
    [x, edge - 2],
    [right, edge + 3, true],
    [right, y + radiusY + 4, true],
    [left, y + radiusY + 4, true],
  ]);
  const ball: Mark[] = [
    { path: open, flat: EYE_LINE },
    { path: ellipse(x - radiusX * 0.1, y + radiusY * 0.3, radiusX * 0.78, radiusY * 0.58), ramp: 'iris' },
    { path: ellipse(x - radiusX * 0.1, y + radiusY * 0.26, radiusX * 0.4, radiusY * 0.4), flat: EYE_LINE },
    {
      path: ellipse(x - radiusX * 0.1, y + radiusY * 0.72, radiusX * 0.4, radiusY * 0.15),
      flat: scene.ramp('iris').light,
    },
    { path: ellipse(x - radiusX * 0.4, y + radiusY * 0.14, radiusX * 0.24, radiusY * 0.18), flat: '#ffffff' },
  ];
  scene.form(ellipse(x, y, radiusX, radiusY), {
    ramp: 'main',
    shade: 0,
    rim: false,
    lineWidth: 0.9,
    marks: scene.blink ? [] : ball,
    lines: [
      {
        path: [
          [left, edge + 3],
          [x, edge - 1],
          [right, edge + 3],
        ],
        width: 4.4,
        taper: 'none',
      },
    ],
  });
}

/** A river cobble that has just been woken. */
export const cobblet = creature(
  'cobblet',
  { plan: 'globe', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    const facet = scene.colour('facetLight');
    // crystal at the back
    drawCrystal(scene, 182, 100, 54, 26, -34, { ramp: 'crystal', facet });
    drawCrystal(scene, 192, 124, 40, 21, -4, { ramp: 'crystal', facet });
    // pebble feet
    scene.form(spline('58,198 82,190 104,202 104,222 82,231 52,227 42,212'), {
      ramp: 'facet',
      dim: true,
      shade: 5,
    });
    scene.form(spline('142,214 168,206 194,216 198,234 172,243 144,241 130,228'), {
      ramp: 'facet',
      shade: 6,
    });
    // the stone
    scene.form(ellipse(126, 142, 78, 77), {
      shade: 17,
      marks: [
        {
          path: spline('30,116 70,122 126,118 180,106 220,96 222,146 180,160 126,170 70,168 30,156'),
          ramp: 'facet',
        },
        {
          path: spline('140,50 150,90 178,120 190,170 170,220 182,222 204,170 192,114 164,84 154,50'),
          ramp: 'belly',
        },
      ],
      lines: [{ path: '166,190 158,200 160,210', width: 3.4 }],
    });
    // face
    drawSleepyEye(scene, 64, 142, 15, 20);
    drawSleepyEye(scene, 126, 142, 19, 21);
    // a small yawn
    scene.form(ellipse(90, 186, 9, 10.5), {
      ramp: THROAT,
      flat: true,
      lineWidth: 0.7,
      marks: [{ path: ellipse(90, 194, 8, 6), flat: TONGUE }],
    });
    // moss
    scene.form(leaf(120, 64, 54, 32, -142, 6), { ramp: 'moss', miter: true });
    scene.form(leaf(122, 64, 58, 34, -66, -8), { ramp: 'moss', miter: true });
    scene.form(
      spline(
        '80,92! 88,70 108,58 130,56 156,64 172,84! 160,82 154,78! 150,92 142,100! 132,90 126,84! 118,100 108,108! 102,94 98,88! 90,90 86,92!',
      ),
      { ramp: 'moss', miter: true, shade: 7 },
    );
  },
);
