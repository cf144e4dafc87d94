import { creature } from '../creature.ts';
import {
  blush,
  drawMembraneWing,
  ellipse,
  eyes,
  leg,
  membraneWing,
  mouth,
  polygon,
  skull,
  spike,
  spline,
  tube,
} from '../kit.ts';
import { dragonBrood, dragonBroodKinds } from './dragon-brood.ts';

const options = { plan: 'drake', palette: dragonBrood, stage: 1, ...dragonBroodKinds } as const;

/** A dragon child that still has to grow into its wings. */
export const vyrmling = creature('vyrmling', options, (scene) => {
  // tail with its fan
  scene.form(tube('150,200,20 188,210,17 218,196,11 228,166,6 222,148,4'));
  scene.form(spline('222,158! 206,142 212,118 222,108! 236,122 240,142 232,154'), {
    ramp: 'wing',
    miter: true,
    lines: [{ path: '224,150 222,136 223,122', width: 3 }],
  });
  // wings
  drawMembraneWing(scene, membraneWing(98, 152, 76, -6, true), 4, { dim: true });
  drawMembraneWing(scene, membraneWing(152, 150, 82, 2), 4);
  // far leg
  scene.form(leg(106, 190, 228, 30, 26, 9), { dim: true });
  // body with the near thigh
  scene.form(
    [
      spline('126,138 154,150 170,180 164,210 140,224 112,222 92,208 88,178 98,150'),
      spline('132,184 162,184 172,206 168,228 160,232 130,232 124,222 132,206'),
    ],
    {
      marks: [{ path: spline('112,148 134,156 138,184 128,222 108,222 92,204 92,174'), ramp: 'belly' }],
      lines: [
        { path: '92,178 112,184 134,178', width: 2.8 },
        { path: '92,194 112,200 132,196', width: 2.8 },
        { path: '140,184 132,200 132,214', width: 3.8 },
      ],
      cast: [ellipse(122, 146, 40, 18)],
    },
  );
  // claws of the foot
  scene.flat(ellipse(134, 229, 4), 'horn');
  scene.flat(ellipse(146, 230, 4), 'horn');
  scene.flat(ellipse(158, 229, 4), 'horn');
  // arms
  scene.form(tube('94,168,9 78,180,8 70,176,8'), { dim: true });
  scene.form(tube('146,166,10 134,182,9 120,184,9'));
  // horns
  scene.form(tube('86,64,9 76,42,7 82,22,0'), { ramp: 'horn', dim: true });
  scene.form(tube('142,62,11 164,46,8 172,22,0'), { ramp: 'horn' });
  // frill
  scene.form(spike(156, 84, 34, 24, 0, 4), { ramp: 'wing', miter: true });
  scene.form(spike(154, 108, 30, 22, 22, 4), { ramp: 'wing', miter: true });
  // head
  scene.form([skull(116, 98, 48, { cheek: 0.4 }), ellipse(86, 122, 30, 20)], {
    marks: [
      { path: spline('50,124 84,128 120,134 140,140 120,170 60,160'), ramp: 'belly' },
      { path: spline('104,44! 124,46! 118,66 111,78! 107,66'), ramp: 'wing' },
    ],
  });
  // face
  eyes(scene, 104, 98, 50, 27, 35, { kind: 'dot' });
  scene.flat(ellipse(66, 114, 2.6, 2), 'nostril');
  scene.flat(ellipse(76, 113, 2.6, 2), 'nostril');
  mouth(scene, 80, 128, 40, 'smile', { lineWidth: 3.2 });
  scene.flat(polygon('70,131 78,132 74,141'), '#fff', { stroke: '#23224e', strokeWidth: 1.8 });
  blush(scene, 138, 124, 9, '#ff8a8a');
});
