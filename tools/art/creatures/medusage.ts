import { creature } from '../creature.ts';
import { blush, ellipse, eyes, mouth, polygon, type Scene, spline, tube } from '../kit.ts';

/** The cap of a scholar and its tassel. */
function drawCap(scene: Scene): void {
  scene.form(spline('120,-2! 168,8 216,26! 170,36 124,52! 72,38 24,28! 70,10'), {
    ramp: 'board',
    miter: true,
    shade: 7,
    lines: [{ path: '40,30 80,40 122,48', width: 2.8, colour: scene.ramp('fold').light }],
  });
  scene.form(ellipse(122, 22, 8, 5), { ramp: 'accent', lineWidth: 0.7 });
  scene.form(tube('122,22,2.6 170,28,2.6 200,30,2.6 206,50,2.6 204,66,2.6'), {
    ramp: 'tentacle',
    lineWidth: 0.7,
    rim: false,
  });
  scene.form(spline('204,62! 214,78 212,96! 205,90 204,98! 200,90 194,94! 194,76'), {
    ramp: 'accent',
    lineWidth: 0.8,
    miter: true,
  });
}

const palette = {
  main: '#a4dcf6',
  belly: '#e8fbff',
  accent: '#ff8fd0',
  robe: '#6650c4',
  fold: '#8a74e0',
  tentacle: '#d6caff',
  board: '#4a3aa0',
  gem: '#ff6fb8',
  iris: '#d94fae',
};
const roles = { gem: 'accent' } as const;
const dark = {
  robe: '#104045',
  fold: '#767b07',
  board: '#003338',
  tentacle: '#afb228',
  gem: '#83d228',
  main: '#37616c',
};
const shiny = {
  main: '#ffc0c8',
  belly: '#fff4ee',
  robe: '#c8553f',
  fold: '#e8805a',
  board: '#8f2f3f',
  tentacle: '#ffe2b0',
  accent: '#ffb45f',
  gem: '#4fd0e0',
};

/** A jellyfish with the bearing of an old scholar. */
export const medusage = creature(
  'medusage',
  { plan: 'jellyfish', palette, stage: 2, float: 2, roles, dark, shiny },
  (scene) => {
    // trailing veil
    scene.form(
      spline(
        '90,120! 166,120 186,168 206,212 240,246 262,250! 240,264 212,262! 206,276 188,284! 176,276 166,268! 150,282 126,288! 114,276 106,266! 88,276 70,274! 76,240 80,180!',
      ),
      {
        ramp: 'robe',
        shade: 14,
        marks: [
          {
            path: spline('60,262 106,254 166,256 210,250 262,240! 270,300 60,300'),
            ramp: 'accent',
            opacity: 0.85,
          },
        ],
        lines: [
          { path: '164,196 180,236 184,262', width: 3.8 },
          { path: '104,206 102,240 96,262', width: 3.6 },
        ],
      },
    );
    // far sleeve with a glowing arm
    scene.form(tube('56,176,9 34,166,8 22,144,7 28,124,5 38,122,3'), { ramp: 'tentacle', dim: true });
    scene.form(ellipse(36, 118, 10), {
      ramp: 'gem',
      lineWidth: 0.75,
      gloss: true,
      highlights: [ellipse(32, 114, 4, 3, -30)],
    });
    scene.form(spline('96,124 66,138 46,160 38,174! 34,206 44,234! 66,228 88,206 108,180'), {
      ramp: 'fold',
      dim: true,
      miter: true,
      marks: [{ path: spline('38,174! 52,190 54,214 44,240! 26,220 26,190'), ramp: 'accent' }],
    });
    // near sleeve, folded before the breast
    scene.form(
      spline(
        '150,120 184,134 206,170 222,226! 198,232 168,216 138,206 112,204! 106,190 110,178! 130,176 148,164',
      ),
      {
        ramp: 'fold',
        miter: true,
        shade: 9,
        marks: [{ path: spline('112,206! 108,190 110,176! 122,186 128,200 142,212'), ramp: 'accent' }],
        lines: [
          { path: '172,150 184,180 190,208', width: 3.6 },
          { path: '152,168 154,184 148,196', width: 3.4 },
        ],
      },
    );
    // beard of tentacles
    const beard = { ramp: 'tentacle', shade: 4 } as const;
    scene.form(tube('84,122,7 72,150,7 82,176,5 74,200,0'), { ...beard, dim: true });
    scene.form(tube('136,124,8 146,150,7 136,176,5.5 144,200,0'), beard);
    scene.form(tube('98,126,8 90,160,8 102,192,6 92,226,0'), beard);
    scene.form(tube('118,126,8.5 122,164,8 110,202,6 120,240,0'), beard);
    // frill
    scene.form(
      spline('74,116! 76,132 86,140! 96,132 104,142! 112,132 124,142! 132,132 146,140! 154,130 152,116!'),
      {
        ramp: 'accent',
        miter: true,
        lineWidth: 0.9,
      },
    );
    // bell
    const hem =
      '188,122 176,126 166,118! 156,130 142,132 132,122! 122,134 108,134 98,122! 88,132 74,130 66,118! 58,124';
    scene.form(spline(`116,30 158,36 186,70 194,112! ${hem} 46,118! 48,74 74,38`), {
      shade: 13,
      gloss: true,
      highlights: [spline('64,78 76,56 96,46 92,56 78,70 70,90')],
      marks: [{ path: spline('40,110 80,118 120,122 160,118 200,104 200,150 40,150'), ramp: 'belly' }],
    });
    drawCap(scene);
    // gem of the third eye
    scene.form(polygon('106,60 116,73 106,87 96,73').withThickness(14), {
      ramp: 'gem',
      lineWidth: 0.7,
      miter: true,
      rim: false,
      marks: [{ path: polygon('106,60 106,87 96,73'), flat: '#ffffff', opacity: 0.45 }],
    });
    // face with the brows of an old man
    eyes(scene, 106, 100, 54, 25, 24, { kind: 'calm' });
    scene.form(spline('94,86! 82,76 66,78 54,90 48,104! 60,94 74,88'), {
      ramp: 'belly',
      lineWidth: 0.7,
      miter: true,
      rim: false,
    });
    scene.form(spline('116,86! 130,74 148,76 162,90 168,106! 154,94 138,88'), {
      ramp: 'belly',
      lineWidth: 0.7,
      miter: true,
      rim: false,
    });
    mouth(scene, 100, 116, 18, 'smile');
    blush(scene, 70, 116, 8, '#ff6fb0');
    blush(scene, 146, 118, 9, '#ff6fb0');
  },
);
