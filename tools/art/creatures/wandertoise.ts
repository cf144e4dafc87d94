import { creature } from '../creature.ts';
import { blush, ellipse, eyes, fluff, leg, mouth, type Scene, skull, spline, tube } from '../kit.ts';
import { sleepyLids } from '../parts/eyelids.ts';
import { drawKettle, drawLanternPole, drawSignpost, drawTent } from './wandertoise-camp.ts';

const palette = {
  main: '#b9b06e',
  belly: '#ece2b4',
  scale: '#8f8448',
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
  main: '#746a66',
  belly: '#a0958a',
  shell: '#4b423e',
  moss: '#645b57',
  canvas: '#a2978d',
  sail: '#b6aba0',
  red: '#dd8419',
  wood: '#504743',
  board: '#756b67',
  lamp: '#ff9736',
  iron: '#463d3a',
  flame: '#aa5f06',
  flameMiddle: '#ed881a',
  flameTip: '#f0e3d8',
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

const MOSS = { ramp: 'moss', lineWidth: 0.85, rim: false, shade: 3 } as const;

/** A scaly near leg; its foot is `step` units to the left of the hip at `x`. */
function drawLeg(scene: Scene, x: number, step: number): void {
  const scales = [
    [x - 8, 222, 6],
    [x + 7, 217, 5],
    [x + 2, 231, 4.4],
  ] as const;
  scene.form(tube(`${x + 4},206,21 ${x - step * 0.3},230,19 ${x - step},246,20`, { endCap: 'flat' }), {
    marks: [{ path: scales.map(([cx, cy, radius]) => ellipse(cx - step * 0.2, cy, radius)), ramp: 'scale' }],
  });
  // claws
  for (const [offset, size] of [
    [-16, 8],
    [-2, 9],
    [12, 8],
  ] as const) {
    const left = x - step + offset;
    scene.form(
      spline(`${left - size},258! ${left - size * 0.6},249 ${left + size * 0.4},248 ${left + size},257!`),
      {
        ramp: 'belly',
        lineWidth: 0.7,
        rim: false,
        shade: 2,
      },
    );
  }
}

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
    drawLeg(scene, 112, 12);
    drawLeg(scene, 222, 0);
    drawLanternPole(scene);
    // head
    scene.form(fluff(36, 207, 22, 11, 7, 0.3), { ramp: 'moss', lineWidth: 0.85, rim: false, shade: 3 });
    scene.form([skull(42, 168, 34, { wide: 1.04 }), ellipse(24, 186, 22, 16)], { shade: 8 });
    eyes(scene, 37, 165, 40, 24, 29);
    sleepyLids(scene, 37, 165, 40, 24, 29, 0.12, 'main');
    // bushy brows of moss
    scene.form(spline('4,148! 2,140 10,136! 12,130 20,132! 26,130 29,140! 22,146 12,146'), MOSS);
    scene.form(
      spline('42,145! 42,136 50,133! 54,126 62,130! 70,128 74,136! 82,140 78,150! 68,144 54,143'),
      MOSS,
    );
    mouth(scene, 28, 187, 26, 'smile', { lineWidth: 3 });
    blush(scene, 60, 181, 7);
  },
);
