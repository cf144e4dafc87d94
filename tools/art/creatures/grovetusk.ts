import { creature } from '../creature.ts';
import { ellipse, eye, leg, mouth, type Scene, spline, tube } from '../kit.ts';
import { drawLeaf } from '../parts/foliage.ts';
import { drawFir, drawMushroom, drawRoundTree } from '../parts/grove.ts';
import { stances } from '../parts/stances.ts';
import { TRUFFLE, TRUFFLE_KINDS } from './rootling.ts';

const palette = { ...TRUFFLE, root: '#e3b983', main: '#835a48', belly: '#dcae80', snout: '#dd8f76' };

function drawFarLegs(scene: Scene): void {
  scene.form(leg(104, 170, 236, 50, 38, 5), { ramp: 'coat', dim: true });
  scene.form(leg(184, 176, 236, 48, 36, 5), { ramp: 'coat', dim: true });
}

function drawNearLegs(scene: Scene): void {
  const clay = {
    path: spline('60,226! 110,220 140,228 170,220 200,228 230,220 290,226! 290,280! 60,280!'),
    ramp: 'clay',
  };
  for (const x of [144, 224]) {
    scene.form(leg(x, 166, 250, 60, 46, 6), {
      marks: [clay],
      lines: [
        {
          path: [
            [x - 10, 238],
            [x - 11, 250],
          ],
          width: 3.6,
        },
        {
          path: [
            [x + 6, 238],
            [x + 6, 250],
          ],
          width: 3.6,
        },
      ],
    });
  }
}

const plan = 'hoofed';

/** A colossal boar with a small grove on its back and tusks of root wood. */
export const grovetusk = creature('grovetusk', { plan, stage: 3, palette, ...TRUFFLE_KINDS }, (scene) => {
  scene.stand([248, 140], stances.tail, () => {
    // tail
    scene.form(tube('246,140,9 264,152,7 266,178,6'), { rim: false });
    drawLeaf(scene, 266, 172, 32, 20, 94);
  });
  // far legs
  drawFarLegs(scene);
  // trees behind the hump
  drawFir(scene, 206, 70, 68, 96, true);
  drawFir(scene, 112, 62, 46, 62, true);
  // body with its high hump
  scene.form(spline('62,120 92,72 146,46 204,60 244,100 258,156 248,196 204,212 134,214 84,200 58,164'), {
    back: 'body',
    shade: 17,
    cast: [ellipse(76, 160, 62, 60)],
    lines: [{ path: '204,156 212,176 206,196', width: 4 }],
  });
  drawNearLegs(scene);
  // meadow on the hump
  const meadow = spline(
    '70,104! 92,68 146,40 206,54 250,98 264,146! 254,140 246,150! 238,138 228,132! 222,146 212,156! 202,142 194,130! 186,146 174,158! 162,142 154,130! 146,142 134,150! 124,136 116,124! 104,132 92,132! 84,118 84,110!',
  );
  scene.form(meadow, { back: 'over', ramp: 'leaf', shade: 12, miter: true });
  // grove
  scene.fromBehind('over', () => {
    drawRoundTree(scene, 150, 72, 34);
    drawFir(scene, 196, 92, 48, 70);
    drawRoundTree(scene, 234, 116, 24, 'leafLight');
    drawMushroom(scene, 176, 122, 10);
  });
  scene.stand(
    [112, 160],
    { roar: { turn: -8, move: [-4, 6] }, pain: { turn: 8, move: [6, 4] }, joy: { turn: 6, move: [2, -4] } },
    () => {
      // far tusk
      scene.form(
        [tube('36,204,9 14,210,10 -8,196,9 -18,168,6 -12,142,0.4'), tube('-6,196,6 -24,190,4.6 -34,174,0.4')],
        {
          ramp: 'root',
          dim: true,
          rim: false,
        },
      );
      // far ear
      scene.form(spline('46,104! 34,86 32,66 38,56! 58,70 70,94'), { dim: true, miter: true });
      // head
      const cheeks = spline(
        '46,106 80,88 118,98 138,132 138,174! 126,172 120,196! 104,186 88,202! 72,190 48,184 34,160 36,126',
      );
      const muzzle = spline('36,142 58,132 82,154 80,192 58,204 30,200 14,180 18,156');
      scene.form([cheeks, muzzle], {
        shade: 11,
        miter: true,
        marks: [{ path: spline('0,160 28,146 60,158 88,172 94,196 60,216 0,216'), ramp: 'belly' }],
      });
      // snout
      scene.form(ellipse(26, 178, 20, 25, 6), { ramp: 'snout', shade: 5 });
      scene.flat(ellipse(19, 177, 4, 7.4, 8), scene.ramp('snout').line);
      scene.flat(ellipse(33, 177, 4.4, 7.8), scene.ramp('snout').line);
      mouth(scene, 58, 202, 22, 'smile', { lineWidth: 3.2 });
      // near tusk, forked like a root
      scene.form(
        [
          tube('66,200,9 82,218,13 112,216,13 132,190,11 134,142,0.4'),
          tube('128,198,8 150,184,6 158,160,0.4'),
        ],
        {
          ramp: 'root',
          rim: false,
          lines: [
            { path: '80,212 98,216 114,206', width: 3 },
            { path: '126,194 131,180 132,164', width: 2.8 },
          ],
        },
      );
      drawLeaf(scene, 134, 196, 24, 15, 18, { ramp: 'leafLight' });
      // forelock
      drawLeaf(scene, 72, 96, 42, 26, 172, { ramp: 'fir' });
      drawLeaf(scene, 80, 92, 46, 28, -150, { ramp: 'fir' });
      drawLeaf(scene, 94, 90, 48, 30, -116);
      // near ear
      scene.stand([126, 112], stances.nearEar, () => {
        scene.form(spline('114,108! 122,84 138,68 154,64! 156,88 148,112 132,124'), {
          miter: true,
          marks: [{ path: spline('123,108! 132,90 145,78! 145,96 136,112'), ramp: 'snout' }],
        });
      });
      // eyes
      eye(scene, 48, 134, 16, 16, { kind: 'fierce', mirror: true, iris: '#f0a020' });
      eye(scene, 88, 134, 25, 21, { kind: 'fierce', iris: '#f0a020' });
    },
  );
});
