import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eyes,
  mouth,
  type Path,
  roundEar,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { PANTRY, PANTRY_KINDS } from './pantry.ts';

/** Pores of the torn end: x, y, half width, half height. */
const PORES = [
  [36, 62, 5, 7],
  [52, 78, 6, 8],
  [34, 92, 5, 6],
  [54, 108, 6, 6],
  [38, 118, 4, 5],
  [58, 52, 4, 5],
] as const;
const SCORES = [
  '98,44! 112,40 124,60 126,84! 110,74 100,60',
  '138,42! 154,40 166,60 168,86! 152,76 141,60',
  '178,46! 194,46 204,64 206,86! 191,78 181,64',
  '216,56! 228,60 234,74 234,90! 224,82 217,70',
] as const;

/** The crumb: the torn heel of a loaf. */
function drawBread(scene: Scene): void {
  const tilted = (path: Path): Path => path.rotate(-19, 130, 92);
  scene.form(
    tilted(spline('66,40 104,34 166,32 220,44 250,84 226,126 170,140 104,142 64,136').withThickness(80)),
    {
      ramp: 'crust',
      shade: 14,
      marks: SCORES.map((score) => ({ path: tilted(spline(score)), ramp: 'crumb' })),
    },
  );
  const torn =
    '44,32! 58,35 74,30! 80,44 72,58! 84,68 74,80! 84,92 72,102! 82,114 74,124! 76,138 70,146! 54,138 40,140! 22,122 16,92 22,58 36,40';
  scene.form(tilted(spline(torn).withThickness(40)), { ramp: 'crumb', shade: 6, miter: true });
  for (const [x, y, rx, ry] of PORES) scene.flat(tilted(ellipse(x, y, rx, ry)), scene.ramp('crumb').shade);
}

/** A field mouse that carries the heel of a loaf. */
export const crumbit = creature(
  'crumbit',
  { plan: 'biped', palette: PANTRY, stage: 1, ...PANTRY_KINDS },
  (scene) => {
    // tail
    scene.form(tube('150,208,5 186,220,4.4 210,204,3.8 206,184,3.2 194,188,2.6'), {
      ramp: 'pink',
      lineWidth: 0.85,
    });
    // far leg
    scene.form([tube('116,206,8 98,224,5 100,238,5'), tube('100,240,5.5 84,242,5')], {
      dim: true,
      lineWidth: 0.9,
    });
    // body
    scene.form(spline('124,176 148,184 158,204 146,220 124,224 106,214 100,196'), {
      marks: [{ path: spline('110,186 126,190 132,206 122,224 104,216 100,200'), ramp: 'belly' }],
    });
    // near leg, striding
    scene.form([tube('142,208,9 158,226,5.5 152,244,5'), tube('152,246,6 134,248,5.5')], { lineWidth: 0.9 });
    drawBread(scene);
    // ears, pushed aside
    drawEar(scene, roundEar(68, 162, 18), 'main', 'pink', { dim: true });
    drawEar(scene, roundEar(150, 158, 22), 'main', 'pink');
    // far arm
    scene.form(tube('82,194,6.5 50,190,6 42,158,7'), { dim: true, lineWidth: 0.9 });
    // head
    scene.form(
      [skull(110, 170, 37, { cheek: 0.8 }), spline('78,166 96,160 108,194 84,203 62,198 50,188 58,176')],
      {
        shade: 8,
        marks: [{ path: spline('44,190 70,186 100,194 134,188 126,214 60,214'), ramp: 'belly' }],
        cast: [ellipse(112, 134, 52, 18)],
      },
    );
    // near arm
    scene.form(tube('142,196,7.5 182,182,7 192,138,8'), { lineWidth: 0.9 });
    // face
    eyes(scene, 104, 168, 42, 22, 28, { kind: 'dot', brow: 0.9 });
    scene.form(ellipse(52, 183, 8, 7), { ramp: 'pink', lineWidth: 0.8, rim: false });
    mouth(scene, 78, 198, 17, 'frown', { lineWidth: 3 });
  },
);
