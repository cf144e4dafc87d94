import { toWebp } from '../core/render.ts';
import { drawBall } from '../icons/balls.ts';
import { ellipse, type Path, polygon, type Scene, spline } from '../kit.ts';
import type { MadeFile, Maker } from '../maker.ts';
import { CELL, pieceContent } from './objects/drawing.ts';
import { variantsOf } from './objects/pieces.ts';

/** Side of a frame in units, one and a half cells, and in baked pixels at three pixels per map pixel. */
const SIDE = CELL * 1.5;
const FRAME_PIXELS = 72;
const QUALITY = 82;
/** Side of the drawing of a ball, in its own units, and its width on the ground. */
const BALL_SIDE = 256;
const BALL_WIDTH = 122;

const shadow = (rx: number): string =>
  `<ellipse cx="64" cy="112" rx="${rx}" ry="13" fill="#1d3a2a" fill-opacity=".32"/>`;

/** A spark of four points, which tells from afar that something lies there. */
const spark = (x: number, y: number, reach: number): Path => {
  const waist = reach * 0.24;
  return polygon(
    `${x},${y - reach} ${x + waist},${y - waist} ${x + reach},${y} ${x + waist},${y + waist} ${x},${y + reach} ${x - waist},${y + waist} ${x - reach},${y} ${x - waist},${y - waist}`,
  );
};

function drawSpark(scene: Scene, x: number, y: number): void {
  scene.flat(spark(x, y, 27), '#4a3650');
  scene.flat(spark(x, y, 18), '#fff6c9');
}

/** A leather purse, tied with a cord, with a coin that has rolled out. */
function drawPurse(scene: Scene): void {
  scene.form(spline('64,36 92,58 108,92 92,116 60,119 26,114 16,90 34,58'), {
    ramp: '#c2753f',
    shade: 14,
    marks: [{ path: spline('22,92 36,62 60,52 84,62 66,74 42,88 34,108'), ramp: '#dd9a5c' }],
  });
  scene.form(spline('42,42! 38,18 54,28! 66,14 76,28! 92,18 86,44! 64,50'), { ramp: '#a95f33', shade: 6 });
  scene.form(spline('36,40! 64,50 94,40! 94,52! 64,62 36,52!'), { ramp: '#ffcf4a', shade: 3 });
  scene.form(ellipse(100, 106, 19), { ramp: '#ffcf4a', shade: 5 });
  scene.flat(ellipse(96, 101, 7), '#fff3b8');
}

/** Each look with its drawing in the units of a cell, as it lies there. */
const LOOKS: readonly (() => string)[] = [
  () => {
    const scale = BALL_WIDTH / BALL_SIDE;
    const ball = `<g transform="translate(${64 - BALL_WIDTH / 2} -4) scale(${scale})">${drawBall('nball')}</g>`;
    return shadow(46) + ball + pieceContent((scene) => drawSpark(scene, 112, 14), 's');
  },
  () =>
    shadow(58) +
    pieceContent((scene) => {
      drawPurse(scene);
      drawSpark(scene, 116, 24);
    }, 'c'),
  // The bush of berries without them: it is laid over the one on the map.
  () => {
    const [, bush] = variantsOf('bush')[0] ?? [];
    return bush ? pieceContent((scene) => bush.draw(scene, 0), 'b') : '';
  },
];

async function* files(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  const path = 'things/lying.webp';
  if (!wanted(path)) return;
  const edge = (SIDE - CELL) / 2;
  const frames = LOOKS.map(
    (draw, index) => `<g transform="translate(${index * SIDE + edge} ${edge})">${draw()}</g>`,
  );
  const width = LOOKS.length * SIDE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIDE}">${frames.join('')}</svg>`;
  yield { path, data: await toWebp(svg, LOOKS.length * FRAME_PIXELS, QUALITY) };
}

/** Bakes what lies on the maps: a ball, a purse, and a bush without its berries. */
export const thingsMaker: Maker = { name: 'things', files };
