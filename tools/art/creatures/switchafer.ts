import { creature } from '../creature.ts';
import { blush, bolt, ellipse, eyes, mouth, skull, spline, tube } from '../kit.ts';

const palette = {
  main: '#9fc52f',
  belly: '#f4efb0',
  shell: '#d8493c',
  spot: '#ffd84a',
  leg: '#4d3b52',
  horn: '#6a4a5c',
  glass: '#d8f0f6',
  iris: '#2c7a3d',
};
const roles = { glass: 'fixed', horn: 'main' } as const;
const dark = { spot: '#8ed746', glass: '#88b7b3' };
const shiny = { main: '#c9b4f2', shell: '#2f6fd8', horn: '#3a3f6a', leg: '#3a3f6a' };

const plan = 'beetle';

/** A beetle whose shell carries the mark of thunder. */
export const switchafer = creature('switchafer', { plan, palette, stage: 2, roles, dark, shiny }, (scene) => {
  // wing
  scene.form(spline('150,104! 176,60 222,40 240,56 228,92 186,124'), {
    ramp: 'glass',
    shade: 4,
    lines: [
      { path: '166,108 196,76 226,62', width: 2.6 },
      { path: '176,110 206,92 226,84', width: 2.6 },
    ],
  });
  // far legs
  for (const spine of [
    '98,176,7 72,180,6 58,206,4.5 60,224,3',
    '132,188,7 112,196,6 104,214,4.5 108,228,3',
  ]) {
    scene.form(tube(spine), { ramp: 'leg', dim: true, lineWidth: 0.85 });
  }
  // abdomen
  scene.form(spline('110,160 150,146 200,160 216,190 190,212 140,212 104,196'), {
    ramp: 'belly',
    lines: [
      { path: '150,186 152,200 148,212', width: 3 },
      { path: '176,184 180,198 176,212', width: 3 },
    ],
  });
  // shell with bolts
  scene.form(spline('104,128 124,92 166,80 208,104 230,152 226,188! 196,180 150,178 112,176 98,156'), {
    ramp: 'shell',
    gloss: true,
    highlights: [ellipse(146, 100, 22, 7, -18)],
    marks: [
      {
        path: [bolt(148, 148, 24).rotate(14, 148, 148), bolt(196, 128, 17).rotate(24, 196, 128)],
        ramp: 'spot',
      },
      { path: [ellipse(178, 156, 6), ellipse(212, 162, 7), ellipse(172, 98, 5)], ramp: 'spot' },
    ],
    lines: [{ path: '128,94 172,112 208,146 224,186', width: 4.2 }],
  });
  // near legs, bent at the knee
  const nearLegs = [
    '122,180,8 96,186,7 82,212,5.5 88,234,3',
    '154,190,8 136,198,7 126,216,5.5 130,235,3',
    '190,188,8 212,194,7 222,214,5.5 216,234,3',
  ];
  for (const spine of nearLegs) scene.form(tube(spine), { ramp: 'leg', lineWidth: 0.85 });
  // forked horn that sparks
  scene.form([tube('76,108,11 60,76,9 62,46,6 78,30,0'), tube('61,66,7 44,52,5 34,54,0')], { ramp: 'horn' });
  scene.form(bolt(48, 28, 15), { ramp: 'spot', lineWidth: 0.7, miter: true, shade: 0, rim: false });
  // feeler
  scene.form(tube('102,104,3.5 112,76,3 126,66,3'), { ramp: 'leg', lineWidth: 0.8 });
  scene.form(ellipse(129, 64, 8), { ramp: 'spot', lineWidth: 0.8 });
  // head
  scene.form(skull(88, 140, 40, { wide: 1.05, high: 0.94 }), {
    gloss: true,
    highlights: [ellipse(84, 112, 14, 5, -10)],
    marks: [{ path: spline('44,156 80,160 128,158 120,190 50,190'), ramp: 'belly' }],
  });
  eyes(scene, 78, 138, 48, 29, 33, { look: [-0.16, 0.06] });
  mouth(scene, 72, 163, 22, 'smile', { lineWidth: 3 });
  blush(scene, 112, 160, 8);
});
