import { creature } from '../creature.ts';
import { blush, ellipse, eyes, ink, type Scene, spline, tube } from '../kit.ts';
import { drawTadbaneBack } from './tadbane-back.ts';

const palette = {
  main: '#3f4f9c',
  belly: '#bfeef0',
  fin: '#a8e8ea',
  vein: '#62bccb',
  spot: '#ff8f2e',
  ring: '#2a3270',
  iris: '#ff8f2e',
};
const roles = { fin: 'belly', vein: 'main', ring: 'main' } as const;
const dark = { fin: '#78a6a2', vein: '#467378', ring: '#00262b' };
const shiny = {
  main: '#e4577f',
  ring: '#a82d60',
  belly: '#fff0dc',
  fin: '#ffe2ea',
  vein: '#f09ab4',
  spot: '#ffe04a',
};

/** A warning spot with its dark ring. */
function spot(x: number, y: number, rx: number, ry: number, degrees = 0) {
  return [
    { path: ellipse(x, y, rx + 5, ry + 5, degrees), ramp: 'ring' },
    { path: ellipse(x, y, rx, ry, degrees), ramp: 'spot' },
  ] as const;
}

/** A stub of a hind leg with a webbed foot. */
function drawFoot(scene: Scene, x: number, y: number, dim: boolean): void {
  scene.form(
    [
      tube([
        [x + 8, y - 28, 12],
        [x, y - 8, 9],
      ]),
      spline([
        [x + 12, y - 14],
        [x + 15, y - 2],
        [x + 4, y + 2],
        [x - 3, y - 1, true],
        [x - 10, y + 3],
        [x - 18, y, true],
        [x - 26, y - 1],
        [x - 24, y - 9],
        [x - 10, y - 15],
      ]),
    ],
    { dim, shade: 4, rim: false },
  );
}

/** A poisonous tadpole with warning spots and worried brows. */
export const tadbane = creature(
  'tadbane',
  {
    plan: 'frog',
    palette,
    roles,
    stage: 1,
    back: (scene) => drawTadbaneBack(scene, spot),
    dark,
    shiny,
  },
  (scene) => {
    // fin, clear as glass
    scene.form(
      spline(
        '118,112! 150,112 176,92 178,66 162,48 140,48 132,62! 124,34 150,6 178,4 196,12! 222,18 244,40 246,62! 260,82 264,110 252,130! 254,156 238,184 218,190! 204,208 184,218 160,216!',
      ),
      {
        ramp: 'fin',
        shade: 9,
        lines: [
          { path: '186,56 194,40 195,26', width: 3, colour: scene.colour('vein') },
          { path: '198,78 220,72 234,66', width: 3, colour: scene.colour('vein') },
          { path: '190,154 202,168 210,180', width: 3, colour: scene.colour('vein') },
          { path: '202,124 222,128 240,130', width: 3, colour: scene.colour('vein') },
          { path: '178,104 186,96 188,84', width: 3, colour: scene.colour('vein') },
          { path: '168,44 166,32 160,24', width: 3, colour: scene.colour('vein') },
        ],
      },
    );
    drawFoot(scene, 84, 240, true);
    // comma of a body
    scene.form(
      [
        spline('22,164 28,128 54,104 92,98 128,108 152,134 160,170 148,204 120,224 82,228 46,216 26,194'),
        tube('128,168,50 176,148,30 194,108,17 190,72,10 172,52,5 156,50,0'),
      ],
      {
        shade: 13,
        marks: [
          { path: spline('10,178 40,184 84,188 124,182 150,200 150,240 20,240'), ramp: 'belly' },
          ...spot(96, 108, 22, 11, 8),
          ...spot(158, 158, 19, 20, -30),
          ...spot(194, 104, 8.5, 12, 8),
        ],
        highlights: [ellipse(56, 118, 15, 6, -30)],
      },
    );
    drawFoot(scene, 138, 243, false);
    // face
    eyes(scene, 74, 150, 58, 30, 37, { kind: 'dot' });
    scene.flat(ink('30,134 40,126 54,121', 4.6), scene.ramp('main').line);
    scene.flat(ink('86,119 102,121 118,130', 5), scene.ramp('main').line);
    scene.flat(ink('27,178 44,190 76,195 108,190 128,174', 4.8), scene.ramp('main').line);
    scene.flat(ink('122,169 129,173 132,180', 3.6), scene.ramp('main').line);
    blush(scene, 136, 188, 8, '#ff9a6a', 0.7);
  },
);
