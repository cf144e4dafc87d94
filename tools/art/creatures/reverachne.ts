import { creature } from '../creature.ts';
import { blush, ellipse, eye, ink, type Position, type Scene, skull, spline, tube } from '../kit.ts';
import { sleepyLid } from '../parts/eyelids.ts';
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
        [...root, 8],
        [...knee, 6.6],
      ]),
      tube([
        [...knee, 6.4],
        [...band, 5],
        [...tip, 0],
      ]),
    ],
    {
      dim,
      lineWidth: 0.9,
      shade: 3,
      marks: [{ path: ellipse(...band, 11), ramp: 'night' }],
    },
  );
}

const FAR_LEGS = [
  [
    [120, 100],
    [100, 22],
    [66, -34],
  ],
  [
    [112, 108],
    [54, 34],
    [-6, 24],
  ],
  [
    [108, 128],
    [42, 144],
    [-28, 164],
  ],
  [
    [112, 140],
    [52, 182],
    [4, 246],
  ],
] as const;
const NEAR_LEGS = [
  [
    [146, 100],
    [160, 20],
    [196, -36],
  ],
  [
    [152, 108],
    [208, 34],
    [268, 26],
  ],
  [
    [154, 128],
    [216, 144],
    [284, 168],
  ],
  [
    [150, 140],
    [208, 180],
    [250, 248],
  ],
] as const;

/** A spider in the middle of its loom, on which a face sleeps. */
export const reverachne = creature('reverachne', options, (scene) => {
  drawLoom(scene);
  // legs
  for (const leg of FAR_LEGS) drawLeg(scene, leg, true);
  for (const leg of NEAR_LEGS) drawLeg(scene, leg, false);
  // body
  scene.form(skull(136, 84, 38), {
    shade: 10,
    marks: [{ path: spline('126,51! 150,56 162,78 152,100 128,104! 142,90 144,70'), ramp: 'belly' }],
  });
  scene.form(skull(127, 130, 38, { cheek: 0.5 }), { shade: 7, cast: [ellipse(132, 96, 38, 12)] });
  // face
  eye(scene, 109, 130, 22, 27);
  eye(scene, 142, 130, 27, 31);
  sleepyLid(scene, 109, 130, 22, 27, 0.12, 'main');
  sleepyLid(scene, 142, 130, 27, 31, 0.12, 'main');
  scene.flat(ellipse(123, 108, 4, 4.8), 'night');
  scene.flat(ink('116,150 125,155 135,149', 3.6), '#1e1528');
  blush(scene, 151, 149, 6);
  blush(scene, 101, 148, 4.6);
});
