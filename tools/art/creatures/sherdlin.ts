import { creature } from '../creature.ts';
import { ellipse, glowingEye, ink, type Path, type Point, type Scene, spline, tube } from '../kit.ts';
import { POTTERY, POTTERY_KINDS } from './pottery.ts';

const options = {
  plan: 'vessel',
  stage: 1,
  float: 2,
  palette: POTTERY,
  ...POTTERY_KINDS,
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
  scene.form(spline('148,80! 182,90 199,120! 164,150! 134,120! 150,102!'), {
    ramp: 'void',
    flat: true,
    lineRamp: 'haze',
    lineWidth: 0.8,
  });
  for (const source of SHARDS) {
    scene.form(shard(source), {
      back: 'over',
      shade: 4,
      rim: false,
      lineWidth: 0.65,
      marks: [{ path: GLAZE, ramp: 'glaze' }],
    });
  }
}

/** A glowing eye. */
function drawEye(scene: Scene, x: number, y: number, width: number, height: number): void {
  glowingEye(scene, x, y, width, height, { haze: scene.colour('haze') });
  if (scene.blink) return;
  scene.flat(ellipse(x, y, width * 0.43, height * 0.42), 'accent');
  scene.flat(ellipse(x - width * 0.06, y + height * 0.02, width * 0.29, height * 0.31), 'void');
  scene.flat(ellipse(x - width * 0.14, y - height * 0.12, width * 0.13, height * 0.11), '#ffffff');
}

/** The spirit of a broken pot. */
export const sherdlin = creature('sherdlin', options, (scene) => {
  // tail of mist
  scene.form(tube('120,196,20 126,224,14 150,242,10 176,232,2.4'), { ramp: 'accent' });
  // handle
  scene.form(tube('66,118,8 40,112,8 34,136,8 52,152,7'), { dim: true });
  drawPot(scene);
  // lip
  scene.form(spline('72,68! 98,58 126,55! 124,76! 104,79 86,87! 84,78!'), {
    shade: 4,
    rim: false,
    marks: [{ path: spline('60,74 98,64 130,61 130,34 60,40'), ramp: 'glaze' }],
  });
  scene.form(spline('134,44! 160,46 188,58! 176,68 172,80! 152,74 134,73!'), {
    shade: 4,
    rim: false,
    marks: [{ path: spline('120,51 160,54 200,68 200,30 120,24'), ramp: 'glaze' }],
  });
  // face
  scene.form(ellipse(98, 135, 24, 28), { ramp: 'void', flat: true, lineRamp: 'haze', lineWidth: 0.7 });
  drawEye(scene, 98, 134, 32, 38);
  drawEye(scene, 154, 126, 36, 42);
  scene.flat(ink('104,172 124,187 146,172', 6.4), 'void');
  // hand with the piece that is missing
  scene.form(tube('186,172,10 218,160,10 222,126,9'), { ramp: 'accent' });
  scene.form(spline('196,40! 232,46 252,74! 222,106! 190,82! 204,62!').withThickness(34), {
    shade: 5,
    rim: false,
    marks: [{ path: spline('186,30 214,44 240,52 266,60 266,20 186,20'), ramp: 'glaze' }],
  });
  scene.form([ellipse(219, 112, 9, 10), tube('214,112,5 206,102,4')], { ramp: 'accent', lineWidth: 0.8 });
});
