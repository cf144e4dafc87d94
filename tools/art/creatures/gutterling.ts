import { creature } from '../creature.ts';
import { ellipse, ribs, type Scene, spline, tube } from '../kit.ts';
import { drawOakLeaf } from '../parts/foliage.ts';
import {
  drawMarshLight,
  drawPuckArm,
  drawPuckHead,
  drawWetEar,
  marshPuckKinds,
  marshPuckRoles,
  marshPucks,
} from './marsh-pucks.ts';

const options = {
  plan: 'sprite',
  palette: marshPucks,
  stage: 1,
  roles: marshPuckRoles,
  ...marshPuckKinds,
} as const;

/** The elbow of a rain pipe for a hat, its mouth alight. */
function drawPipe(scene: Scene): void {
  drawOakLeaf(scene, 172, 78, 62, 34, -28, { ramp: 'oil', bend: 10 });
  drawMarshLight(
    scene,
    spline('64,74! 40,72 18,52 16,26 2,6! 22,10 34,8 38,-8 36,-30! 62,-22 84,-4 90,22 86,48'),
    spline('66,64! 48,62 38,48 42,30 52,20 58,0! 70,14 76,32 74,52'),
  );
  scene.form(ellipse(76, 54, 15, 32, 16), {
    ramp: 'zincDark',
    marks: [{ path: ellipse(73, 54, 9, 25, 16), ramp: 'hollow' }],
  });
  const elbow = '148,108,35 150,82,32 130,60,29 88,54,28';
  scene.form(tube(elbow, { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'zinc',
    shade: 11,
    gloss: true,
    highlights: [spline('108,35 134,40 150,52 130,46 108,42')],
    lines: ribs(elbow, 2, { from: 0.3, to: 0.8, width: 3.4, taper: 'none', bow: -0.3 }),
  });
  scene.form(tube('92,27,6 82,52,6.5 84,81,6'), { ramp: 'zincDark', lineWidth: 0.85, rim: false, shade: 3 });
}

/** An imp of the roof gutter, out on a wet night. */
export const gutterling = creature('gutterling', options, (scene) => {
  // tail that drips upwards
  scene.form(tube('140,222,15 180,230,12 212,216,8 214,192,5 202,184,0'), { shade: 5 });
  drawWetEar(scene, 76, 134, 84, 160, -16, true);
  // far foot and hand
  scene.form(ellipse(92, 236, 17, 11, -8), { dim: true, rim: false });
  drawPuckArm(scene, '96,196,9 70,204,8 52,194,9.5', true);
  // body
  scene.form(spline('96,176 150,176 164,206 154,234 126,242 98,236 86,208'), {
    marks: [{ path: spline('92,190 130,190 136,216 118,236 92,234 80,210'), ramp: 'belly' }],
    cast: [ellipse(122, 184, 50, 14)],
  });
  scene.form(ellipse(134, 240, 19, 12, -4), { rim: false, shade: 4 });
  drawWetEar(scene, 170, 138, 90, 26, 16);
  drawPuckHead(scene, 120, 146, 56, { tongue: true });
  drawPipe(scene);
  // rim of the pipe over the brow
  scene.form(tube('104,106,8.5 144,112,9.5 188,110,8.5'), { ramp: 'zincDark', shade: 4, rim: false });
  scene.flat(ellipse(124, 108.5, 3.2), 'oil');
  scene.flat(ellipse(164, 109, 3.2), 'oil');
  // near hand on the belly
  drawPuckArm(scene, '158,200,10.5 164,222,9.5 144,224,9 126,212,10');
});
