import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eye,
  ink,
  join,
  nose,
  type Path,
  pointedEar,
  type Scene,
  spline,
  tube,
} from '../kit.ts';
import { drawHoof } from '../parts/hooves.ts';
import { CLOCKWORK, CLOCKWORK_KINDS, drawRodLeg, drawSpring, gear } from './clockwork.ts';

const options = {
  plan: 'hoofed',
  stage: 1,
  palette: { ...CLOCKWORK, hoof: CLOCKWORK.belly },
  ...CLOCKWORK_KINDS,
} as const;

/** One wing of the key with its hole. */
function keyWing(degrees: number): Path {
  const outer = spline('-6,-12 -22,-34 -24,-62 0,-76 24,-62 22,-34 6,-12');
  const hole = spline('0,-28 -10,-42 -11,-56 0,-63 11,-56 10,-42').clockwise().reversed();
  return join(outer.clockwise(), hole).withThickness(26).rotate(degrees).move(196, 92);
}

/** The butterfly key, as large as the head. */
function drawKey(scene: Scene): void {
  scene.form(tube('172,150,9 184,122,8.5 196,94,8.5'), { ramp: 'walnut', lineWidth: 0.9, shade: 3 });
  for (const degrees of [-18, 74]) scene.form(keyWing(degrees), { ramp: 'walnut', shade: 5 });
  scene.form(ellipse(197, 89, 15), {
    lineWidth: 0.9,
    shade: 3,
    marks: [{ path: ellipse(197, 89, 5.5), ramp: 'walnut' }],
  });
  scene.form(ellipse(172, 150, 13, 11, -20), { ramp: 'walnut', lineWidth: 0.9, shade: 3 });
}

/** A clockwork fawn with a key in its flank. */
export const tickfawn = creature('tickfawn', options, (scene) => {
  drawSpring(
    scene,
    [
      [206, 152],
      [217, 143],
      [228, 133],
      [238, 122],
    ],
    15,
    -42,
  );
  scene.form(ellipse(250, 108, 15, 16), { ramp: 'belly', shade: 4 });
  // far legs
  drawHoof(scene, 114, 248, 22, 0, { dim: true });
  drawRodLeg(
    scene,
    [
      [116, 162],
      [122, 204],
      [115, 234],
    ],
    5.4,
    true,
  );
  drawHoof(scene, 172, 248, 22, 0, { dim: true });
  drawRodLeg(
    scene,
    [
      [174, 164],
      [186, 206],
      [174, 234],
    ],
    5.4,
    true,
  );
  // near hind leg
  drawHoof(scene, 206, 258, 23);
  drawRodLeg(
    scene,
    [
      [198, 160],
      [220, 210],
      [207, 244],
    ],
    6,
    false,
  );
  // trunk of plates
  scene.form(
    [
      spline('112,128 150,122 196,124 220,146 214,176 186,190 144,188 112,178 100,152'),
      tube('118,152,28 102,124,22'),
    ],
    {
      shade: 11,
      marks: [
        { path: spline('94,170 130,176 176,182 210,176 220,210 90,210'), ramp: 'belly' },
        { path: [gear(200, 160, 11, 8, 4, 8), gear(160, 172, 9, 7, 3.4)], ramp: 'walnut' },
        { path: [ellipse(200, 160, 3.4), ellipse(160, 172, 2.8)], ramp: 'main' },
      ],
      lines: [{ path: '148,120 140,150 148,188', width: 3.4 }],
      cast: [ellipse(96, 140, 40, 20)],
    },
  );
  for (const [x, y] of [
    [137, 134],
    [132, 150],
    [136, 166],
  ] as const)
    scene.flat(ellipse(x, y, 2.4), scene.ramp('main').line);
  drawKey(scene);
  // near foreleg, lifted
  drawHoof(scene, 76, 219, 22, 34);
  drawRodLeg(
    scene,
    [
      [122, 168],
      [88, 178],
      [86, 208],
    ],
    6,
    false,
  );
  // far ear
  drawEar(scene, pointedEar(60, 72, 52, 30, -132, -6), 'walnut', 'belly', { dim: true });
  // head
  scene.form([ellipse(92, 92, 44, 42), spline('52,96 90,112 92,132 66,140 42,134 38,114')], {
    shade: 9,
    marks: [
      { path: spline('30,92 52,74 66,92 78,106 96,92 118,86 130,104 118,138 70,160 20,140'), ramp: 'belly' },
      { path: [gear(88, 64, 11, 8, 3.8, 10)], ramp: 'walnut' },
      { path: ellipse(88, 64, 3.4), ramp: 'main' },
    ],
  });
  drawEar(scene, pointedEar(116, 62, 58, 33, -66, 8), 'walnut', 'belly');
  // screw at the root of the ear
  scene.form(ellipse(116, 64, 7), { ramp: 'steel', lineWidth: 0.6, rim: false, shade: 2 });
  // face
  eye(scene, 62, 102, 21, 31, { kind: 'dot' });
  eye(scene, 104, 100, 27, 35, { kind: 'dot' });
  nose(scene, 47, 121, 15, '#4a2a2c');
  scene.flat(ink('56,130 64,134 73,129', 3.2), scene.ramp('walnut').line);
  blush(scene, 106, 124, 8);
});
