import { creature } from '../creature.ts';
import { ellipse, eye, ink, type Path, polygon, type Scene, skull, spline, tube } from '../kit.ts';
import { drawBottle, drawMortar } from './apothadder-shop.ts';

const palette = {
  main: '#2f9a6e',
  belly: '#d8f2c4',
  band: '#1c6b58',
  hood: '#8a5ccf',
  gold: '#f2c65a',
  stone: '#b7b0b4',
  stoneDark: '#857d8c',
  potion: '#c77df0',
  glass: '#dcf5ee',
  amber: '#f29a38',
  aqua: '#46c2d8',
  rose: '#e8577f',
  cork: '#a9713f',
  iris: '#f2a52a',
};
const roles = { hood: 'accent', potion: 'accent', amber: 'accent', rose: 'accent', glass: 'belly' } as const;
const dark = { hood: '#619a13', potion: '#81c449', gold: '#c4f4f0', amber: '#73cc74', aqua: '#b6b21e' };
const shiny = {
  main: '#e9e2f2',
  band: '#b7a3d6',
  belly: '#fff6e0',
  hood: '#e8a41e',
  gold: '#6a4bb0',
  stone: '#6d7aa0',
  stoneDark: '#4a557e',
  potion: '#5fe0c0',
};

/** One lozenge of the dark band along an adder's back. */
function lozenge(x: number, y: number, degrees = 0): Path {
  const outline = polygon([
    [x - 25, y - 1],
    [x, y - 12],
    [x + 25, y - 1],
    [x, y + 10],
  ]);
  return outline.rotate(degrees, x, y);
}

/** One glass of the spectacles that are drawn on the hood. */
function drawGlass(scene: Scene, x: number, y: number, radius: number): void {
  scene.flat(ellipse(x, y, radius + 2), scene.ramp('hood').line);
  scene.flat(ellipse(x, y, radius), 'gold');
  scene.flat(ellipse(x, y, radius - 5.5), scene.ramp('hood').line);
  scene.flat(ellipse(x, y, radius - 7.5), scene.ramp('hood').light);
  scene.flat(ellipse(x - radius * 0.2, y - radius * 0.24, radius * 0.16, radius * 0.12, -30), '#ffffff');
}

/** The hood, spread behind the head. */
function drawHood(scene: Scene): void {
  scene.form(
    spline(
      '140,-8 180,-16 224,-2 254,32 262,72 250,112! 222,118 206,152 176,152 152,124 112,114 82,84 84,50 104,16',
    ),
    {
      shade: 11,
      marks: [
        {
          path: spline(
            '150,2 182,-2 216,12 240,42 246,72 236,98 206,108 196,138 180,138 158,112 122,102 98,80 98,56 116,26',
          ),
          ramp: 'hood',
        },
        { path: tube('150,42,20 170,92,18 192,156,15'), ramp: 'belly' },
      ],
    },
  );
  scene.flat(ink('128,80 160,72 194,71', 9), scene.ramp('hood').line);
  scene.flat(ink('128,80 160,72 194,71', 5.6), 'gold');
  drawGlass(scene, 120, 86, 16);
  drawGlass(scene, 208, 73, 19);
}

/** An adder who keeps a small dispensary. */
export const apothadder = creature(
  'apothadder',
  { plan: 'serpent', palette, roles, stage: 2, dark, shiny },
  (scene) => {
    // neck behind the mortar
    scene.form(tube('150,246,26 192,226,24 206,190,19 194,148,18 184,120,20'), {
      shade: 8,
      marks: [{ path: tube('146,238,18 178,220,14 192,188,11 182,150,12 172,116,14'), ramp: 'belly' }],
    });
    drawHood(scene);
    drawBottle(scene, 256, 78, 0.9, 'aqua', -16);
    drawBottle(scene, 232, 110, 0.95, 'rose', -8);
    drawBottle(scene, 104, 102, 0.85, 'amber', 6);
    drawMortar(scene);
    // tail round the pestle
    scene.form(tube('46,244,19 14,210,15 6,162,12 28,126,10 62,116,8.5 88,124,7 92,136,0'), { shade: 5 });
    // upper coil
    scene.form(tube('212,214,18 190,236,21 126,246,22 66,236,20 50,214,15'), {
      shade: 7,
      marks: [{ path: [lozenge(80, 236, 10), lozenge(129, 241), lozenge(178, 236, -10)], ramp: 'band' }],
    });
    // lower coil
    scene.form(tube('232,246,19 208,268,22 126,278,23 46,268,22 22,246,18'), {
      shade: 8,
      marks: [
        {
          path: [lozenge(52, 263, 12), lozenge(101, 270, 3), lozenge(152, 270, -3), lozenge(202, 262, -12)],
          ramp: 'band',
        },
        { path: spline('0,276 60,288 126,293 200,288 250,270 250,320 0,320'), ramp: 'belly' },
      ],
    });
    // head
    scene.form(
      [
        skull(132, 36, 38, { wide: 1.08, high: 0.86 }),
        spline('92,34 114,26 136,48 132,68 102,70 76,62 74,46'),
      ],
      {
        shade: 8,
        marks: [
          { path: spline('64,56 96,59 136,64 164,52 172,84 76,94'), ramp: 'belly' },
          { path: polygon('126,-8 148,-8 144,12 134,26 128,14'), ramp: 'band' },
        ],
      },
    );
    // face
    eye(scene, 94, 36, 15, 22);
    eye(scene, 130, 37, 25, 28);
    scene.ink('79,59 98,66 126,64 148,52', 3.4);
    scene.flat(ellipse(82, 48, 2, 1.5), scene.ramp('main').line);
  },
);
