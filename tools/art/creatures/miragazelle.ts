import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eye,
  longEar,
  mouth,
  nose,
  type Path,
  polygon,
  type Scene,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  main: '#edbd5e',
  belly: '#fff6e2',
  haze: '#9bd8f5',
  accent: '#ff9db4',
  hoof: '#6d4a52',
  stripe: '#a8643c',
  iris: '#2f86d0',
};
const roles = { haze: 'accent', stripe: 'main' } as const;
const dark = {
  main: '#4c3350',
  belly: '#9a82a8',
  haze: '#8f4fe0',
  accent: '#ff4f86',
  hoof: '#241828',
  stripe: '#27172c',
};
const shiny = {
  main: '#8fd0c4',
  belly: '#f4fffb',
  haze: '#ffc46a',
  accent: '#ff8f5f',
  hoof: '#35506a',
  stripe: '#2f7f86',
};
const options = { plan: 'hoofed', palette, roles, dark, shiny } as const;

const NEAR_LEG = '166,146,25 198,168,15 196,200,8.5 216,232,6.5';
const FAR_LEG = '148,150,18 158,182,11 148,208,7 167,238,6';
const TAIL = '186,126,6 204,116,6.5 222,120,5 234,112,0';
const SHIFT = 62;

/** Maps a path of the animal to its mirage: shifted to the right and rippled. */
const mirage = (path: Path): Path => path.map((x, y) => [x + SHIFT + 5 * Math.sin(y / 8), y - 4]);

/** A band of haze across the mirage. */
const ripple = (y: number, height: number): Path => {
  const upper = [140, 170, 200, 230, 260, 290].map((x, i) => `${x},${y + (i % 2) * 7}`);
  const lower = [290, 260, 230, 200, 170, 140].map((x, i) => `${x},${y + height + ((i + 1) % 2) * 7}`);
  return spline([...upper, ...lower].join(' '));
};

function drawHoof(scene: Scene, x: number, y: number, degrees: number, ramp: string, dim = false): void {
  const outline = [
    [x - 7, y - 7],
    [x + 7, y - 7],
    [x + 8, y + 8],
    [x - 11, y + 8],
  ] as const;
  const hoof = polygon(outline).withThickness(12).rotate(degrees, x, y);
  scene.form(hoof, { ramp, dim, lineWidth: 0.85, rim: false });
}

/** A horn of hot air: solid at the root, sky at the tip. */
function drawHorn(scene: Scene, spine: string, dim: boolean): void {
  scene.form(tube(spine), {
    ramp: 'haze',
    dim,
    marks: [
      { path: spline('20,0 50,-8 70,0 90,-8 130,0 130,60 20,60'), ramp: 'accent' },
      { path: spline('20,22 50,15 70,22 90,15 130,22 130,60 20,60'), ramp: 'stripe' },
    ],
  });
}

/** A leaping gazelle with a mirage of itself a step to the right. */
export const miragazelle = creature('miragazelle', options, (scene) => {
  // the mirage: a second tail, haunch and leg
  scene.form(mirage(tube(TAIL)), { ramp: 'accent', miter: true });
  drawHoof(scene, 280, 234, -8, 'accent');
  scene.form([mirage(tube('130,134,22 164,142,28')), mirage(tube(NEAR_LEG))], {
    ramp: 'haze',
    shade: 6,
    marks: [
      {
        path: [ripple(118, 10), ripple(144, 14), ripple(174, 12), ripple(202, 10)],
        ramp: 'accent',
        opacity: 0.8,
      },
    ],
  });
  // far front leg, stretched out
  drawHoof(scene, 6, 148, 58, 'hoof', true);
  scene.form(tube('90,134,16 56,150,10 32,142,7 10,146,6'), { dim: true });
  // far hind leg
  drawHoof(scene, 169, 242, -4, 'hoof', true);
  scene.form(tube(FAR_LEG), { dim: true });
  // tail
  scene.form(tube(TAIL), { ramp: 'stripe', miter: true });
  // body, haunch and near hind leg
  drawHoof(scene, 218, 238, -8, 'hoof');
  scene.form([tube('98,124,31 134,132,24 164,142,28'), tube(NEAR_LEG), tube('94,118,27 84,88,18 78,58,16')], {
    shade: 12,
    marks: [
      { path: spline('60,136 92,152 124,150 144,156 146,180 60,190'), ramp: 'belly' },
      { path: spline('76,80 66,110 66,140 84,150 92,124 84,100'), ramp: 'belly' },
      { path: spline('112,134 136,136 162,142 150,150 132,147 114,145'), ramp: 'stripe' },
      { path: spline('180,116! 204,128 214,152! 198,146 188,132'), ramp: 'belly' },
    ],
  });
  // near front leg, folded
  drawHoof(scene, 102, 206, -30, 'hoof');
  scene.form([tube('106,138,16 74,166,10'), tube('72,168,9.5 88,186,7.5 99,201,6.5')], {});
  // horns of hot air
  drawHorn(scene, '66,28,7.5 48,4,8 54,-20,7 62,-38,5 50,-64,0', true);
  drawHorn(scene, '84,28,8.5 104,6,9 98,-20,8 90,-40,6 106,-70,0', false);
  // head
  drawEar(scene, longEar(54, 42, 44, 20, -164, -8), 'main', 'accent', { dim: true });
  scene.form([ellipse(76, 48, 29, 29), spline('50,38 78,56 74,82 46,86 26,78 26,64')], {
    marks: [
      { path: spline('16,76 44,70 62,78 90,82 74,104 16,100'), ramp: 'belly' },
      { path: spline('84,38! 72,26 66,22! 60,30 58,40! 70,52'), ramp: 'belly' },
    ],
  });
  drawEar(scene, longEar(98, 42, 50, 23, -14, 10), 'main', 'accent');
  // face
  eye(scene, 54, 50, 16, 24, { kind: 'dot' });
  eye(scene, 82, 52, 23, 30, { kind: 'dot' });
  nose(scene, 28, 67, 12);
  mouth(scene, 42, 79, 20, 'smile', { lineWidth: 3 });
  blush(scene, 84, 74, 8);
});
