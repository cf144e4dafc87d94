import { creature } from '../creature.ts';
import { ellipse, eye, ink, type Point, type Scene, skull, spline, star, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';
import { WEAVER, WEAVER_KINDS } from './weavers.ts';

const options = {
  plan: 'spider',
  stage: 2,
  palette: { ...WEAVER, main: '#a678ea', limb: '#5a54c4', face: '#efe2ff', silver: '#dfe6ff' },
  ...WEAVER_KINDS,
  roles: { ...WEAVER_KINDS.roles, limb: 'main', face: 'belly', silver: 'belly' },
  dark: { ...WEAVER_KINDS.dark, main: '#737c0f', limb: '#787a04', face: '#adddd9', silver: '#89b8b4' },
  shiny: { ...WEAVER_KINDS.shiny, limb: '#d0486a', face: '#f2fff4', silver: '#fff0b8' },
} as const;

/** A long leg: up to the knee, then down to a pale tip. */
function drawLeg(scene: Scene, points: readonly [Point, Point, Point, Point], dim = false): void {
  const [root, knee, shin, tip] = points;
  scene.form(
    [
      tube([
        [root[0], root[1], 11],
        [(root[0] + knee[0]) / 2, (root[1] + knee[1]) / 2 - 6, 9],
        [knee[0], knee[1], 9],
      ]),
      tube([
        [knee[0], knee[1], 9],
        [shin[0], shin[1], 6.5],
        [tip[0], tip[1], 2],
      ]),
    ],
    {
      ramp: 'limb',
      dim,
      rim: false,
      shade: 4,
      marks: [
        { path: ellipse(knee[0], knee[1], 11), ramp: 'main' },
        { path: ellipse((shin[0] + tip[0]) / 2, (shin[1] + tip[1]) / 2, 8), ramp: 'silver' },
      ],
    },
  );
}

/** The web in its ring, seen behind. */
function drawWeb(scene: Scene, x: number, y: number, radius: number): void {
  const spokes = Array.from({ length: 12 }, (_, i) =>
    ink([polar(x, y, 20, i * 30 + 8), polar(x, y, radius, i * 30 + 8)], 2.4, 'none'),
  );
  const rings = [0.76, 0.9].flatMap((share) =>
    Array.from({ length: 12 }, (_, i) => {
      const angle = i * 30 + 8;
      return ink(
        [
          polar(x, y, radius * share, angle),
          polar(x, y, radius * share * 0.93, angle + 15),
          polar(x, y, radius * share, angle + 30),
        ],
        2.2,
        'none',
      );
    }),
  );
  const silver = scene.colour('silver');
  scene.form(ellipse(x, y, radius + 9), { ramp: 'silver', shade: 4, rim: false });
  scene.form(ellipse(x, y, radius), {
    ramp: 'night',
    outline: 'inner',
    shade: 0,
    rim: false,
    lines: [...spokes, ...rings].map((path) => ({ path, colour: silver })),
  });
}

/** A weaver whose abdomen wears the face of somebody asleep, before its web. */
export const reverachne = creature('reverachne', options, (scene) => {
  drawWeb(scene, 128, 84, 116);
  // hind legs
  drawLeg(
    scene,
    [
      [86, 168],
      [26, 92],
      [-8, 132],
      [-22, 196],
    ],
    true,
  );
  drawLeg(
    scene,
    [
      [170, 168],
      [230, 92],
      [264, 132],
      [278, 196],
    ],
    true,
  );
  // abdomen with the sleeping face
  scene.form(ellipse(128, 96, 78, 76), {
    shade: 15,
    marks: [
      {
        path: spline('128,34! 176,44 196,84 190,124 160,154 128,162 96,154 66,124 60,84 80,44'),
        ramp: 'face',
      },
      { path: spline('128,20! 150,40 172,40 206,70 206,10 50,10 50,70 84,40 106,40'), ramp: 'night' },
    ],
  });
  const line = scene.ramp('night').line;
  for (const side of [-1, 1]) {
    const at = (a: number, b: number): Point => [128 + side * a, 96 + b];
    scene.flat(ink([at(50, -8), at(40, 4), at(28, 7), at(14, -2)], 6), line);
    scene.flat(ink([at(46, 2), at(50, 9)], 4.6, 'end'), line);
    scene.flat(ink([at(34, 7), at(36, 14)], 4.6, 'end'), line);
    scene.flat(ink([at(22, 5), at(21, 12)], 4.6, 'end'), line);
  }
  scene.flat(ink('112,126 122,131 134,131 144,126', 5), line);
  scene.form(star(128, 52, 14, 5, 4), {
    back: 'over',
    ramp: 'accent',
    rim: false,
    shade: 1.6,
    lineWidth: 0.7,
  });
  // legs
  drawLeg(scene, [
    [84, 186],
    [8, 148],
    [-14, 196],
    [-6, 262],
  ]);
  drawLeg(scene, [
    [172, 186],
    [248, 148],
    [270, 196],
    [262, 262],
  ]);
  drawLeg(scene, [
    [92, 204],
    [34, 192],
    [22, 236],
    [40, 282],
  ]);
  drawLeg(scene, [
    [164, 204],
    [222, 192],
    [234, 236],
    [216, 282],
  ]);
  // head
  scene.form(skull(128, 204, 54, { cheek: 0.8, high: 0.86 }), {
    shade: 11,
    cast: [ellipse(128, 156, 66, 22)],
    marks: [{ path: spline('78,206 98,190 128,200 158,190 178,206 172,240 128,256 84,240'), ramp: 'face' }],
  });
  // short front legs, folded over its silk
  scene.form(tube('98,246,8 104,262,7 120,266,5'), { ramp: 'limb', rim: false, shade: 3 });
  scene.form(tube('158,246,8 152,262,7 136,266,5'), { ramp: 'limb', rim: false, shade: 3 });
  // eyes
  for (const [x, y, radius] of [
    [102, 178, 8],
    [154, 178, 8],
    [121, 172, 6],
    [136, 172, 6],
  ] as const) {
    scene.form(ellipse(x, y, radius), { ramp: '#241a3a', flat: true, lineWidth: 0.5 });
    if (!scene.blink) scene.flat(ellipse(x - 2, y - 2.4, radius * 0.36), '#ffffff');
  }
  eye(scene, 105, 213, 30, 31, { kind: 'calm', mirror: true });
  eye(scene, 151, 213, 32, 32, { kind: 'calm' });
  scene.ink('119,237 128,242 137,237', 3.8);
});
