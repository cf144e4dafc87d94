import { creature } from '../creature.ts';
import {
  drawMembraneWing,
  ellipse,
  eye,
  hindLeg,
  membraneWing,
  polygon,
  type Scene,
  spike,
  spline,
  tube,
} from '../kit.ts';
import { dragonBrood, dragonBroodKinds } from './dragon-brood.ts';

const palette = { ...dragonBrood, main: '#4f62d8', wing: '#f0594b', throat: '#7a1f3f', tongue: '#ff7d8a' };
const roles = { throat: 'fixed', tongue: 'fixed' } as const;

const claw = { ramp: 'horn', lineWidth: 0.7, miter: true, rim: false } as const;

/** The open jaw with its teeth. */
function jaws(scene: Scene): void {
  scene.form(spline('96,66 70,72 46,78 34,74! 40,92 64,100 92,94'), {
    marks: [{ path: spline('30,72 60,80 96,84 96,110 30,110'), ramp: 'belly' }],
  });
  scene.form(spline('94,66! 66,70 42,74 48,84! 70,88 92,82!'), {
    ramp: 'throat',
    lineWidth: 0.5,
    flat: true,
    marks: [{ path: ellipse(72, 86, 18, 8, -6), ramp: 'tongue' }],
  });
  scene.form(spline('104,22 128,40 126,66 108,80 84,74 52,76 26,72 20,60 34,48 60,40 80,24'), {
    shade: 8,
    marks: [
      { path: spline('16,60 34,66 60,66 92,68 60,90 10,86'), ramp: 'belly' },
      { path: spline('84,20! 102,22 98,44! 90,44'), ramp: 'wing' },
    ],
  });
  for (const [x, y] of [
    [34, 72],
    [48, 74],
    [64, 74],
  ] as const) {
    const tooth = polygon(`${x - 4},${y} ${x + 4},${y} ${x},${y + 10}`);
    scene.form(tooth, { ...claw, ramp: '#ffffff', lineWidth: 0.45, shade: 1 });
  }
}

/** A dragon that rides on storms. */
export const tempestral = creature(
  'tempestral',
  { plan: 'drake', palette, stage: 3, roles, ...dragonBroodKinds },
  (scene) => {
    const fin = { ramp: 'wing', miter: true } as const;
    // far wing
    drawMembraneWing(scene, membraneWing(98, 122, 116, -2, true), 5, { dim: true });
    // tail with its fan and spikes
    scene.form(tube('158,190,26 196,212,20 232,206,13 246,176,7 238,154,3'));
    scene.form(spline('236,164! 222,146 226,122 240,106! 254,124 256,146 248,160'), {
      ...fin,
      lines: [{ path: '239,156 239,138 240,122', width: 3.4 }],
    });
    scene.form(spike(186, 190, 24, 20, -60), fin);
    scene.form(spike(210, 198, 24, 20, -50), fin);
    // near wing
    drawMembraneWing(scene, membraneWing(150, 118, 122, 4), 5);
    // far leg and arm
    scene.form(hindLeg(104, 160, 222, 44, 26, 12), { dim: true });
    scene.form(tube('84,138,13 62,154,11 48,146,10'), { dim: true });
    // body, thigh and neck
    scene.form(
      [
        spline('112,92 146,102 172,136 176,176 156,206 122,212 96,196 84,160 88,118'),
        spline('136,158 172,160 186,186 178,208 174,218 178,230 170,234 134,234 128,224 140,208 130,186'),
        tube('122,130,34 104,96,25 96,64,21'),
      ],
      {
        shade: 12,
        marks: [
          { path: spline('74,60 92,92 104,120 118,150 122,184 112,214 84,204 70,160 66,110'), ramp: 'belly' },
        ],
        lines: [
          { path: '84,108 96,110 106,104', width: 3 },
          { path: '84,126 98,130 112,122', width: 3 },
          { path: '84,146 100,150 117,142', width: 3 },
          { path: '86,166 102,170 120,162', width: 3 },
          { path: '92,186 106,189 120,182', width: 3 },
          { path: '140,160 134,182 142,204', width: 4 },
        ],
        cast: [ellipse(92, 92, 34, 14, 20)],
      },
    );
    for (const x of [138, 152, 166]) scene.form(spike(x, 226, 15, 10, 150), claw);
    // near arm and the claws of both hands
    scene.form(tube('150,138,16 160,168,13 146,188,12'));
    scene.form(spike(138, 188, 16, 10, 170), claw);
    scene.form(spike(140, 196, 16, 10, 140), claw);
    scene.form(spike(149, 199, 16, 10, 108), claw);
    scene.form(spike(42, 138, 14, 9, 215), { ...claw, dim: true });
    scene.form(spike(39, 147, 14, 9, 190), { ...claw, dim: true });
    scene.form(spike(42, 155, 14, 9, 165), { ...claw, dim: true });
    // spikes of the neck
    scene.form(spike(114, 60, 26, 22, -28, 4), fin);
    scene.form(spike(126, 86, 26, 22, -22, 4), fin);
    scene.form(spike(142, 106, 26, 22, -24, 4), fin);
    // head with horns and frill
    scene.form(tube('86,36,9 84,16,7 98,-6,0'), { ramp: 'horn', dim: true });
    jaws(scene);
    scene.form(tube('110,36,12 132,18,9 134,-10,0'), { ramp: 'horn' });
    scene.form(spline('116,58! 134,52 150,56! 142,66 148,76! 134,76 122,74'), fin);
    eye(scene, 62, 52, 13, 13, { kind: 'fierce', mirror: true });
    eye(scene, 88, 50, 25, 19, { kind: 'fierce', slit: true });
    scene.flat(ellipse(28, 58, 3, 2.2, -20), 'nostril');
  },
);
