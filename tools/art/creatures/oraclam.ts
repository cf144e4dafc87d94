import { creature } from '../creature.ts';
import { ellipse, eye, ink, type Path, type Point, type Scene, spline } from '../kit.ts';
import { drawLowerShell, drawUpperShell } from './oraclam-shell.ts';

const palette = {
  main: '#45b8ac',
  sand: '#f3dca6',
  belly: '#fff4f2',
  accent: '#ff9fb8',
  inside: '#1d2f55',
  glow: '#5a6fd0',
  kelp: '#86813a',
  pearl: '#fdf0f6',
  iris: '#e0609a',
};
const roles = { sand: 'belly', inside: 'main', glow: 'accent', pearl: 'belly' } as const;
const dark = {
  main: '#2b5260',
  sand: '#5a878c',
  accent: '#5fa822',
  inside: '#001d21',
  kelp: '#225051',
  pearl: '#bff0ec',
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

const options = { plan: 'clam', palette, roles, dark, shiny } as const;

/** A giant clam on a cushion of kelp; its pearl is an eye that sees the future. */
export const oraclam = creature('oraclam', options, (scene) => {
  // kelp behind
  drawBlade(scene, [272, 252, 178, 38, -86, 34], true);
  drawBlade(scene, [226, 250, 66, 32, -8, -10]);
  drawBlade(scene, [8, 250, 124, 34, -92, -16], true);
  drawUpperShell(scene);
  // soft mantle under the pearl
  scene.form(
    spline(
      '22,168! 30,146 48,152 66,142 86,156 110,148 132,158 154,146 176,156 198,144 222,152 244,168! 214,206 130,214 50,206',
    ),
    { ramp: 'accent', shade: 6 },
  );
  // pearl that glows
  scene.flat(ellipse(116, 117, 58, 56), 'accent', { opacity: 0.28 });
  scene.form(ellipse(116, 118, 46), {
    ramp: 'pearl',
    shade: 9,
    marks: [
      { path: spline('78,150 114,158 150,142 164,114 178,156 118,178'), ramp: 'accent', opacity: 0.35 },
    ],
  });
  eye(scene, 109, 119, 57, 61, {
    irisWidth: 0.98,
    irisHeight: 0.98,
    look: [0, -0.05],
    lid: 0,
    outlineWidth: 0.1,
  });
  if (!scene.blink) {
    scene.form(spline('73,100! 87,75 116,67 145,75 160,100! 138,91 116,89 94,91'), {
      ramp: 'accent',
      lineWidth: 0.7,
      shade: 4,
    });
  }
  drawLowerShell(scene);
  // kelp in front
  drawBlade(scene, [150, 248, 124, 34, 183, 6]);
  drawBlade(scene, [96, 250, 126, 34, -3, -6]);
});
