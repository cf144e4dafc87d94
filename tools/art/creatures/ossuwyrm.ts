import { creature } from '../creature.ts';
import { ellipse, glowingEye, polygon, ribs, type Scene, spline, tube } from '../kit.ts';
import { drawFern, drawNautilus, drawRibArch, drawSlab } from './ossuwyrm-slab.ts';

const palette = {
  bone: '#f3e7c8',
  chalk: '#a9c2dc',
  chalkLight: '#d9e8f2',
  chalkDark: '#7f9cc4',
  ghost: '#35c98a',
  ghostLight: '#a6ffbf',
  accent: '#d98658',
  fern: '#5d9a6c',
  hollow: '#2a2140',
};
const roles = { ghost: 'accent', ghostLight: 'accent', bone: 'belly', hollow: 'fixed' } as const;
const dark = {
  bone: '#988d82',
  chalk: '#574d49',
  chalkLight: '#766c68',
  chalkDark: '#443c38',
  ghost: '#c36b14',
  ghostLight: '#fdb077',
  accent: '#ae5904',
  fern: '#5b514d',
};
const shiny = {
  bone: '#9fe0d4',
  chalk: '#d88fae',
  chalkLight: '#f6cfdd',
  chalkDark: '#b06a94',
  ghost: '#ff9a3c',
  ghostLight: '#ffe6a6',
  accent: '#6f7fe0',
  fern: '#c8588a',
};

const TEETH = [
  [28, 138, 9],
  [42, 137, 10],
  [57, 135, 9],
  [71, 132, 8],
] as const;

function drawSkull(scene: Scene): void {
  // far horn
  scene.form(tube('72,74,12 54,48,10 30,34,7 10,40,4 4,54,0'), { ramp: 'bone', dim: true, rim: false });
  // lower jaw
  scene.form(spline('100,128 96,150 70,160 38,162 22,154! 28,146 60,144 84,134'), {
    ramp: 'bone',
    dim: true,
    shade: 4,
  });
  // skull
  scene.form(
    spline(
      '104,66 122,88 120,114 104,130 96,142! 84,132 60,134 30,142 14,136 8,120 18,106 40,100 54,82 76,64',
    ),
    {
      ramp: 'bone',
      shade: 8,
      lines: [
        { path: '96,72 90,80 94,88', width: 2.6 },
        { path: '110,108 104,116 106,124', width: 2.8 },
      ],
    },
  );
  for (const [x, y, height] of TEETH) {
    scene.form(
      polygon([
        [x - 5, y],
        [x + 5, y - 1],
        [x, y + height],
      ]),
      {
        ramp: 'bone',
        lineWidth: 0.5,
        rim: false,
        shade: 1,
      },
    );
  }
  // hollows
  scene.flat(spline('48,98! 58,90 68,94 70,106 62,114 50,110'), 'hollow');
  scene.flat(spline('80,92 94,86 108,92 112,106 104,118 88,118 78,108'), 'hollow');
  scene.flat(ellipse(24, 118, 5, 3.6, -30), 'hollow');
  glowingEye(scene, 60, 103, 10, 13, { colour: 'ghostLight', haze: '#2f8f6a' });
  glowingEye(scene, 94, 103, 16, 18, { colour: 'ghostLight', haze: '#2f8f6a' });
  // near horn
  const horn = '104,78,15 136,58,13.5 150,26,10.5 132,-2,7 106,-2,4 98,12,0';
  scene.form(tube(horn), { ramp: 'bone', shade: 5, lines: ribs(horn, 6, { to: 0.8, width: 3 }) });
}

/** The skeleton of a courteous wyrm, half set in its slab of chalk. */
export const ossuwyrm = creature('ossuwyrm', { plan: 'wyrm', palette, roles, dark, shiny }, (scene) => {
  // tail, out of the slab again
  scene.form(tube('270,216,10 296,190,8 304,160,6 292,132,0'), {
    ramp: 'bone',
    shade: 3,
    lines: ['286,197 295,194 306,198', '292,178 300,175 311,177', '294,160 301,156 310,156'],
  });
  drawRibArch(scene);
  drawFern(scene, 158, 202, 56, -104);
  drawNautilus(scene, 196, 178, 23);
  drawSlab(scene);
  drawFern(scene, 60, 238, 44, -24);
  // hand
  scene.form(
    [
      tube('122,150,7 112,176,6.5 106,196,8'),
      tube('106,194,7 92,202,5 84,220,0.4'),
      tube('106,194,7 104,208,5 102,228,0.4'),
      tube('106,194,7 120,204,5 122,222,0.4'),
    ],
    { ramp: 'bone', shade: 3, rim: false, lines: ['104,180 111,183 118,182'] },
  );
  drawSkull(scene);
});
