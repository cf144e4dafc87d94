import { creature } from '../creature.ts';
import {
  ellipse,
  glowingEye,
  ink,
  type Path,
  type Point,
  polygon,
  type Scene,
  spline,
  tube,
} from '../kit.ts';
import { POTTERY, POTTERY_KINDS } from './pottery.ts';

const palette = { ...POTTERY, china: '#4f86e0', chinaWhite: '#f2f6ff' };
const options = {
  plan: 'vessel',
  stage: 1,
  float: 2,
  palette,
  ...POTTERY_KINDS,
  roles: { ...POTTERY_KINDS.roles, china: 'accent', chinaWhite: 'belly' },
  dark: { ...POTTERY_KINDS.dark, china: '#dc3017', chinaWhite: '#f3e7dc' },
  shiny: { ...POTTERY_KINDS.shiny, china: '#e8583f', chinaWhite: '#ffe9c8' },
} as const;

/** Outlines of the pieces of the broken pot. */
const SHARDS = [
  '68,104! 84,90 106,82! 118,110! 92,124! 56,124!',
  '106,82! 126,78 148,80! 150,102! 136,118! 118,110!',
  '56,124! 92,124! 90,168! 72,180! 58,168 52,146!',
  '92,124! 118,110! 136,118! 164,142! 160,170! 124,182! 90,168!',
  '197,122! 204,138 203,160! 160,170! 164,142!',
  '90,168! 124,182! 122,210! 106,208 92,202! 72,180!',
  '124,182! 160,170! 203,160! 196,180 176,198! 140,209 122,210!',
];

/** The outline of a piece, moved 4.3 units inwards so that gaps remain between the pieces. */
function shard(source: string): Path {
  const points = source
    .split(' ')
    .map((text) => text.replace('!', '').split(',').map(Number) as [number, number]);
  const middle = (k: 0 | 1): number => points.reduce((sum, point) => sum + point[k], 0) / points.length;
  const [x, y] = [middle(0), middle(1)];
  const drawn = points.map(([px, py], i): Point => {
    const share = 1 - 4.3 / Math.hypot(px - x, py - y);
    return [x + (px - x) * share, y + (py - y) * share, source.split(' ')[i]!.endsWith('!')];
  });
  return spline(drawn).withThickness(34);
}

/** Black glaze of the foot. */
const GLAZE = spline('30,188 80,198 128,201 180,195 240,180 230,240 30,240');

function drawPot(scene: Scene): void {
  // glow in the gaps between the pieces
  scene.form(spline('84,98 128,84 178,98 198,136 188,172 150,202 108,202 78,174 62,138'), {
    ramp: 'accent',
    flat: true,
  });
  // hollow behind the missing piece
  scene.form(spline('148,82! 180,94 196,120! 162,146! 136,118! 150,102!'), {
    ramp: 'void',
    flat: true,
    lineRamp: 'haze',
    lineWidth: 0.8,
  });
  for (const source of SHARDS) {
    scene.form(shard(source), {
      shade: 4,
      rim: false,
      lineWidth: 0.65,
      marks: [{ path: GLAZE, ramp: 'glaze' }],
    });
  }
}

/** A glowing eye that looks up to the piece of china. */
function drawEye(scene: Scene, x: number, y: number, width: number, height: number): void {
  glowingEye(scene, x, y, width, height, { haze: scene.colour('haze') });
  if (scene.blink) return;
  scene.flat(ellipse(x + 1, y + height * 0.08, width * 0.42, height * 0.36), 'accent');
  scene.flat(ellipse(x + width * 0.1, y - height * 0.1, width * 0.27, height * 0.27), 'void');
  scene.flat(ellipse(x + width * 0.02, y - height * 0.2, width * 0.1, height * 0.09), '#ffffff');
}

/** The spirit of a broken pot. */
export const sherdlin = creature('sherdlin', options, (scene) => {
  // tail of mist
  scene.form(tube('120,196,20 126,224,14 150,240,9 172,230,0'), { ramp: 'accent', miter: true });
  // handle
  scene.form(tube('66,118,8 40,112,8 34,136,8 52,152,7'), { dim: true });
  drawPot(scene);
  // lip
  scene.form(spline('68,58! 96,48 124,46! 122,72! 104,74 86,82! 82,70!'), {
    shade: 4,
    rim: false,
    marks: [{ path: spline('60,66 96,56 130,54 130,34 60,40'), ramp: 'glaze' }],
  });
  scene.form(spline('132,36! 160,40 188,52! 174,62 168,74! 150,68 132,66!'), {
    shade: 4,
    rim: false,
    marks: [{ path: spline('120,44 160,49 200,62 200,30 120,24'), ramp: 'glaze' }],
  });
  // face
  scene.form(ellipse(102, 137, 17, 19), { ramp: 'void', flat: true, lineRamp: 'haze', lineWidth: 0.7 });
  drawEye(scene, 102, 136, 22, 27);
  drawEye(scene, 163, 115, 30, 34);
  scene.flat(ink('116,160 129,167 143,158', 5), 'void');
  // hand with a piece of china
  scene.form(tube('186,172,10 218,160,10 222,126,9'), { ramp: 'accent' });
  scene.form(polygon('196,72 226,66 234,96 212,110 192,98'), {
    ramp: 'chinaWhite',
    shade: 4,
    marks: [{ path: polygon('190,84 236,74 238,84 190,95'), ramp: 'china' }],
  });
  scene.form([ellipse(219, 112, 9, 10), tube('214,112,5 206,102,4')], { ramp: 'accent', lineWidth: 0.8 });
});
