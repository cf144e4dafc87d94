import { creature } from '../creature.ts';
import { blush, ellipse, eye, localPoints, mouth, type Scene, spline, tube } from '../kit.ts';
import { drawLeaf } from '../parts/foliage.ts';

const palette = {
  main: '#ef6b4a',
  belly: '#ffdcb0',
  slate: '#7d93b5',
  stone: '#9fb0c8',
  sand: '#e9cf9c',
  quartz: '#f4f1ea',
  moss: '#6fbf6a',
  hole: '#33263f',
  iris: '#3a2a6a',
};
const roles = { hole: 'fixed', quartz: 'belly' } as const;
const dark = {
  moss: '#b44fe6',
  sand: '#92719c',
  slate: '#43416d',
  stone: '#5e5784',
  quartz: '#e75fa6',
  main: '#a02e62',
};
const shiny = {
  main: '#2fb0b4',
  belly: '#e8fbef',
  moss: '#5f8fe8',
  slate: '#cf6f9f',
  stone: '#ea9fbd',
  sand: '#fff0d6',
};

type Vein = 'band' | 'specks' | 'plain';

/** A pebble worn round by the sea. */
function drawPebble(
  scene: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  degrees: number,
  ramp: string,
  vein: Vein = 'plain',
  dim = false,
): void {
  const at = localPoints(x, y, 1);
  const outline = spline([
    at(-rx, ry * 0.1),
    at(-rx * 0.6, -ry * 0.86),
    at(rx * 0.2, -ry),
    at(rx * 0.9, -ry * 0.5),
    at(rx, ry * 0.3),
    at(rx * 0.5, ry * 0.96),
    at(-rx * 0.5, ry * 0.9),
  ]);
  const band = spline([
    at(-rx * 0.1, -ry * 1.2),
    at(rx * 0.16, -ry * 1.2),
    at(rx * 0.36, 0),
    at(rx * 0.2, ry * 1.2),
    at(-rx * 0.04, ry * 1.2),
    at(rx * 0.1, 0),
  ]);
  const specks = [
    ellipse(x - rx * 0.3, y - ry * 0.2, 2.6),
    ellipse(x + rx * 0.2, y + ry * 0.3, 3),
    ellipse(x + rx * 0.44, y - ry * 0.2, 2),
  ];
  const marks =
    vein === 'band'
      ? [{ path: band.rotate(degrees, x, y), ramp: 'quartz' }]
      : vein === 'specks'
        ? [{ path: specks.map((speck) => speck.rotate(degrees, x, y)), ramp: 'quartz' }]
        : [];
  scene.form(outline.rotate(degrees, x, y).withThickness(ry * 2), {
    ramp,
    marks,
    dim,
    shade: Math.max(4, ry * 0.3),
  });
}

/** A small open claw. */
function drawClaw(scene: Scene, x: number, y: number, size: number, far: boolean): void {
  const at = localPoints(x, y, size, far);
  scene.form(
    spline([
      at(-0.2, 0.44),
      at(-0.56, 0.1),
      at(-0.5, -0.45),
      at(-0.1, -0.85),
      at(0.3, -0.98, true),
      at(0.18, -0.6),
      at(0.08, -0.28, true),
      at(0.42, -0.5),
      at(0.78, -0.56, true),
      at(0.74, -0.06),
      at(0.45, 0.36),
      at(0.1, 0.52),
    ]),
    {
      dim: far,
      shade: 4,
      lineWidth: 0.9,
      marks: [{ path: spline([at(0, -1.1), at(0.9, -1.1), at(0.9, -0.3), at(0.2, -0.4)]), ramp: 'belly' }],
    },
  );
}

/** A hermit crab that lives in a heap of three pebbles. */
export const shinglet = creature(
  'shinglet',
  { plan: 'crab', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    // far legs, spread under the load
    scene.form(tube('66,214,11 22,206,10 2,246,2'), { dim: true, shade: 4 });
    scene.form(tube('200,210,11 252,206,10 268,246,2'), { dim: true, shade: 4 });
    // the heap: each pebble much smaller than the one it lies on
    scene.fromBehind('over', () => {
      drawLeaf(scene, 190, -12, 40, 22, -36, { ramp: 'moss', lineWidth: 0.9 });
      drawLeaf(scene, 184, -12, 36, 20, -112, { ramp: 'moss', lineWidth: 0.9 });
      drawPebble(scene, 182, 2, 26, 19, 10, 'stone');
      drawPebble(scene, 158, 48, 50, 33, 12, 'sand', 'band');
      drawPebble(scene, 154, 142, 96, 72, 8, 'slate', 'specks');
    });
    // hollow below the great pebble, from which the crab looks out
    scene.form(spline('88,112 140,116 162,154 154,208 44,210 30,172 48,130').withThickness(90), {
      ramp: 'hole',
      flat: true,
      back: 'hidden',
    });
    // crab
    scene.form(
      spline('92,158 142,162 166,188 158,222 130,240 64,240 34,222 24,190 46,164').withThickness(80),
      {
        shade: 11,
        marks: [{ path: spline('60,206 94,198 134,206 150,226 120,250 66,250 40,228'), ramp: 'belly' }],
      },
    );
    scene.form(tube('68,174,9 60,146,9'), { dim: true });
    scene.form(tube('122,174,10 130,144,10'));
    scene.form(ellipse(58, 134, 23, 26), { dim: true, shade: 4 });
    scene.form(ellipse(132, 130, 28, 31), { shade: 5 });
    eye(scene, 56, 134, 36, 43);
    eye(scene, 129, 130, 45, 52);
    mouth(scene, 88, 194, 30, 'open');
    blush(scene, 52, 200, 9, '#ffb09a');
    blush(scene, 134, 202, 10, '#ffb09a');
    // near legs
    scene.form(tube('66,226,11 34,232,10 18,262,2.5'), { shade: 4 });
    scene.form(tube('150,224,12 192,226,11 214,262,2.5'), { shade: 4 });
    // one claw on guard, one thrown up
    scene.form(tube('44,196,12 6,198,11 -8,176,10'), { dim: true, shade: 4 });
    drawClaw(scene, -14, 148, 42, true);
    scene.form(tube('158,204,13 202,208,12 214,182,11'), { shade: 5 });
    drawClaw(scene, 214, 148, 54, false);
  },
);
