import { creature } from '../creature.ts';
import { ellipse, ribs, type Scene, spline, tube } from '../kit.ts';
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

/** A rain pipe for a hat: it goes up and bends, and its mouth is alight. */
function drawPipe(scene: Scene): void {
  drawMarshLight(
    scene,
    spline('68,52! 44,56 20,44 6,20 -16,8! 2,0 14,-4 12,-24 6,-48! 36,-42 62,-24 74,0 76,26'),
    spline('66,42! 48,44 34,32 30,14 34,-2 30,-20! 46,-8 58,8 62,30'),
  );
  const elbow = '138,112,31 140,62,30 134,24,31 104,10,30 72,12,29';
  scene.form(tube(elbow, { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'zinc',
    shade: 12,
    gloss: true,
    highlights: [spline('118,92 116,60 118,40 124,44 122,64 123,92')],
    lines: ribs(elbow, 2, { from: 0.42, to: 0.78, width: 3.4, taper: 'none', bow: -0.3 }),
  });
  // mouth
  scene.form(tube('82,-26,8 76,12,9 80,50,8'), { ramp: 'zincDark', lineWidth: 0.85, rim: false, shade: 3 });
  scene.form(ellipse(68, 12, 14, 35, 4), {
    ramp: 'zincDark',
    marks: [{ path: ellipse(66, 12, 9, 28, 4), ramp: 'hollow' }],
  });
  // clamp
  scene.form(tube('104,70,7.5 140,76,8.5 174,69,7.5'), {
    ramp: 'oil',
    lineWidth: 0.85,
    shade: 3,
    rim: false,
  });
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
  scene.fromBehind('on head', () => drawPipe(scene));
  // rim of the pipe over the brow
  scene.form(tube('86,108,9 138,118,10 190,106,9'), { ramp: 'zincDark', shade: 4, rim: false });
  // near hand on the belly
  drawPuckArm(scene, '158,200,10.5 164,222,9.5 144,224,9 126,212,10');
});
