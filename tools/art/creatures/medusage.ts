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

/** Arms and veil below the bell, the long ones behind. */
function drawVeil(scene: Scene): void {
  for (const [spine, ramp, dim] of [
    ['70,150,15 46,190,13 62,232,10 40,268,7 52,292,2', 'robe', true],
    ['178,150,16 206,186,14 190,232,11 216,262,8 202,290,2', 'robe', true],
    ['96,160,17 84,206,15 102,248,11 88,286,8 96,308,2', 'fold', false],
    ['156,160,17 170,206,15 150,250,11 168,286,8 158,308,2', 'fold', false],
  ] as const) {
    scene.form(tube(spine), { ramp, dim, rim: false, shade: 5 });
  }
}

/** A jellyfish with the bearing of an old scholar. */
export const medusage = creature(
  'medusage',
  { plan: 'jellyfish', palette, stage: 2, float: 4, roles, dark, shiny },
  (scene) => {
    drawVeil(scene);
    // the arm that holds up a pearl of light
    scene.form(tube('60,140,12 20,150,10 2,120,9 8,94,8'), {
      ramp: 'tentacle',
      dim: true,
      rim: false,
      shade: 3,
    });
    scene.form(ellipse(10, 74, 23, 23), {
      ramp: 'accent',
      shade: 5,
      marks: [{ path: ellipse(8, 72, 14, 14), flat: '#fff4fb' }],
    });
    scene.form(tube('190,140,13 228,156,11 236,186,9 224,204,8'), { ramp: 'tentacle', rim: false, shade: 3 });
    // bell
    scene.form(
      spline(
        '124,10 172,20 206,56 216,104 210,140! 196,152 182,146 176,142! 160,160 140,154 134,148! 118,164 98,156 92,148! 76,158 58,152 52,142! 38,148 34,142 30,132! 32,72 70,22',
      ).withThickness(120),
      {
        shade: 15,
        highlights: [ellipse(70, 60, 17, 10, -42)],
        marks: [{ path: spline('20,126 60,134 124,140 190,134 230,122 220,180 20,180'), ramp: 'fold' }],
      },
    );
    // beard of curling tentacles
    scene.form(
      spline(
        '58,126! 86,134 122,136 160,132 186,124! 190,148 180,168! 174,160 168,158! 170,188 156,212! 148,200 144,190! 142,224 122,252! 112,230 108,204! 100,214 92,222! 80,196 82,168! 74,174 66,176! 54,152',
      ).withThickness(60),
      {
        ramp: 'belly',
        miter: true,
        shade: 9,
        lines: ['96,150 100,176 96,196', '122,156 126,188 122,216', '148,150 150,172 148,186'].map(
          (path) => ({ path, width: 3.4 }),
        ),
      },
    );
    // moustache and brows
    scene.form(spline('116,120! 92,112 66,122 44,116! 54,138 86,146 118,130!').withThickness(18), {
      ramp: 'belly',
      rim: false,
      shade: 4,
    });
    scene.form(spline('120,120! 146,112 172,122 196,114! 188,138 156,146 120,130!').withThickness(18), {
      ramp: 'belly',
      rim: false,
      shade: 4,
    });
    scene.form(tube('54,72,3 72,60,8 92,68,3'), { ramp: 'belly', rim: false, shade: 2, lineWidth: 0.9 });
    scene.form(tube('126,68,3 150,58,8.5 172,70,3'), { ramp: 'belly', rim: false, shade: 2, lineWidth: 0.9 });
    drawCap(scene);
    scene.form(polygon('112,44 124,58 112,76 100,58').withThickness(20), {
      ramp: 'gem',
      rim: false,
      shade: 3,
      lineWidth: 0.85,
    });
    eyes(scene, 110, 92, 72, 34, 38, {});
    blush(scene, 58, 108, 9);
    blush(scene, 178, 108, 10);
    mouth(scene, 114, 134, 22, 'smile', { lineWidth: 3.6 });
  },
);
