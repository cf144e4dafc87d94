import { creature } from '../creature.ts';
import {
  blush,
  ellipse,
  eye,
  fluff,
  ink,
  type Point,
  ribs,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { WEAVER, WEAVER_KINDS } from './weavers.ts';

const options = {
  plan: 'spider',
  stage: 1,
  float: 4,
  palette: { ...WEAVER, limb: '#7d78d8', face: '#efe2ff', lid: '#c39bf2' },
  ...WEAVER_KINDS,
  roles: { ...WEAVER_KINDS.roles, limb: 'main', face: 'belly' },
  dark: { ...WEAVER_KINDS.dark, limb: '#727d00', face: '#a3d3cf', lid: '#879303' },
  shiny: { ...WEAVER_KINDS.shiny, limb: '#e8708a', face: '#e9fff2', lid: '#6fdcb0' },
} as const;

/** A leg of two pieces, from the body over the knee to its tip. */
function drawLeg(scene: Scene, root: string, knee: string, tip: string, dim = false): void {
  scene.form([tube(`${root},9 ${knee},7.5`), tube(`${knee},7.5 ${tip},5`)], {
    ramp: 'limb',
    dim,
    rim: false,
    shade: 3,
  });
}

/** The drop spindle on which it rides: whorl, shaft and a cop of yarn. */
function drawSpindle(scene: Scene): void {
  scene.form(tube('128,190,6 128,262,5.5 128,292,1.2'), { ramp: 'accent', rim: false });
  scene.form(spline('78,214! 128,226 178,214! 176,236 154,262 128,270 102,262 80,236').withThickness(56), {
    ramp: 'belly',
    shade: 8,
    lines: [
      { path: '82,226 128,238 174,225', width: 3 },
      { path: '88,240 128,251 168,239', width: 3 },
      { path: '100,254 128,261 156,253', width: 3 },
    ],
  });
  scene.form(spline('44,200 128,178 212,200 208,220 128,236 48,220').withThickness(40), {
    ramp: 'accent',
    shade: 6,
    marks: [{ path: ellipse(128, 200, 72, 14), ramp: 'night' }],
  });
}

/** A round eye under a heavy lid. */
function drawSleepyEye(scene: Scene, x: number, y: number, width: number, height: number): void {
  eye(scene, x, y, width, height, { kind: 'dot' });
  if (scene.blink) return;
  const [rx, ry] = [width / 2 + 2, height / 2 + 2];
  const edge: Point[] = [
    [x - rx, y - ry * 0.2, true],
    [x, y - ry * 0.26],
    [x + rx + 2, y + ry * 0.02, true],
  ];
  const top: Point[] = [
    [x + rx * 0.86, y - ry * 0.66],
    [x, y - ry * 1.1],
    [x - rx * 0.8, y - ry * 0.76],
  ];
  scene.flat(spline([...edge, ...top]), 'lid');
  scene.flat(ink(edge, 5), '#1e1528');
}

/** A round little spider in a nightcap that rides on its spindle and spins dreams into yarn. */
export const dreamspin = creature('dreamspin', options, (scene) => {
  // thread from which all hangs
  scene.form(tube('200,-60,2.8 200,20,2.8'), { ramp: 'belly', lineWidth: 0.6, flat: true });
  // legs at both sides
  drawLeg(scene, '62,104', '20,86', '-2,112', true);
  drawLeg(scene, '58,126', '12,126', '-2,160', true);
  drawLeg(scene, '198,98', '236,74', '262,98');
  drawLeg(scene, '200,124', '246,118', '262,154');
  drawSpindle(scene);
  // the hand that holds the thread
  drawLeg(scene, '186,84', '240,58', '202,8');
  // body, which is the head
  scene.form(skull(128, 118, 80, { cheek: 0.5, high: 0.94 }), {
    shade: 15,
    cast: [ellipse(128, 58, 84, 18)],
    marks: [
      {
        path: spline('54,126 76,104 112,116 138,100 178,112 198,132 188,170 142,192 92,190 60,166'),
        ramp: 'face',
      },
    ],
  });
  // hands on the whorl
  drawLeg(scene, '74,166', '40,178', '78,200', true);
  drawLeg(scene, '178,170', '214,182', '172,202');
  // nightcap
  scene.form(
    spline(
      '50,66! 56,26 74,0 100,-14 78,-26 52,-18 34,6 20,10 14,-4 34,-42 84,-58 140,-46 184,-12 204,28 208,66! 130,54',
    ).withThickness(70),
    {
      ramp: 'night',
      shade: 10,
      marks: [
        {
          path: [ellipse(116, 22, 8), ellipse(166, 36, 6.5), ellipse(152, -6, 5.5), ellipse(78, 38, 6)],
          ramp: 'accent',
        },
      ],
      lines: [{ path: '98,-13 118,-14 136,-8', width: 3.4 }],
    },
  );
  const brim = '46,70,13 88,54,14 128,50,14 170,54,14 210,70,13';
  scene.form(tube(brim), { ramp: 'belly', shade: 5, lines: ribs(brim, 9) });
  scene.form(fluff(20, 12, 21, 21, 8, 0.18), { ramp: 'accent', shade: 5 });
  // face
  scene.flat(ink('72,132 80,143 94,147 108,142 114,132', 6.4), '#1e1528');
  drawSleepyEye(scene, 154, 128, 48, 56);
  for (const [x, y, radius] of [
    [112, 88, 6],
    [136, 87, 6.5],
  ] as const) {
    scene.flat(ellipse(x, y, radius), '#1e1528');
    if (!scene.blink) scene.flat(ellipse(x - 1.8, y - 2, radius * 0.36), '#ffffff');
  }
  scene.form(ellipse(122, 166, 9, 12), { ramp: '#7a2f56', flat: true, lineWidth: 0.6 });
  blush(scene, 72, 160, 11);
  blush(scene, 182, 164, 11);
});
