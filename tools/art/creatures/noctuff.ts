import { creature } from '../creature.ts';
import {
  drawEar,
  drawMembraneWing,
  ellipse,
  eyes,
  fluff,
  membraneWing,
  mouth,
  nose,
  pointedEar,
} from '../kit.ts';

const palette = {
  main: '#6a4fa0',
  belly: '#d9c3f0',
  wing: '#3d3568',
  accent: '#ff7a59',
  iris: '#ffd23f',
};
const roles = { wing: 'main' } as const;
const dark = { main: '#47304a', belly: '#9a7a98', wing: '#a0234f', accent: '#ff4f6d' };
const shiny = { main: '#f2d7a6', belly: '#fffaf0', wing: '#c7693a', accent: '#ff8fb0' };

const body = { plan: 'bat', stage: 1 } as const;

/** A ball of fluff that flies by night. */
export const noctuff = creature('noctuff', { ...body, palette, float: 4, roles, dark, shiny }, (scene) => {
  // wings
  drawMembraneWing(scene, membraneWing(98, 130, 96, -6, true), 5, { dim: true });
  drawMembraneWing(scene, membraneWing(156, 130, 98, 6), 5);
  // feet
  const foot = { ramp: 'accent', lineWidth: 0.8, rim: false } as const;
  scene.form([ellipse(104, 196, 6, 8), ellipse(116, 196, 6, 8)], { ...foot, dim: true });
  scene.form([ellipse(138, 196, 6, 8), ellipse(150, 196, 6, 8)], foot);
  // ears
  drawEar(scene, pointedEar(92, 84, 62, 40, -122, 6), 'main', 'accent', { dim: true, miter: true });
  drawEar(scene, pointedEar(156, 82, 68, 44, -58, -6), 'main', 'accent', { miter: true });
  // ball of fluff
  scene.form(fluff(126, 130, 56, 56, 13, 0.13), {
    shade: 14,
    marks: [{ path: ellipse(114, 158, 36, 30), ramp: 'belly' }],
  });
  // face
  eyes(scene, 112, 122, 52, 33, 36, { look: [-0.05, 0.1], slit: true });
  nose(scene, 106, 140, 10, '#3a2030');
  mouth(scene, 106, 152, 34, 'fang');
});
