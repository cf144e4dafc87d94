import { creature } from '../creature.ts';
import { ellipse, mouth, type Scene, spline, tube } from '../kit.ts';
import { plume } from '../parts/plumes.ts';
import { drawGlove, drawStalkEye, SHRIMP_ROLES, SHRIMPS } from './mantis-shrimps.ts';

const palette = {
  ...SHRIMPS,
  main: '#1fa588',
  teal: '#2496b4',
  blue: '#4878de',
  violet: '#8a63dc',
  plum: '#b650b4',
};
const roles = { ...SHRIMP_ROLES, teal: 'main', blue: 'main', violet: 'main', plum: 'main' } as const;
const dark = {
  main: '#2d5861',
  teal: '#7c790f',
  blue: '#7b7910',
  violet: '#757b0a',
  plum: '#64810d',
  belly: '#7ba9a6',
  sand: '#99ab27',
  glove: '#5dca39',
  farGlove: '#44971e',
  stalk: '#517d86',
};
const shiny = {
  main: '#f5b04a',
  teal: '#f2884a',
  blue: '#e86258',
  violet: '#c8446e',
  plum: '#9c3a86',
  belly: '#fff0cf',
  sand: '#fff4c8',
  glove: '#3f6ae8',
  farGlove: '#3350b8',
  stalk: '#fbd088',
};

/** The fan of its tail, raised like a cape. */
function drawFan(scene: Scene): void {
  const blades: readonly [number, number, number, string][] = [
    [-112, 118, 56, 'plum'],
    [18, 104, 54, 'plum'],
    [-84, 134, 60, 'violet'],
    [-10, 124, 58, 'violet'],
    [-48, 144, 62, 'blue'],
  ];
  for (const [degrees, length, width, ramp] of blades) {
    scene.form(plume(226, 216, length, width, degrees), {
      ramp,
      miter: true,
      shade: 6,
      rim: false,
      marks: [{ path: plume(226, 216, length, width * 0.4, degrees), ramp: 'sand' }],
    });
  }
}

/** Its back, one plate after the other from the tail to the neck. */
const PLATES: readonly [x: number, y: number, rx: number, ry: number, degrees: number, ramp: string][] = [
  [222, 220, 30, 36, -58, 'plum'],
  [204, 238, 32, 42, -38, 'plum'],
  [178, 244, 34, 48, -14, 'violet'],
  [154, 232, 34, 54, 14, 'violet'],
  [140, 208, 56, 32, -52, 'blue'],
  [132, 180, 60, 30, -28, 'teal'],
  [130, 152, 62, 30, -12, 'main'],
];

/** A mantis shrimp champion that towers over its own clubs. */
export const stomatitan = creature(
  'stomatitan',
  { plan: 'shrimp', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    drawFan(scene);
    // walking legs
    for (const [spine, dim] of [
      ['96,220,10 70,240,8 66,272,5', true],
      ['124,236,10 104,258,8 104,282,5', true],
      ['110,226,11 86,256,8.5 84,286,5', false],
      ['144,246,11 130,270,8.5 134,290,5', false],
      ['176,262,11 170,278,8.5 178,292,5', false],
    ] as const) {
      scene.form(tube(spine), { ramp: 'sand', dim, rim: false, shade: 3 });
    }
    for (const [x, y, rx, ry, degrees, ramp] of PLATES) {
      scene.form(ellipse(x, y, rx, ry, degrees).withThickness(44), {
        ramp,
        shade: 8,
        rim: false,
        lines: [],
      });
    }
    // belly plates
    scene.form(spline('76,142 104,134 118,168 122,206 136,236 116,244 92,224 78,186').withThickness(44), {
      ramp: 'belly',
      shade: 7,
      rim: false,
      lines: [
        { path: '78,166 98,170 116,164', width: 3.2 },
        { path: '80,190 100,194 120,188', width: 3.2 },
        { path: '90,216 108,217 126,210', width: 3.2 },
      ],
    });
    // far club
    scene.form(tube('92,140,18 46,126,16 26,98,15'), { dim: true, rim: false, shade: 4 });
    drawGlove(scene, 14, 108, 39, -6, 'farGlove');
    // antennae and their scales
    scene.form(tube('128,62,4.5 166,24,4 214,22,3.2 252,44,1'), { ramp: 'glove', rim: false, shade: 1.5 });
    scene.form(tube('96,56,4.5 62,14,4 18,8,3.2 -10,30,1'), { ramp: 'farGlove', rim: false, shade: 1.5 });
    scene.form(plume(146, 84, 84, 44, 6), {
      ramp: 'sand',
      miter: true,
      shade: 6,
      rim: false,
      lines: [{ path: '160,86 190,88 216,90', width: 3 }],
    });
    // head and its shield
    drawStalkEye(scene, '92,70,15', 76, 22, 42, 'fierce', true);
    scene.form(spline('64,88 80,58 122,50 158,62 178,98 172,136 132,152 92,148 62,128').withThickness(90), {
      shade: 12,
      marks: [
        { path: spline('50,104 84,96 116,110 128,150 90,160 54,140'), ramp: 'belly' },
        { path: spline('126,46 162,50 190,100 180,140 156,138 150,96 138,66'), ramp: 'teal' },
      ],
      lines: [{ path: '130,54 150,82 156,124', width: 3.6 }],
    });
    drawStalkEye(scene, '124,66,16', 130, 20, 48, 'fierce');
    mouth(scene, 84, 116, 40, 'open');
    // near club, drawn back at the chest
    scene.form([tube('156,152,22 170,192,18 146,212,17'), tube('146,212,17 112,208,15 92,196,15')], {
      rim: false,
      shade: 6,
    });
    drawGlove(scene, 72, 188, 46, -20);
  },
);
