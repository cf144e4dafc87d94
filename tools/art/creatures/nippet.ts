import { readSpine } from '../core/tube.ts';
import { creature } from '../creature.ts';
import {
  blush,
  drawCrystal,
  ellipse,
  eyes,
  leaf,
  mouth,
  polygon,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { polar } from '../parts/polar.ts';

const palette = {
  main: '#a5ddf4',
  belly: '#f7fdff',
  ice: '#d4f7ff',
  scale: '#4d8fd8',
  accent: '#9a86f0',
  iris: '#e0559a',
};
const dark = { ice: '#b6b21e', accent: '#8cd64b' };
const shiny = { main: '#ff8db4', belly: '#fff3dc', ice: '#ffe7a0', scale: '#c8326f', accent: '#ffc22e' };

/** Three icicle toes that spread about `degrees`. */
function drawToes(scene: Scene, x: number, y: number, degrees: number, dim: boolean): void {
  for (const turn of [-36, 36, 0]) {
    const [rootX, rootY] = polar(x, y, 5, degrees + turn);
    drawCrystal(scene, rootX, rootY, 23, 12, degrees + turn, { ramp: 'ice', lineWidth: 0.75, dim });
  }
}

const SPIRAL = { x: 198, y: 66, from: 36, turn: -440, outer: 34, inner: 4, steps: 9 } as const;
const TAIL = '172,172,26 206,174,19 232,158,14 236,128,11';

/** The tail, whose end is a frozen fern: a crosier with leaflets. */
function drawTail(scene: Scene): void {
  const places = Array.from({ length: SPIRAL.steps + 1 }, (_, i) => {
    const share = i / SPIRAL.steps;
    const degrees = SPIRAL.from + SPIRAL.turn * share;
    const radius = SPIRAL.outer + (SPIRAL.inner - SPIRAL.outer) * share ** 0.8;
    const [x, y] = polar(SPIRAL.x, SPIRAL.y, radius, degrees);
    return { x, y, degrees, share };
  });
  for (const { x, y, degrees, share } of places.slice(0, 6)) {
    scene.form(leaf(x, y, 27 - share * 14, 13 - share * 3, degrees - 24), {
      ramp: 'ice',
      miter: true,
      lineWidth: 0.7,
      shade: 2,
      rim: false,
    });
  }
  const spiral = places.map(({ x, y, share }) => [x, y, 9 - share * 4.5] as const);
  scene.form(tube([...readSpine(TAIL), ...spiral]), {
    shade: 4,
    marks: [
      {
        path: spline('140,0! 270,0! 270,104! 248,104! 240,122! 232,104! 224,114! 216,98! 190,110 150,90'),
        ramp: 'ice',
      },
    ],
  });
}

/** A newt of the first frost, one leg lifted. */
export const nippet = creature('nippet', { plan: 'lizard', palette, stage: 1, dark, shiny }, (scene) => {
  drawTail(scene);
  // far legs, one lifted
  drawToes(scene, 12, 128, -128, true);
  scene.form(tube('70,168,15 40,164,12 18,134,10'), { dim: true });
  drawToes(scene, 136, 208, 122, true);
  scene.form(tube('156,178,14 146,196,11 138,204,10'), { dim: true });
  // body with its near legs
  drawToes(scene, 214, 206, 58, false);
  drawToes(scene, 102, 210, 122, false);
  scene.form(
    [
      tube('92,162,31 138,166,33 184,172,27'),
      tube('174,172,20 204,184,15 210,202,11.5'),
      tube('108,172,18 120,194,14 106,208,11.5'),
    ],
    {
      shade: 9,
      marks: [
        {
          path: [polygon('146,131 157,142 146,154 135,142'), polygon('176,140 186,150 176,161 166,150')],
          ramp: 'scale',
        },
        { path: spline('128,196 140,186 170,184 188,194 180,230 130,230'), ramp: 'belly' },
      ],
      lines: [
        { path: '172,180 180,190 190,196', width: 3 },
        { path: '128,180 130,190 126,198', width: 3 },
      ],
      cast: [ellipse(88, 146, 56, 46)],
    },
  );
  // far gills
  for (const degrees of [200, 172, 146]) {
    scene.form(leaf(44, 138, 28, 14, degrees), { ramp: 'accent', dim: true, lineWidth: 0.8 });
  }
  // head
  for (const degrees of [-46, 30, -8]) {
    scene.form(leaf(122, 140, 36, 17, degrees, -4), { ramp: 'accent', lineWidth: 0.85 });
  }
  scene.form(skull(84, 124, 46, { wide: 1.1, high: 0.94, cheek: 0.6 }), {
    shade: 10,
    marks: [
      { path: spline('30,134 56,132 84,142 116,136 140,128 140,190 30,190'), ramp: 'belly' },
      { path: spline('82,72! 92,90 84,106 76,90'), ramp: 'scale' },
    ],
  });
  // face
  eyes(scene, 76, 122, 50, 27, 32, { kind: 'dot' });
  mouth(scene, 70, 146, 28, 'fang');
  blush(scene, 112, 146, 9, '#c77df0');
});
