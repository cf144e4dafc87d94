import { creature } from '../creature.ts';
import { blush, ellipse, eye, ink, type Position, type Scene, skull, spline, tube } from '../kit.ts';
import { drawLoom } from './reverachne-loom.ts';
import { WEAVER, WEAVER_KINDS } from './weavers.ts';

const palette = { ...WEAVER, main: '#a676ea', lid: '#bfa4f2', night: '#2b3478', silver: '#d3d9ec' };
const options = {
  plan: 'spider',
  stage: 2,
  palette,
  ...WEAVER_KINDS,
  roles: { ...WEAVER_KINDS.roles, silver: 'belly' },
  dark: { ...WEAVER_KINDS.dark, lid: '#c42a74', belly: '#ff9ac0', silver: '#9a86b4' },
  shiny: { ...WEAVER_KINDS.shiny, night: '#8f2f56', lid: '#ffb45e', silver: '#ffe2a0' },
} as const;

/** A leg with a sharp knee. */
function drawLeg(
  scene: Scene,
  [root, knee, tip]: readonly [Position, Position, Position],
  dim: boolean,
): void {
  const band: readonly [number, number] = [knee[0] * 0.45 + tip[0] * 0.55, knee[1] * 0.45 + tip[1] * 0.55];
  scene.form(
    [
      tube([
        [...root, 6],
        [...knee, 5.4],
      ]),
      tube([
        [...knee, 5.2],
        [...band, 4.2],
        [...tip, 0],
      ]),
    ],
    {
      dim,
      lineWidth: 0.9,
      shade: 3,
      marks: [{ path: ellipse(...band, 9), ramp: 'night' }],
    },
  );
}

const FAR_LEGS = [
  [
    [122, 104],
    [112, 36],
    [92, -10],
  ],
  [
    [114, 110],
    [80, 46],
    [38, 18],
  ],
  [
    [112, 126],
    [66, 146],
    [6, 140],
  ],
  [
    [114, 138],
    [76, 176],
    [34, 200],
  ],
] as const;
const NEAR_LEGS = [
  [
    [142, 104],
    [152, 34],
    [176, -10],
  ],
  [
    [148, 110],
    [184, 46],
    [226, 24],
  ],
  [
    [150, 126],
    [194, 148],
    [252, 140],
  ],
  [
    [146, 138],
    [190, 172],
    [230, 194],
  ],
] as const;

/** A spider in the middle of its loom, on which a face sleeps. */
export const reverachne = creature('reverachne', options, (scene) => {
  drawLoom(scene);
  // legs
  for (const leg of FAR_LEGS) drawLeg(scene, leg, true);
  for (const leg of NEAR_LEGS) drawLeg(scene, leg, false);
  // body
  scene.form(skull(136, 86, 37), {
    shade: 10,
    marks: [{ path: spline('124,54! 150,58 160,80 150,102 126,104! 142,92 144,72'), ramp: 'belly' }],
  });
  scene.form(skull(126, 130, 36, { cheek: 0.4 }), { shade: 7, cast: [ellipse(132, 96, 38, 12)] });
  // face
  eye(scene, 109, 130, 20, 23, { kind: 'calm', mirror: true });
  eye(scene, 141, 130, 26, 26, { kind: 'calm' });
  scene.flat(ellipse(124, 111, 3.6, 4.2), 'night');
  scene.flat(ink('115,149 124,153 134,148', 3.6), '#1e1528');
  blush(scene, 147, 147, 6);
});
