import type { MadeFile, Maker } from '../../maker.ts';
import { encode } from '../encode.ts';
import { rasterise } from '../raster.ts';
import { drawFigure, FRAME } from './figure.ts';
import { type Look, TRAINER } from './look.ts';
import { DIRECTIONS, STEPS } from './pose.ts';

/** Baked pixels for each unit: a frame of 24 × 32 map pixels becomes 72 × 96. */
const SCALE = 0.75;

/** Describes a walk sheet, in baked pixels. Frame number = row × columns + column. */
const SHEET = {
  image: 'characters/player.walk',
  frameWidth: FRAME.width * SCALE,
  frameHeight: FRAME.height * SCALE,
  scale: 3,
  directions: DIRECTIONS,
  steps: STEPS,
  framesPerSecond: 8,
  anchorX: FRAME.feetX * SCALE,
  anchorY: Math.round(FRAME.feetY * SCALE),
} as const;

function drawWalk(look: Look) {
  const [width, height] = [DIRECTIONS.length * FRAME.width, STEPS.length * FRAME.height];
  const frames = STEPS.flatMap((step, row) => {
    return DIRECTIONS.map((direction, column) => {
      const at = `translate(${column * FRAME.width} ${row * FRAME.height})`;
      // The two standing rows are the same drawing; ids must differ all the same.
      const content = drawFigure(look, direction, step).replaceAll(
        `p${direction}${step}`,
        `p${direction}${row}`,
      );
      return `<g transform="${at}">${content}</g>`;
    });
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${frames.join('')}</svg>`;
  return rasterise(svg, width * SCALE);
}

async function* walkFiles(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  const path = `${SHEET.image}.webp`;
  if (!wanted(path)) return;
  yield { path, data: await encode(drawWalk(TRAINER)) };
  yield { path: `${SHEET.image}.json`, data: Buffer.from(`${JSON.stringify(SHEET)}\n`) };
}

/** Walking people. */
export const walkMaker: Maker = { name: 'characters', files: walkFiles };
