import { ellipse, ink, type Path, type Scene, type SpinePoint, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** The finger ring of a pair of scissors, open in the middle. */
function grip(x: number, y: number): Path {
  const spine = Array.from({ length: 13 }, (_, i): SpinePoint => {
    return [...polar(x, y, 30, 30 + i * 29.5, 23), 7.5];
  });
  return tube(spine).rotate(-40, x, y);
}

/** One half of the scissors: a blade up to one side, its ring below the other. */
function drawHalf(scene: Scene, x: number, y: number, side: 1 | -1, dim: boolean): void {
  const place = (path: Path): Path => (side > 0 ? path : path.mirror(0)).move(x, y);
  const blade = spline('-10,8! 12,-26 58,-104 124,-200! 118,-120 84,-46 14,16!').withThickness(34);
  scene.form([place(blade), place(tube('4,-6,9 -24,22,8.5 -50,40,8'))], {
    dim,
    shade: 7,
    rim: false,
    highlights: [place(spline('44,-62! 88,-128 112,-164! 98,-118 60,-56'))],
    lines: [place(ink('20,0 66,-52 100,-118', 3.2))],
  });
  scene.form(place(grip(-74, 58)), { ramp: 'thread', dim, shade: 4, rim: false });
}

/** Tall scissors, open like wings. */
export function drawScissors(scene: Scene, x: number, y: number): void {
  drawHalf(scene, x, y, -1, true);
  drawHalf(scene, x, y, 1, false);
}

/** Ribbons over the hoop: outline and colour, the outer ones first. */
const RIBBONS = [
  ['118,194! 104,214 86,232 68,244! 84,252 88,266! 112,246 134,200!', 'roseDark'],
  ['182,194! 196,214 214,232 232,244! 216,252 212,266! 188,246 166,200!', 'roseDark'],
  ['122,196! 116,222 106,246 94,264! 112,264 122,276! 138,248 146,200!', 'rose'],
  ['178,196! 184,222 194,246 206,264! 188,264 178,276! 162,248 154,200!', 'rose'],
  ['136,198! 134,226 130,254 124,280! 146,272 168,282! 168,254 166,226 164,198!', 'thread'],
] as const;

/** The skirt of ribbons with swallow tails. */
export function drawRibbons(scene: Scene): void {
  for (const [points, ramp] of RIBBONS) {
    scene.form(spline(points).withThickness(26), { ramp, shade: 5 });
  }
}

/** Hair wound on a bobbin, with a loose end. */
export function drawBobbin(scene: Scene): void {
  // loose end
  scene.form(tube('176,44,4 194,58,4 196,84,4 186,104,4 194,122,3 206,126,2.4'), {
    ramp: 'thread',
    flat: true,
    lineWidth: 0.8,
  });
  // fringe
  scene.form(
    spline('104,88! 104,62 124,48 150,46 172,56 180,88! 172,80 166,68! 150,76 130,74! 116,74 110,82'),
    {
      ramp: 'thread',
      shade: 5,
      lines: ['120,58 114,70 110,78', '150,52 158,58 164,66', '140,52 134,60 130,68'],
    },
  );
  scene.form(spline('108,50! 112,44 144,38 174,42 180,50! 176,58 144,54 114,58'), {
    ramp: 'gold',
    shade: 4,
    rim: false,
  });
  scene.form(spline('120,44 118,22 122,2 144,-2 164,2 168,22 166,44 144,48'), {
    ramp: 'thread',
    shade: 8,
    lines: ['119,14 142,20 167,12', '118,26 142,32 168,24', '119,38 142,43 167,36'],
  });
  scene.form(spline('108,0! 112,-8 144,-14 176,-10 182,-2! 178,6 144,10 112,8'), {
    ramp: 'gold',
    shade: 4,
    rim: false,
  });
  scene.form(ellipse(144, -6, 10, 4), { ramp: 'roseDark', flat: true, lineWidth: 0.7 });
}
