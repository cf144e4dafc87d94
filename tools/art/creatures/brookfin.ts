import { creature } from '../creature.ts';
import { blush, ellipse, eye, leaf, mouth, spline } from '../kit.ts';

const palette = {
  main: '#4aa3ee',
  belly: '#eefaff',
  fin: '#ffb24d',
  finTip: '#ff7d5a',
  stripe: '#2a5fb8',
  iris: '#1f62c0',
};
const shiny = { fin: '#fff0c8', finTip: '#ffd24a', main: '#ff7d62', stripe: '#fff6ea' };

const plan = 'fish';

/** A little fish of clear brooks. */
export const brookfin = creature('brookfin', { plan, palette, stage: 1, float: 14, shiny }, (scene) => {
  // tail fin
  scene.form(spline('178,140! 204,108 236,84 246,88! 238,116 226,138! 240,160 246,190! 232,192 202,172'), {
    ramp: 'fin',
    miter: true,
    marks: [{ path: spline('214,100 250,70 250,200 214,178 226,138'), ramp: 'finTip' }],
    lines: [
      { path: '196,134 216,116 234,100', width: 3 },
      { path: '196,146 216,160 234,178', width: 3 },
      '200,140 214,139 222,138',
    ],
  });
  // fin on the back
  scene.form(
    spline('94,96! 104,58 128,34 140,38! 142,54! 160,48 168,54! 166,70! 180,70 186,78! 180,106 160,120'),
    {
      ramp: 'fin',
      miter: true,
      marks: [{ path: spline('100,64 130,20 200,60 190,84 150,66 118,70'), ramp: 'finTip' }],
      lines: [
        { path: '122,96 128,72 138,50', width: 3 },
        { path: '144,100 154,80 164,64', width: 3 },
      ],
    },
  );
  // far side fin
  scene.form(leaf(84, 178, 44, 28, 110, 6), { ramp: 'fin', dim: true });
  // body
  scene.form(spline('36,138 52,102 96,82 146,90 186,118 204,140 186,162 146,188 96,194 52,174'), {
    highlights: [ellipse(104, 98, 28, 8, -6)],
    marks: [
      { path: spline('28,152 64,158 110,168 150,168 196,146 190,220 40,220'), ramp: 'belly' },
      { path: spline('146,84 162,96 160,126 148,150 142,124 150,104'), ramp: 'stripe' },
      { path: spline('172,100 182,114 180,134 170,150 168,128 172,114'), ramp: 'stripe' },
    ],
    lines: [{ path: '116,122 124,142 116,164', width: 4 }],
  });
  // near side fin
  scene.form(
    spline('118,156! 142,150 168,162 174,172! 160,176! 166,190! 148,190! 146,204! 128,194 116,174'),
    {
      ramp: 'fin',
      miter: true,
      marks: [{ path: spline('158,150 190,160 160,220 132,204 148,184'), ramp: 'finTip' }],
      lines: [
        { path: '128,164 144,168 160,174', width: 3 },
        { path: '126,172 136,182 146,194', width: 3 },
      ],
    },
  );
  // face
  eye(scene, 92, 132, 37, 44, { kind: 'dot' });
  eye(scene, 48, 130, 17, 32, { kind: 'dot' });
  mouth(scene, 56, 160, 24, 'open');
  blush(scene, 98, 164, 9);
  // bubbles
  const bubbles = [
    [28, 92, 8],
    [18, 68, 5],
    [36, 58, 4],
  ] as const;
  for (const [x, y, radius] of bubbles) {
    const edge = { stroke: '#4aa3ee', strokeWidth: 2.4, opacity: 0.8 };
    scene.flat(ellipse(x, y, radius), '#dff4ff', edge);
    scene.flat(ellipse(x - radius * 0.3, y - radius * 0.35, radius * 0.28), '#ffffff');
  }
});
