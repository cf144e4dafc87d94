import { creature } from '../creature.ts';
import { blush, ellipse, eye, mouth, spline, tube } from '../kit.ts';
import { sleepyLid } from '../parts/eyelids.ts';
import { drawBulb } from './incandeel-bulb.ts';

const palette = {
  main: '#1f7fa8',
  belly: '#c9f2ee',
  fin: '#155e92',
  sea: '#8fdcf2',
  deepSea: '#4fb4e0',
  gold: '#e2a93a',
  copper: '#e07a2c',
  glow: '#fff6c4',
  iris: '#d27a12',
};
const roles = {
  fin: 'main',
  sea: 'main',
  deepSea: 'main',
  copper: 'accent',
  glow: 'accent',
} as const;
const dark = {
  main: '#3a3270',
  belly: '#9484b8',
  fin: '#241c4c',
  sea: '#6a5f9e',
  deepSea: '#473c80',
  gold: '#a2668c',
  copper: '#e0307c',
  glow: '#ffc4e4',
};
const shiny = {
  main: '#b04a8e',
  belly: '#ffe6f2',
  fin: '#7c2f86',
  sea: '#d9f7d4',
  deepSea: '#9fe0b4',
  gold: '#d8e2ee',
  copper: '#2f9f6a',
  glow: '#f4ffb0',
};

/** An eel that winds up into the filament of a bulb full of sea. */
export const incandeel = creature(
  'incandeel',
  { plan: 'eel', stage: 2, float: 4, palette, roles, dark, shiny },
  (scene) => {
    // tail with its ribbon fin
    scene.form(
      spline(
        '176,206! 206,196 226,176 234,148 244,118 268,108 292,120! 284,138 278,160 264,196 236,226 200,240 172,236!',
      ),
      {
        ramp: 'fin',
        shade: 5,
        lines: [
          { path: '262,130 272,122', width: 3 },
          { path: '262,156 276,152', width: 3 },
          { path: '248,190 262,192', width: 3 },
        ],
      },
    );
    scene.form(tube('150,204,26 190,210,20 226,190,15 244,154,11 262,126,0.4'), { shade: 7 });
    drawBulb(scene);
    // neck
    scene.form(tube('182,214,22 142,230,26 96,238,25 52,226,24 22,196,22 14,160,22'), {
      shade: 9,
      marks: [
        { path: tube('150,254,18 96,262,18 40,246,20 2,206,18 -8,160,16'), ramp: 'belly' },
        {
          path: [ellipse(46, 202, 6), ellipse(62, 216, 5), ellipse(81, 224, 4.2)],
          flat: scene.colour('glow'),
        },
      ],
    });
    // brass collar with its thread
    scene.form(
      spline(
        '104,160! 144,170 184,160! 190,170 184,176! 190,188 183,194! 186,206 178,214! 144,222 110,214! 102,206 105,194! 98,188 104,176! 98,170',
      ),
      {
        ramp: 'gold',
        gloss: true,
        shade: 8,
        lines: [
          { path: '104,177 144,187 184,177', width: 3.4, taper: 'both' },
          { path: '105,195 144,205 183,195', width: 3.4, taper: 'both' },
        ],
        highlights: [tube('118,171,2 120,186,2.6 119,204,2.4')],
      },
    );
    // crest of the head
    scene.form(
      spline('20,112! 34,90 58,84 78,92! 72,102 72,110 80,116! 72,122 70,132 76,142! 62,150 44,146!'),
      {
        ramp: 'fin',
        miter: true,
        lines: [
          { path: '38,110 52,100 64,96', width: 3 },
          { path: '48,124 60,118 68,118', width: 3 },
        ],
      },
    );
    // head
    scene.form(
      spline('14,102 42,106 60,128 60,156 46,176 20,184 -14,184 -42,174 -54,158 -46,142 -30,130 -14,112'),
      {
        shade: 9,
        marks: [{ path: spline('-60,162 -30,166 0,168 30,164 62,158 60,200 -60,200'), ramp: 'belly' }],
      },
    );
    // near fin, folded at the breast
    scene.form(spline('78,214! 98,226 106,246 104,264! 86,262 70,248 62,230!'), {
      ramp: 'fin',
      miter: true,
      lines: [
        { path: '80,226 92,240 96,252', width: 3 },
        { path: '72,232 82,246 86,252', width: 3 },
      ],
    });
    // face
    eye(scene, 24, 138, 28, 32, { look: [-0.16, 0.1] });
    eye(scene, -17, 138, 18, 27, { look: [-0.16, 0.1] });
    sleepyLid(scene, 24, 138, 28, 32, 0.22, 'main');
    sleepyLid(scene, -17, 138, 18, 27, 0.22, 'main');
    mouth(scene, -20, 164, 20, 'smile', { lineWidth: 3.2 });
    scene.ink('-44,142 -40,146', 3);
    blush(scene, 38, 160, 8);
  },
);
