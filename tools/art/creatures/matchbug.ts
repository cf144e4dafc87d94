import { creature } from '../creature.ts';
import { blush, curl, ellipse, eye, fluff, polygon, type Scene, skull, spline, tube } from '../kit.ts';
import { MATCH, MATCH_KINDS } from './matches.ts';

const options = {
  plan: 'beetle',
  stage: 1,
  palette: { ...MATCH, smoke: '#dcdae4', glass: '#e8f4f4' },
  ...MATCH_KINDS,
  roles: { ...MATCH_KINDS.roles, smoke: 'belly', glass: 'belly' },
} as const;

/** A thin limb with a round hand, through its root, joint and end. */
function drawLimb(scene: Scene, points: string, dim = false): void {
  const [root, joint, end] = points.split(' ').map((text) => text.split(',').map(Number));
  const [x, y] = end as [number, number];
  scene.form([tube(`${root},3.4 ${joint},3`), tube(`${joint},2.9 ${end},2.6`), ellipse(x, y, 6)], {
    ramp: 'coal',
    lineWidth: 0.8,
    shade: 2,
    dim,
  });
}

/** The wisp of smoke from the scorched crown. */
function drawSmoke(scene: Scene): void {
  scene.form(
    [
      fluff(126, -6, 25, 19, 7, 0.2),
      fluff(160, -20, 20, 16, 7, 0.2),
      ellipse(188, -30, 10, 8),
      ellipse(202, -42, 6, 5),
    ],
    {
      ramp: 'smoke',
      shade: 5,
      rim: false,
      lines: [curl(124, -8, 9), curl(162, -20, 8, 60)],
      lineWidth: 0.85,
    },
  );
}

/** A beetle like a match that startles itself. */
export const matchbug = creature('matchbug', options, (scene) => {
  drawSmoke(scene);
  // far limbs
  drawLimb(scene, '112,146 72,150 42,126', true);
  drawLimb(scene, '114,166 84,178 56,168', true);
  drawLimb(scene, '122,208 96,220 94,246', true);
  // wing, and wing cases that popped open
  scene.form(spline('142,142! 176,150 206,176 214,204! 180,200 150,176'), {
    ramp: 'glass',
    shade: 4,
    lineWidth: 0.9,
  });
  scene.form(spline('136,134! 164,118 196,120 212,136! 194,154 158,160'), { shade: 5, lineWidth: 0.9 });
  // near limbs
  drawLimb(scene, '140,168 172,184 188,164');
  // stick of a body
  scene.form(polygon('106,116 144,112 154,232 120,238'), {
    ramp: 'belly',
    shade: 5,
    marks: [{ path: polygon('134,100 170,100 176,250 144,250'), flat: scene.ramp('belly').shade }],
    lines: [
      { path: '108,156 126,160 146,154', width: 3.4 },
      { path: '110,178 128,182 148,176', width: 3.4 },
      { path: '118,192 119,203 120,212', width: 3 },
      { path: '128,186 130,202 132,216', width: 3 },
    ],
    cast: [ellipse(112, 122, 50, 18)],
  });
  drawLimb(scene, '144,146 186,142 206,108');
  drawLimb(scene, '150,206 178,212 172,244');
  // feelers
  drawLimb(scene, '70,36 46,14 24,26', true);
  drawLimb(scene, '142,32 172,18 190,36');
  // head
  scene.form(skull(104, 74, 62, { wide: 0.98 }), {
    shade: 12,
    marks: [
      {
        path: spline('50,38! 60,0 110,-8 160,26! 146,46 132,32! 120,54 108,38! 96,54 82,38! 68,54'),
        ramp: 'flameMiddle',
      },
      {
        path: spline('50,28! 60,0 110,-8 160,16! 144,34 132,22! 120,42 108,28! 96,44 82,28! 68,42'),
        ramp: 'coal',
      },
    ],
  });
  // face
  const startled = { irisWidth: 0.4, irisHeight: 0.36, look: [0, 0], lid: 0 } as const;
  eye(scene, 75, 80, 34, 43, startled);
  eye(scene, 127, 78, 42, 48, startled);
  scene.form(ellipse(97, 116, 9, 11), { ramp: '#6a1832', flat: true, lineWidth: 0.6 });
  blush(scene, 145, 108, 8, '#ffb0a0');
});
