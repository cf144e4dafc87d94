import { creature } from '../creature.ts';
import { blush, drawCrystal, eyes, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#3f8fa8',
  belly: '#f6fcff',
  ice: '#b9f0ff',
  beak: '#ffb03b',
  accent: '#ff6b6b',
  iris: '#2a55b8',
};
const roles = { beak: 'accent', ice: 'belly' } as const;
const dark = { ice: '#a58bff' };
const shiny = { main: '#e0608c', belly: '#fff1e0', ice: '#ffe0f2', accent: '#3fb8a8', beak: '#ffb03b' };

/** A webbed foot whose middle is at (x, y). */
function foot(scene: Scene, x: number, y: number, dim: boolean): void {
  const outline = `${x - 24},${y + 4} ${x - 14},${y - 8} ${x + 6},${y - 10} ${x + 18},${y - 2} ${x + 14},${y + 5}`;
  scene.form(spline(`${outline} ${x - 6},${y + 6}`), {
    ramp: 'beak',
    dim,
    rim: false,
    lines: [{ path: `${x - 10},${y - 4} ${x - 12},${y + 3}`, width: 2.6 }],
  });
}

const plan = 'penguin';

/** A penguin with a mane of ice quills and a warm scarf. */
export const icequill = creature('icequill', { plan, palette, stage: 1, roles, dark, shiny }, (scene) => {
  foot(scene, 102, 226, true);
  foot(scene, 150, 229, false);
  // quills from the brow down the back
  drawCrystal(scene, 118, 60, 48, 22, -96, { ramp: 'ice' });
  drawCrystal(scene, 144, 60, 60, 26, -66, { ramp: 'ice' });
  drawCrystal(scene, 166, 76, 62, 28, -36, { ramp: 'ice' });
  drawCrystal(scene, 180, 104, 54, 26, -10, { ramp: 'ice' });
  drawCrystal(scene, 184, 132, 42, 22, 12, { ramp: 'ice' });
  // far wing
  scene.form(spline('78,132 54,144 36,170 34,190! 54,190 78,176'), { dim: true });
  // body with its pale face and belly
  const paleUpper = '112,94 128,84 146,88 158,108 156,134 164,168';
  scene.form(spline('128,48 172,68 192,120 190,176 166,214 126,222 86,214 66,176 66,120 86,68'), {
    shade: 14,
    marks: [
      {
        path: spline(`${paleUpper} 148,208 116,220 86,208 74,172 78,136 74,108 88,90 104,86`),
        ramp: 'belly',
      },
    ],
  });
  // near wing
  scene.form(spline('166,138 190,146 212,170 218,194! 196,194 170,186'));
  // scarf with its end
  scene.form(spline('72,140 100,152 136,154 176,142 182,156 160,168 120,172 84,166 70,154'), {
    ramp: 'accent',
    shade: 4,
  });
  scene.form(tube('156,158,11 168,180,11 164,200,11', { endCap: 'flat' }), {
    ramp: 'accent',
    lines: [
      { path: '157,190 158,202', width: 2.6 },
      { path: '166,190 167,202', width: 2.6 },
    ],
  });
  // face
  eyes(scene, 106, 112, 50, 27, 34, { kind: 'dot', iris: '#6fa8ff' });
  scene.form(spline('92,126! 102,120 114,125! 108,134 100,139! 92,134'), {
    ramp: 'beak',
    lineWidth: 0.8,
    rim: false,
    shade: 3,
  });
  blush(scene, 84, 133, 6);
  blush(scene, 142, 134, 9);
});
