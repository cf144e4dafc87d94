import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eyes,
  fist,
  leaf,
  leg,
  mouth,
  nose,
  roundEar,
  type Scene,
  spline,
  toes,
  tube,
} from '../kit.ts';
import { stances } from '../parts/stances.ts';
import { drawLog } from '../parts/wood.ts';
import { BEAVER_KINDS, BEAVERS, cheekyHead, drawBuckTeeth, drawForelock } from './beavers.ts';

/** Twigs of the apron: where they end, and their colour. */
const APRON = [
  [82, 214, 'woodLight'],
  [95, 226, 'wood'],
  [109, 230, 'woodLight'],
  [123, 234, 'wood'],
  [137, 230, 'woodLight'],
  [151, 226, 'wood'],
  [164, 212, 'woodLight'],
] as const;

/** The apron of twigs, held by a withe and a belt of vine. */
function drawApron(scene: Scene): void {
  for (const [x, end, ramp] of APRON) {
    const spine = [
      [83 + (x - 82) * 0.97, 182, 7.4],
      [x, 204, 7.6],
      [x + (x - 122) * 0.06, end, 6],
    ] as const;
    scene.form(tube(spine), { ramp, lineWidth: 0.75, rim: false, shade: 2.4 });
  }
  scene.form(tube('75,205,4.4 122,215,4.8 170,203,4.4'), {
    ramp: 'cut',
    lineWidth: 0.7,
    rim: false,
    shade: 2,
  });
  const vine = { ramp: 'sprig', lineWidth: 0.8, rim: false };
  scene.form(tube('73,182,6 122,193,6.6 170,180,6'), { ...vine, shade: 2.4 });
  scene.form(leaf(136, 190, 32, 18, 62, 3), {
    ...vine,
    miter: true,
    lines: [{ path: '138,194 143,203 148,212', width: 2.4 }],
  });
  scene.form(leaf(134, 190, 28, 17, 118, -3), { ...vine, miter: true });
  scene.form(ellipse(135, 191, 6.5), { ...vine, shade: 2 });
}

/** The paddle tail, still shaped like a drop. */
function drawPaddleTail(scene: Scene): void {
  scene.form(tube('140,206,14 170,216,14 192,206,15'));
  scene.form(spline('184,212 182,184 200,162 226,142 250,132! 256,156 252,188 234,212 206,222'), {
    ramp: 'water',
    shade: 8,
    gloss: true,
    highlights: [spline('196,182 210,164 230,152 224,164 208,178 200,190')],
    lines: [
      { path: '186,194 206,208 232,210', width: 3.2 },
      { path: '196,174 220,190 248,190', width: 3.2 },
      { path: '218,154 234,166 252,166', width: 3.2 },
    ],
  });
}

const body = { plan: 'biped', stage: 2 } as const;

/** A cheerful builder that carries its next beam on the shoulders. */
export const lodgekin = creature('lodgekin', { ...body, palette: BEAVERS, ...BEAVER_KINDS }, (scene) => {
  scene.stand([160, 206], stances.tail, () => {
    drawPaddleTail(scene);
  });
  // far leg
  scene.stand([98, 200], stances.foreleg, () => {
    scene.form(leg(98, 196, 245, 30, 27, 8), { ramp: 'foot', dim: true });
  });
  // beam and far arm
  drawLog(scene, [22, 136], [226, 108], 19);
  scene.form(tube('92,146,13 62,160,12 58,138,12'), { dim: true });
  // near leg and torso
  scene.form(leg(148, 198, 252, 34, 29, 9), { ramp: 'foot', lines: toes(148, 252, 29, 9) });
  scene.form(spline('120,122 154,138 168,176 164,214 122,228 84,214 72,178 88,138'), {
    shade: 10,
    marks: [{ path: spline('104,134 136,144 148,172 140,206 100,208 82,186 88,150'), ramp: 'belly' }],
    cast: [ellipse(112, 126, 52, 26)],
  });
  drawApron(scene);
  // near arm
  scene.form(tube('150,146,14 188,152,13 196,116,14'), {
    lines: [
      { path: '188,108 189,114 188,120', width: 2.8 },
      { path: '196,106 197,113 196,120', width: 2.8 },
      { path: '204,108 205,114 203,120', width: 2.8 },
    ],
  });
  scene.stand([116, 132], stances.face, () => {
    // head
    drawEar(scene, roundEar(76, 58, 13), 'main', 'belly', { dim: true });
    drawForelock(scene, 108, 56, 58);
    scene.form(cheekyHead(110, 90, 44), {
      shade: 10,
      miter: true,
      marks: [
        {
          path: [ellipse(82, 116, 22, 18), ellipse(106, 117, 24, 18), ellipse(95, 126, 24, 13)],
          ramp: 'belly',
        },
      ],
    });
    // near ear with a twig behind it
    scene.form(tube('132,62,4.4 160,50,4.6 200,36,3.6'), { ramp: 'woodLight', lineWidth: 0.8, rim: false });
    scene.form(leaf(186, 41, 22, 14, -88), { ramp: 'sprig', lineWidth: 0.7, miter: true, rim: false });
    drawEar(scene, roundEar(148, 58, 15), 'main', 'belly');
    // face
    mouth(scene, 94, 124, 36, 'open');
    drawBuckTeeth(scene, 92, 122, 18, 14);
    nose(scene, 90, 109, 17, '#3a2436');
    eyes(scene, 100, 88, 46, 25, 29, { kind: 'round' });
    blush(scene, 138, 114, 8);
  });
  // far paw on the beam
  scene.form(fist(57, 131, 14), {
    dim: true,
    lines: [
      { path: '51,124 51,131 52,136', width: 2.6 },
      { path: '58,123 58,130 59,136', width: 2.6 },
    ],
  });
});
