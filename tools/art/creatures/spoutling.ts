import { creature } from '../creature.ts';
import { blush, ellipse, eye, pointedEar, ribs, skull, spike, spline, toes, tube } from '../kit.ts';
import { waterDrop } from '../parts/water.ts';

const palette = {
  main: '#c8bda6',
  belly: '#f1e4c3',
  lichen: '#e8c53a',
  accent: '#4fb4f2',
  hole: '#2f3a5c',
  iris: '#2f86dc',
};
const roles = { hole: 'fixed', lichen: 'accent' } as const;
const shiny = { main: '#4aae9c', belly: '#e2fff2', lichen: '#ff8fb4', accent: '#ffc94f' };
const options = { plan: 'quadruped', palette, stage: 1, roles, darkRecipe: 'ember', shiny } as const;

const NECK = '162,172,30 130,152,24 98,122,20 78,92,22';

/** A small gargoyle water spout. */
export const spoutling = creature('spoutling', options, (scene) => {
  // tail
  scene.form(tube('226,212,12 262,212,9 280,188,7 268,162,6 270,140,5'));
  scene.form(spline('268,108! 286,130 284,146! 270,138 256,146! 252,130'), { miter: true, shade: 3 });
  // far legs and wing
  scene.form(spline('118,176 146,178 142,206 138,230! 104,231! 104,222 116,214'), { dim: true });
  scene.form(spline('186,196 204,200 200,232! 162,232! 162,224 176,216'), { dim: true });
  scene.form(spline('158,144! 148,118 146,94 152,70! 164,82 170,96! 180,88 192,88! 188,110 188,140!'), {
    dim: true,
    miter: true,
  });
  // neck and body
  scene.form(
    [
      spline('140,160 172,140 212,148 240,180 242,218 212,238 172,232 140,218 126,190').withThickness(80),
      tube(NECK),
    ],
    {
      shade: 12,
      marks: [
        { path: spline('60,116 96,120 118,150 138,182 150,232 110,236 90,180 60,150'), ramp: 'belly' },
        {
          path: [ellipse(206, 152, 16, 9, 24), ellipse(222, 166, 11, 8, 40), ellipse(188, 146, 8, 5)],
          ramp: 'lichen',
        },
      ],
      lines: ribs(NECK, 3, { from: 0.16, to: 0.86, width: 3.2 }),
    },
  );
  // near legs
  scene.form(spline('134,178 164,172 172,190 166,214 162,240! 120,240! 120,230 134,222 132,200'), {
    lines: toes(144, 240, 32, 6),
  });
  scene.form(spline('186,186 214,174 240,186 250,212 242,240! 184,240! 182,230 198,222 184,208'), {
    lines: [...toes(208, 240, 34, 6), { path: '222,190 228,198 224,206 230,212', width: 3 }],
    marks: [{ path: [ellipse(234, 190, 10, 7, 40)], ramp: 'lichen' }],
  });
  // near wing
  scene.form(
    spline(
      '166,160! 170,132 182,112 202,96! 207,110 206,120! 220,116 234,120! 227,131 222,140! 231,144 236,152! 214,162 190,170!',
    ),
    {
      ramp: 'belly',
      miter: true,
      lines: [
        { path: '176,152 190,130 203,112', width: 3.4 },
        { path: '184,156 206,138 227,124', width: 3.4 },
      ],
    },
  );
  // ears
  const far = pointedEar(36, 66, 56, 34, -106, -6);
  scene.form(far.outer, { dim: true, miter: true, marks: [{ path: far.inner, ramp: 'hole', opacity: 0.5 }] });
  const near = pointedEar(84, 70, 66, 42, -54, -8);
  scene.form(near.outer, { miter: true, marks: [{ path: near.inner, ramp: 'hole', opacity: 0.55 }] });
  // horns
  scene.form(spike(46, 54, 24, 17, -96, 5), {
    ramp: 'belly',
    miter: true,
    rim: false,
    lineWidth: 0.85,
    dim: true,
  });
  scene.form(spike(72, 54, 28, 19, -80, 6), { ramp: 'belly', miter: true, rim: false, lineWidth: 0.85 });
  // head with the spout for a mouth
  scene.form([skull(58, 88, 41, { cheek: 0.3, high: 0.94 }), tube('48,102,20 16,110,16 -6,112,17')], {
    shade: 8,
    marks: [
      { path: spline('-24,118 16,120 52,115 82,117 90,144 40,144 -20,144'), ramp: 'belly' },
      { path: [ellipse(70, 52, 14, 6, 10), ellipse(56, 52, 8, 5)], ramp: 'lichen' },
    ],
    lines: [{ path: '20,96 15,110 18,126', width: 3 }],
  });
  scene.form(ellipse(-10, 112, 14, 24, -4), { ramp: 'belly', shade: 4 });
  scene.form(ellipse(-14, 112, 8.5, 16.5, -4), {
    ramp: 'hole',
    flat: true,
    lineWidth: 0.7,
    marks: [{ path: spline('-34,120 -18,117 0,121 -4,142 -28,142'), ramp: 'accent' }],
  });
  scene.form(waterDrop(-13, 154, 11), {
    ramp: 'accent',
    gloss: true,
    highlights: [ellipse(-17, 153, 2.6, 4, 10)],
    lineWidth: 0.9,
  });
  // face
  eye(scene, 33, 78, 25, 31, { kind: 'dot', brow: 0.15 });
  eye(scene, 76, 80, 32, 37, { kind: 'dot', brow: 0.6 });
  blush(scene, 86, 107, 9, '#f08c78');
});
