import { creature } from '../creature.ts';
import { blush, ellipse, eyes, fluff, leg, mouth, skull, spline, toes, tube } from '../kit.ts';
import { sleepyLids } from '../parts/eyelids.ts';
import { drawKettle, drawLanternPole, drawSignpost, drawTent } from './wandertoise-camp.ts';

const palette = {
  main: '#b9b06e',
  belly: '#ece2b4',
  shell: '#5f9348',
  moss: '#8fc058',
  canvas: '#f3dfb8',
  sail: '#fff3da',
  red: '#d9473c',
  wood: '#8d5f3c',
  board: '#c08a55',
  inside: '#5a3340',
  iron: '#5c5a74',
  lamp: '#ffc84a',
  flame: '#f0562c',
  flameMiddle: '#ff9a30',
  flameTip: '#ffe27a',
  iris: '#6a4a2a',
};
const roles = {
  canvas: 'belly',
  sail: 'belly',
  red: 'accent',
  lamp: 'accent',
  flameMiddle: 'accent',
  inside: 'fixed',
} as const;
const dark = {
  main: '#6a5c80',
  belly: '#978aa8',
  shell: '#3d355e',
  moss: '#5a4788',
  canvas: '#9a8cab',
  sail: '#aea0bd',
  red: '#ff4a80',
  wood: '#463a58',
  board: '#6f5c80',
  lamp: '#ff7fae',
  iron: '#3a334c',
  flame: '#c81f68',
  flameMiddle: '#ff5f98',
  flameTip: '#ffd0e4',
};
const shiny = {
  main: '#8fb8d6',
  belly: '#eef8ff',
  shell: '#c0703a',
  moss: '#f0a840',
  canvas: '#d7f0e6',
  sail: '#f2fffa',
  red: '#4a7be0',
  wood: '#6a5a8c',
  board: '#a898cc',
  lamp: '#ffe27a',
  iron: '#5c5a74',
  flame: '#f0562c',
  flameMiddle: '#ff9a30',
  flameTip: '#ffe27a',
};

/** An old tortoise with a camp site on its shell. */
export const wandertoise = creature(
  'wandertoise',
  { plan: 'turtle', palette, roles, dark, shiny },
  (scene) => {
    drawSignpost(scene);
    // far legs
    scene.form(leg(92, 210, 252, 36, 32, 6), { dim: true });
    scene.form(leg(186, 210, 252, 36, 32, 6), { dim: true });
    drawTent(scene);
    // neck
    scene.form(tube('100,206,24 66,194,20 48,180,20'), {
      shade: 8,
      lines: [{ path: '74,178 70,192 74,206', width: 3 }],
    });
    // shell
    scene.form(spline('78,214 82,170 106,140 150,124 200,128 236,152 252,190 254,214! 210,224 130,226'), {
      ramp: 'shell',
      shade: 15,
      marks: [{ path: spline('60,206 110,216 170,216 230,208 270,200 270,240 60,240'), ramp: 'belly' }],
      lines: [
        ...[
          '124,166 150,158 172,170 172,190 150,198 126,192 124,166',
          '172,170 192,158 216,166 220,190 196,198 172,190',
          '80,184 100,176 124,182',
          '218,178 236,174 256,184',
          '150,198 148,220',
          '196,198 200,220',
          '100,176 96,156',
        ].map((path) => ({ path, width: 3, taper: 'none' as const })),
      ],
    });
    // moss on the shell, with the camp on it
    scene.form(
      spline(
        '96,156 104,138 130,124 164,120 204,122 238,142! 234,152 224,150! 216,158 206,152! 194,158 184,150! 170,158 160,150! 146,158 136,150! 124,160 116,154! 108,164',
      ),
      {
        ramp: 'moss',
        shade: 4,
        rim: false,
        lineWidth: 0.9,
      },
    );
    drawKettle(scene, 104, 102);
    // near legs
    scene.form(leg(126, 208, 258, 40, 36, 7), { lines: toes(126, 258, 36, 7) });
    scene.form(leg(220, 206, 258, 40, 36, 7), { lines: toes(220, 258, 36, 7) });
    drawLanternPole(scene);
    // head
    scene.form(fluff(36, 207, 22, 11, 7, 0.3), { ramp: 'moss', lineWidth: 0.85, rim: false, shade: 3 });
    scene.form([skull(42, 168, 34, { wide: 1.04 }), ellipse(24, 186, 22, 16)], { shade: 8 });
    eyes(scene, 36, 163, 36, 21, 24, { kind: 'round' });
    sleepyLids(scene, 36, 163, 36, 21, 24, 0.28, 'main');
    mouth(scene, 28, 187, 26, 'smile', { lineWidth: 3 });
    blush(scene, 60, 181, 7);
  },
);
