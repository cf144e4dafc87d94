import { creature } from '../creature.ts';
import { ellipse, eye, ink, type Path, type Point, type Scene, spline } from '../kit.ts';

const palette = {
  main: '#45b8ac',
  sand: '#f3dca6',
  belly: '#fff4f2',
  accent: '#ff9fb8',
  inside: '#16324a',
  kelp: '#86813a',
  pearl: '#fdf0f6',
  iris: '#e0609a',
};
const roles = { sand: 'belly', inside: 'main', pearl: 'belly' } as const;
const dark = {
  main: '#2f4a5c',
  sand: '#7f7096',
  accent: '#d0387f',
  inside: '#140f26',
  kelp: '#5a2f5c',
  pearl: '#e6d3ea',
};
const shiny = {
  main: '#e58a9c',
  sand: '#fff0dc',
  accent: '#ffd166',
  inside: '#4d2350',
  kelp: '#c9803a',
  pearl: '#fffbe8',
};

/** A blade of kelp with ruffled edges from (x, y). */
function blade(x: number, y: number, length: number, width: number, degrees: number, bend: number): Path {
  const along = [0.12, 0.28, 0.44, 0.6, 0.76, 0.9];
  const side = (sign: number): Point[] => {
    return along.map((share, i) => {
      const half = width * 0.5 * (1.02 - share * 0.6) * (i % 2 ? 0.72 : 1.12);
      return [share * length, sign * half + bend * share * share];
    });
  };
  const outline: Point[] = [[0, 0, true], ...side(-1), [length, bend, true], ...side(1).reverse()];
  return spline(outline).withThickness(width).rotate(degrees).move(x, y);
}

function drawBlade(scene: Scene, numbers: Parameters<typeof blade>, dim = false): void {
  const [x, y, length, , degrees, bend] = numbers;
  const vein = ink(
    [
      [0, 0],
      [length * 0.4, bend * 0.16],
      [length * 0.85, bend * 0.72],
    ],
    3.2,
    'end',
  );
  scene.form(blade(...numbers), { ramp: 'kelp', dim, lines: [vein.rotate(degrees).move(x, y)] });
}

const UPPER_LIP =
  '2,106! 24,100 30,70! 50,80 70,52! 92,72 116,52! 138,80 160,68! 176,100 202,94! 216,126 240,138!';
const LOWER_LIP =
  '4,140! 24,142 34,172! 54,164 76,192! 98,174 122,196! 144,172 166,184! 182,156 206,166! 218,144 240,142!';
/** The same lips, moved along the shell, bound the pale band at its edge. */
const UPPER_BAND =
  '-10,92! 14,86 20,58! 44,62 62,38! 88,54 114,36! 142,62 166,52! 184,82 212,80! 226,108 260,122!';
const LOWER_BAND =
  '-10,158! 16,158 26,188! 50,180 72,209! 98,191 124,213! 148,188 172,200! 190,171 216,180! 230,158 260,158!';

const UPPER_FOLDS = [
  '30,70 46,32 84,2',
  '70,52 88,20 114,-4',
  '116,52 130,20 142,-6',
  '160,68 170,30 168,2',
  '202,94 208,50 194,14',
];
/** The upper shell turns on its hinge. */
const lift = (path: Path): Path => path.rotate(9, 240, 140);

const options = { plan: 'clam', palette, roles, dark, shiny } as const;

/** A giant clam on a cushion of kelp; its pearl is an eye that sees next Thursday. */
export const oraclam = creature('oraclam', options, (scene) => {
  // kelp behind
  drawBlade(scene, [230, 234, 142, 38, -72, 40], true);
  drawBlade(scene, [20, 238, 100, 34, -122, -30], true);
  drawBlade(scene, [200, 242, 86, 34, -22, 14]);
  drawBlade(scene, [50, 238, 70, 32, -162, 12], true);
  // the dark between the shells
  scene.form(spline('18,74! 60,40 120,40 190,80 244,140! 190,190 110,206 40,190 14,150! 28,114'), {
    ramp: 'inside',
    shade: 0,
    rim: false,
  });
  // soft mantle under the pearl
  scene.form(
    spline(
      '16,156! 34,146 48,156 64,148 80,160 98,150 116,162 134,152 152,160 170,146 190,152 210,160 150,200 90,210 40,190',
    ),
    { ramp: 'accent', shade: 6 },
  );
  // pearl that glows
  scene.flat(ellipse(104, 113, 55, 53), 'accent', { opacity: 0.28 });
  scene.form(ellipse(104, 114, 43), {
    ramp: 'pearl',
    shade: 9,
    marks: [
      { path: spline('68,144 102,152 136,136 149,110 162,150 106,170'), ramp: 'accent', opacity: 0.35 },
    ],
  });
  eye(scene, 98, 115, 54, 57, {
    irisWidth: 0.98,
    irisHeight: 0.98,
    look: [0, -0.05],
    lid: 0,
    outlineWidth: 0.1,
  });
  if (!scene.blink) {
    scene.form(spline('64,97! 77,74 104,67 131,74 145,97! 125,89 104,87 83,89'), {
      ramp: 'accent',
      lineWidth: 0.7,
      shade: 4,
    });
  }
  // lower shell
  scene.form(
    spline(
      `${LOWER_LIP} 258,158 244,182! 250,214 208,228! 170,244 124,248 70,244 36,230! -2,222 0,188! -14,166`,
    ),
    {
      shade: 14,
      marks: [{ path: spline(`${LOWER_BAND} 260,100! -10,100!`), ramp: 'sand' }],
      lines: [
        { path: '34,172 46,208 74,238', width: 4.4, taper: 'end' },
        { path: '76,192 88,218 104,244', width: 4.4, taper: 'end' },
        { path: '122,196 126,222 130,246', width: 4.4, taper: 'end' },
        { path: '166,184 168,212 160,240', width: 4.4, taper: 'end' },
        { path: '206,166 206,198 190,232', width: 4.4, taper: 'end' },
      ],
    },
  );
  // upper shell, thrown open
  scene.form(
    lift(
      spline(`${UPPER_LIP} 258,112 246,74! 250,40 208,16! 180,-6 124,-12 72,-2 30,14! -2,20 0,58! -14,80`),
    ),
    {
      shade: 15,
      marks: [{ path: lift(spline(`${UPPER_BAND} 260,190! -10,190!`)), ramp: 'sand' }],
      lines: UPPER_FOLDS.map((points) => lift(ink(points, 4.4, 'end'))),
    },
  );
  // kelp in front
  drawBlade(scene, [150, 248, 124, 34, 183, 6]);
  drawBlade(scene, [96, 250, 126, 34, -3, -6]);
});
