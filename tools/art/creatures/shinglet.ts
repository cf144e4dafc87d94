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

/** A hermit crab that lives in a heap of pebbles. */
export const shinglet = creature(
  'shinglet',
  { plan: 'crab', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    // legs
    scene.form(tube('70,206,8 22,206,7.5 6,236,1.5'), { dim: true });
    scene.form(tube('176,206,8 236,200,7.5 258,228,1.5'), { dim: true });
    // heap, back to front
    scene.fromBehind('over', () => {
      drawPebble(scene, 212, 188, 24, 18, 12, 'sand', 'plain', true);
      drawLeaf(scene, 162, 20, 26, 15, -50, { ramp: 'moss', lineWidth: 0.8 });
      drawLeaf(scene, 157, 20, 24, 14, -118, { ramp: 'moss', lineWidth: 0.8 });
      drawPebble(scene, 158, 28, 21, 15, 14, 'stone', 'specks');
      drawPebble(scene, 142, 62, 36, 23, 12, 'sand', 'band');
      drawPebble(scene, 46, 160, 24, 20, -10, 'stone');
      drawPebble(scene, 182, 110, 26, 22, 14, 'stone', 'plain');
      drawPebble(scene, 152, 128, 40, 32, 10, 'slate');
      drawPebble(scene, 194, 156, 32, 25, -6, 'slate', 'band');
      scene.fromBehind('only', () => drawPebble(scene, 96, 172, 52, 38, -6, 'stone', 'specks'));
    });
    // hollow with the crab inside
    scene.form(spline('90,110 130,124 142,164 132,206 56,206 44,164 58,122'), { ramp: 'hole', flat: true });
    scene.form(spline('92,160 124,166 138,190 126,214 64,214 52,190 62,166'));
    drawPebble(scene, 92, 104, 50, 27, -8, 'slate', 'specks');
    // stalks, eyes and mouth
    scene.form(tube('74,172,6 71,152,6'), { dim: true });
    scene.form(tube('112,172,7 115,150,7'));
    scene.form(ellipse(70, 146, 14, 16), { dim: true });
    scene.form(ellipse(116, 143, 17, 19));
    eye(scene, 70, 146, 28, 32);
    eye(scene, 116, 143, 34, 38);
    mouth(scene, 90, 184, 20, 'open');
    blush(scene, 68, 190, 7, '#ffb09a');
    blush(scene, 116, 190, 8, '#ffb09a');
    // front row
    drawPebble(scene, 164, 182, 36, 27, 4, 'sand', 'specks');
    drawPebble(scene, 206, 214, 26, 19, 8, 'stone');
    drawPebble(scene, 50, 212, 32, 22, -6, 'slate', 'band');
    drawPebble(scene, 148, 218, 34, 20, 2, 'slate');
    drawPebble(scene, 98, 220, 30, 18, 4, 'sand');
    // arms and claws
    scene.form(tube('60,198,8 32,196,8 24,180,7'), { dim: true });
    drawClaw(scene, 22, 162, 26, true);
    scene.form(tube('134,200,9 158,200,9 164,184,8'));
    drawClaw(scene, 164, 168, 30, false);
    // pebble that has slid away
    drawPebble(scene, 236, 178, 12, 10, 20, 'sand');
  },
);
