import { creature } from '../creature.ts';
import { ellipse, eye, type Path, type Point, polygon, type Scene, skull, spline, tube } from '../kit.ts';
import { drawSteeple } from './waspire-steeple.ts';

const palette = {
  main: '#f5ad2e',
  paper: '#cfc9bd',
  fold: '#a39c98',
  black: '#403447',
  belly: '#fff0c9',
  glass: '#d9f1f2',
  farGlass: '#a9cfdc',
  pane: '#ffd98a',
  bronze: '#c88a3c',
  iris: '#d8402f',
};
const roles = {
  paper: 'belly',
  fold: 'belly',
  glass: 'belly',
  farGlass: 'belly',
  pane: 'accent',
} as const;
const dark = {
  main: '#b3224f',
  paper: '#6a5f80',
  fold: '#4f4566',
  black: '#241a33',
  belly: '#a58fb4',
  glass: '#a58fd0',
  farGlass: '#7a68a8',
  pane: '#ff6f9f',
  bronze: '#8a7aa8',
};
const shiny = {
  main: '#3fd0d8',
  paper: '#ff9fbc',
  fold: '#d9608c',
  black: '#5a2fb0',
  belly: '#ffffff',
  glass: '#fff0a8',
  farGlass: '#ecd07a',
  pane: '#ff9f5f',
  bronze: '#f0b840',
};
const options = { plan: 'wasp', palette, float: 4, roles, darkRecipe: 'plum', dark, shiny } as const;

/** A wing like a leaded window, from its root; `panes` are the lead lines. */
function windowWing(
  scene: Scene,
  outline: string,
  leads: readonly string[],
  pane: string,
  dim: boolean,
): void {
  scene.form(spline(outline), {
    ramp: dim ? 'farGlass' : 'glass',
    miter: true,
    shade: 4,
    rim: false,
    lineRamp: 'black',
    marks: [{ path: polygon(pane), ramp: 'pane' }],
    lines: leads.map((path) => ({ path, width: 3.6, taper: 'none', colour: scene.ramp('black').line })),
  });
}

/** One cell of the comb. */
function cell(x: number, y: number, radius: number): Path {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees): Point => {
    const angle = ((degrees + 30) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.96];
  });
  return polygon(corners);
}

/** A wasp that wears its paper nest as a steeple. */
export const waspire = creature('waspire', options, (scene) => {
  // far wings
  const farUpper = '108,140! 70,104 32,80 0,80! -4,104 22,134 66,152!';
  windowWing(
    scene,
    farUpper,
    ['104,142 2,88', '40,78 32,142', '72,102 64,156'],
    '40,86 72,106 68,128 37,110',
    true,
  );
  const farLower = '106,156! 66,156 32,172 18,194! 42,206 78,194 108,172!';
  windowWing(scene, farLower, ['106,162 20,196', '58,152 64,206'], '60,158 34,172 63,177', true);
  // far arm, pointing ahead
  scene.form([tube('112,146,9 90,174,8.5 68,180,8'), tube('68,180,8 36,162,7 8,152,1.6')], {
    ramp: 'black',
    lineWidth: 0.85,
  });
  // near wings
  const nearUpper = '160,140! 196,102 236,76 268,74! 272,98 252,128 204,152!';
  windowWing(
    scene,
    nearUpper,
    ['164,142 266,82', '202,92 212,156', '236,72 246,136'],
    '204,97 236,80 239,102 207,121',
    false,
  );
  const nearLower = '160,156! 202,152 240,164 260,188! 238,206 194,196 160,176!';
  windowWing(scene, nearLower, ['164,164 258,190', '210,148 206,206'], '209,154 246,168 207,176', false);
  // abdomen with the sting
  scene.form(tube('143,217,15 149,248,9 139,285,0'), { ramp: 'black', miter: true });
  scene.form(spline('98,151 165,151 189,180 181,217 146,243 114,226 92,190'), {
    shade: 13,
    marks: [
      { path: spline('74,175 127,190 208,170 208,190 133,209 74,197'), ramp: 'black' },
      { path: spline('74,214 135,229 208,207 208,226 141,263 87,251'), ramp: 'black' },
    ],
  });
  // thorax
  scene.form(spline('104,130 134,122 166,128 174,150 154,168 122,170 102,152'), { ramp: 'black' });
  // near arm, hand on the hip
  scene.form([tube('162,142,9.5 196,154,9 212,172,8.5'), tube('212,172,8.5 188,190,7.5 160,186,2.6')], {
    ramp: 'black',
    lineWidth: 0.85,
  });
  // gallery of cells round the neck
  scene.form(spline('76,112! 106,124 152,124 192,108! 190,132 174,144 140,152 108,148 84,136'), {
    ramp: 'paper',
    shade: 6,
    marks: [
      {
        path: [
          cell(94, 128, 9),
          cell(113, 135, 9.5),
          cell(133, 138, 10),
          cell(154, 136, 10),
          cell(173, 128, 9),
        ],
        ramp: 'black',
      },
      { path: [cell(94, 129, 6), cell(113, 136, 6.5), cell(154, 137, 7)], ramp: 'main' },
    ],
  });
  // head
  scene.form(skull(130, 88, 55, { wide: 1.06, high: 0.86 }), {
    cast: [ellipse(134, 50, 62, 22, -3)],
    marks: [{ path: spline('70,98 100,106 124,98 152,106 190,94 180,150 80,150'), ramp: 'belly' }],
  });
  // jaws
  const jaw = { ramp: 'black', lineWidth: 0.75, miter: true } as const;
  scene.form(spline('92,118! 82,124 84,136 98,140! 100,130 106,124!'), jaw);
  scene.form(spline('110,124! 124,126 126,138 110,142! 109,132 104,126!'), jaw);
  // feeler bent by the hat
  scene.form(tube('84,66,2.6 60,46,2.4 40,44,2.4 28,58,3.4'), { ramp: 'black', lineWidth: 0.7 });
  drawSteeple(scene);
  // face
  eye(scene, 99, 96, 31, 31, { kind: 'fierce', mirror: true });
  eye(scene, 152, 94, 39, 35, { kind: 'fierce' });
});
