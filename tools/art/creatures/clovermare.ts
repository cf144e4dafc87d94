import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eye,
  fluff,
  leaf,
  mouth,
  type Point,
  pointedEar,
  type Scene,
  spline,
  tube,
} from '../kit.ts';
import { drawClover } from '../parts/clovers.ts';
import { drawHoof } from '../parts/hooves.ts';

const palette = {
  main: '#f6e6cc',
  belly: '#fffaf0',
  leaf: '#3fa14e',
  leafLight: '#7fcf58',
  luck: '#b4ec5e',
  petal: '#ff9cbd',
  muzzle: '#f0bfb4',
  hoof: '#4f9a58',
  iris: '#3f9a4a',
};
const roles = { muzzle: 'belly' } as const;
const dark = {
  main: '#336065',
  belly: '#88b7b4',
  leaf: '#64810c',
  leafLight: '#78a11a',
  luck: '#90ca5e',
  petal: '#7fd55a',
  muzzle: '#5a878a',
  hoof: '#5c8e19',
};
const shiny = {
  main: '#c7d0ff',
  belly: '#f6f8ff',
  leaf: '#d89a1e',
  leafLight: '#ffcf4a',
  luck: '#fff09a',
  petal: '#b07cff',
  muzzle: '#e6b8e0',
  hoof: '#d8962a',
};

/** A leg that ends in long hair over a green hoof; (x, y) is the middle of the sole. */
function drawLeg(scene: Scene, spine: string, x: number, y: number, degrees = 0, dim = false): void {
  drawHoof(scene, x, y, 30, degrees, { dim });
  scene.form(tube(spine), { dim, rim: false, shade: 5 });
  const at = (a: number, b: number, corner = false): Point => [a, b, corner];
  const hair = spline([
    at(-13, -42, true),
    at(-19, -24),
    at(-28, -12, true),
    at(-14, -14),
    at(-8, -4, true),
    at(0, -12),
    at(10, -3, true),
    at(15, -14),
    at(28, -14, true),
    at(19, -28),
    at(13, -42, true),
  ]);
  scene.form(hair.withThickness(26).rotate(degrees).move(x, y), {
    ramp: 'belly',
    dim,
    miter: true,
    rim: false,
    shade: 4,
  });
}

/** A bush of clover: a dark mass, and the leaves that stand out of it. */
function drawBush(
  scene: Scene,
  mass: string,
  leaves: readonly (readonly [number, number, number, number])[],
): void {
  scene.form(spline(mass).withThickness(50), { ramp: 'leaf', shade: 9 });
  for (const [x, y, radius, degrees] of leaves) {
    drawClover(scene, x, y, radius, degrees, 3, {
      ramp: 'leafLight',
      lineRamp: 'leaf',
      lineWidth: 0.85,
      shade: 4,
    });
  }
}

function drawBlossom(scene: Scene, x: number, y: number, radius: number): void {
  scene.form(fluff(x, y, radius, radius, 8, 0.26), {
    ramp: 'petal',
    rim: false,
    shade: 3.5,
    marks: [{ path: ellipse(x + 1, y + radius * 0.7, radius * 0.7, radius * 0.45), ramp: 'belly' }],
  });
}

/** A pale mare at a trot, its mane and tail a field of clover. */
export const clovermare = creature('clovermare', { plan: 'hoofed', palette, roles, dark, shiny }, (scene) => {
  // tail, carried high
  drawBush(
    scene,
    '222,140! 232,104 262,86 292,98 300,124! 314,142 312,166 296,178! 302,202 292,224 270,238! 258,224 264,200 254,186! 244,174 250,156 240,152',
    [
      [268, 112, 22, -60],
      [290, 148, 23, -110],
      [272, 176, 19, -40],
      [282, 208, 20, -80],
    ],
  );
  // far legs
  drawLeg(scene, '196,176,28 220,208,17 212,238,13 226,262,13', 228, 284, -6, true);
  drawLeg(scene, '104,172,26 58,184,18 46,208,13 60,226,12', 66, 242, -18, true);
  // body and neck
  scene.form(
    [
      spline('84,150 106,116 156,120 210,114 246,138 250,178 222,206 164,206 112,206 84,184').withThickness(
        90,
      ),
      tube('122,158,46 102,108,38 92,62,30'),
    ],
    {
      shade: 15,
      marks: [
        { path: spline('70,180 110,190 160,188 230,182 230,230 80,230'), ramp: 'belly' },
        {
          path: [
            fluff(218, 144, 7, 7, 3, 0.5),
            fluff(236, 160, 6, 6, 3, 0.5, 40),
            fluff(204, 158, 5, 5, 3, 0.5, 80),
          ],
          ramp: 'luck',
        },
      ],
      lines: [{ path: '222,166 212,186 216,204', width: 4 }],
    },
  );
  // near legs
  drawLeg(scene, '222,170,38 238,212,22 214,242,15 218,264,14', 218, 292);
  drawLeg(scene, '126,178,29 128,222,18 122,262,14.5', 120, 292);
  // far ear and head
  drawEar(scene, pointedEar(70, 22, 44, 26, -104, -4), 'main', 'muzzle', { dim: true });
  scene.form([ellipse(84, 58, 46, 44), spline('46,52 96,60 92,100 66,124 36,126 16,110 20,86')], {
    shade: 11,
    marks: [
      { path: spline('4,92 34,86 56,100 74,124 40,140 4,134'), ramp: 'muzzle' },
      { path: spline('58,20! 72,30 70,52 56,70 40,86! 44,64 50,44'), ramp: 'belly' },
    ],
  });
  drawEar(scene, pointedEar(112, 26, 50, 30, -74, 6), 'main', 'muzzle');
  // mane
  scene.fromBehind('over', () => {
    drawBush(
      scene,
      '92,24! 100,4 120,-8 142,-2! 160,4 170,24 166,42! 182,58 184,80 174,96! 184,112 182,138 166,150! 162,170 144,182 126,178! 116,158 126,132 122,108! 112,84 118,60 108,44',
      [
        [128, 22, 24, -100],
        [146, 66, 26, -60],
        [152, 112, 25, -110],
        [144, 152, 21, -80],
      ],
    );
    drawBlossom(scene, 172, 30, 14);
    drawBlossom(scene, 176, 140, 13);
  });
  // forelock with the leaf that all look for
  scene.form(leaf(98, 22, 40, 22, 150, -6), { ramp: 'leaf', miter: true, rim: false, shade: 4 });
  drawClover(scene, 74, 26, 23, -45, 4, { ramp: 'luck', lineRamp: 'leaf', lineWidth: 0.9, shade: 4 });
  // face
  eye(scene, 54, 66, 20, 30, { kind: 'dot' });
  eye(scene, 92, 68, 30, 37, { kind: 'dot' });
  scene.ink('106,56 116,50 124,47', 5, 'hoof', 'end');
  scene.flat(ellipse(26, 104, 4, 5.4, 20), scene.ramp('muzzle').line);
  mouth(scene, 48, 114, 26, 'smile', { lineWidth: 3.4 });
  blush(scene, 98, 94, 10);
});
