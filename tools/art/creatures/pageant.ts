import { creature } from '../creature.ts';
import {
  blush,
  ellipse,
  eyes,
  ink,
  mouth,
  openSpline,
  type Path,
  type Point,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { drawCup, drawFeeler, drawLimb } from './ants.ts';

const palette = {
  main: '#bd6a3c',
  belly: '#fbe6bd',
  band: '#84432f',
  limb: '#8a4a38',
  cup: '#dcae68',
  scale: '#a97a42',
  leaf: '#7cc244',
  iris: '#2f8a3f',
};
const dark = { leaf: '#66b52c', cup: '#699793', scale: '#376468' };
const shiny = {
  main: '#4f86cf',
  band: '#2f559c',
  limb: '#34477e',
  belly: '#fdf3dc',
  leaf: '#f4b731',
  cup: '#efe3f4',
  scale: '#b7a0cf',
};

const MIDRIB: readonly Point[] = [
  [36, 40],
  [84, 8],
  [142, 16],
  [204, 24],
  [262, -8],
];
const TEETH = 9;

/** A point beside the midrib: `along` 0…1, `side` −1 above, 1 below, `reach` as a fraction of the half width. */
function beside(along: number, side: number, reach: number): Point {
  const places = openSpline(MIDRIB).points(12);
  const k = Math.min(places.length - 2, Math.max(1, Math.round(along * (places.length - 1))));
  const [[ax, ay], [x, y], [bx, by]] = [places[k - 1]!, places[k]!, places[k + 1]!];
  const length = Math.hypot(bx - ax, by - ay);
  const half = 41 * Math.sin(Math.PI * (0.06 + 0.94 * along ** 0.8)) * reach * side;
  return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half];
}

function serratedSide(side: number): Point[] {
  return Array.from({ length: TEETH }, (_, i): Point[] => {
    const [valley, tip] = [i / TEETH + 0.02, (i + 1.05) / TEETH];
    const [vx, vy] = beside(valley, side, 0.8);
    const [mx, my] = beside((valley + tip) / 2, side, 1.02);
    const [tx, ty] = beside(Math.min(0.97, tip), side, 1.14);
    return i < TEETH - 1
      ? [
          [vx, vy, true],
          [mx, my],
          [tx, ty, true],
        ]
      : [[vx, vy, true]];
  }).flat();
}

/** The banner: a serrated leaf that streams from its stalk. */
function drawBanner(scene: Scene): void {
  const veins = [0.16, 0.32, 0.48, 0.64, 0.78].flatMap((along): Path[] => {
    return [-1, 1].map((side) =>
      ink(
        [beside(along, side, 0), beside(along + 0.07, side, 0.4), beside(along + 0.11, side, 0.8)],
        2.8,
        'end',
      ),
    );
  });
  const blade = spline([[34, 42, true], ...serratedSide(-1), [266, -12, true], ...serratedSide(1).reverse()]);
  scene.form(blade.withThickness(46), {
    ramp: 'leaf',
    miter: true,
    shade: 8,
    lines: [{ path: MIDRIB, width: 4.4, taper: 'end' }, ...veins],
  });
  scene.form(tube('22,236,4.5 26,150,4.5 36,38,4'), {
    ramp: 'leaf',
    lineWidth: 0.85,
    rim: false,
    shade: 2.5,
  });
}

/** An ant page with a leaf for a banner. */
export const pageant = creature('pageant', { plan: 'ant', palette, stage: 1, dark, shiny }, (scene) => {
  // far legs and far feeler
  drawLimb(scene, '146,206,6 116,214,5.5 106,236,6.5', { dim: true });
  drawLimb(scene, '166,206,6 198,214,5.5 210,236,6.5', { dim: true });
  // abdomen
  scene.form(ellipse(208, 184, 41, 34, -16), {
    shade: 10,
    gloss: true,
    highlights: [ellipse(196, 164, 12, 5, -24)],
    marks: [
      { path: tube('206,140,6 218,178,7 214,224,6'), ramp: 'band' },
      { path: tube('228,134,5 240,170,6 238,214,5'), ramp: 'band' },
    ],
  });
  // near legs
  drawLimb(scene, '148,208,7 138,220,6.5 132,241,7.5');
  drawLimb(scene, '164,208,7 178,220,6.5 180,241,7.5');
  // chest
  scene.form(ellipse(154, 192, 25, 23), { shade: 7, cast: [ellipse(112, 152, 52, 46)] });
  drawBanner(scene);
  // far arm holding the banner
  drawLimb(scene, '136,194,7 92,212,6.5 40,198,6.5 27,188,8');
  // far feeler
  drawFeeler(scene, '76,122,4 48,112,3.6 48,88,5', { dim: true });
  // head
  scene.form(skull(108, 142, 47, { cheek: 0.3, high: 0.96 }), {
    shade: 10,
    marks: [{ path: spline('50,164 76,160 100,166 128,158 150,160 150,210 50,210'), ramp: 'belly' }],
  });
  // feeler pushed aside by the cap
  drawFeeler(scene, '150,122,4.4 188,116,4 194,92,5.6');
  // acorn cup, too large
  scene.form(tube('126,74,7 132,58,6 144,52,5.5'), { ramp: 'scale', lineWidth: 0.85, shade: 3 });
  drawCup(scene, { x: 112, brim: 116, radiusX: 60, height: 48, sag: 16, tilt: 6 });
  // face
  eyes(scene, 98, 150, 46, 26, 33, { kind: 'dot' });
  mouth(scene, 92, 171, 16, 'open');
  blush(scene, 138, 166, 8);
});
