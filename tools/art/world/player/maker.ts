import { toWebp } from '../../core/render.ts';
import type { MadeFile, Maker } from '../../maker.ts';
import { encode, LIKENESS } from '../encode.ts';
import { rasterise } from '../raster.ts';
import { drawFigure, FRAME } from './figure.ts';
import type { Look } from './look.ts';
import { looks } from './looks/index.ts';
import { DIRECTIONS, STEPS } from './pose.ts';

/** Baked pixels per unit: a frame of 24 × 32 map pixels becomes 72 × 96. */
const SCALE = 0.75;
/** Side in pixels and WebP quality of the pictures in the selection of looks. */
export const PORTRAIT = { side: 192, quality: 84 } as const;

export const sheetName = ({ name }: Pick<Look, 'name'>): string => `characters/${name}.walk`;

/** The layout of a walk sheet, in baked pixels. Frame number = row × columns + column. */
const sheetOf = (look: Look) => ({
  image: sheetName(look),
  frameWidth: FRAME.width * SCALE,
  frameHeight: FRAME.height * SCALE,
  scale: 3,
  directions: DIRECTIONS,
  steps: STEPS,
  framesPerSecond: 8,
  anchorX: FRAME.feetX * SCALE,
  anchorY: Math.round(FRAME.feetY * SCALE),
});

/** All frames side by side as SVG in units. */
export function drawWalk(look: Look): string {
  const [width, height] = [DIRECTIONS.length * FRAME.width, STEPS.length * FRAME.height];
  const frames = STEPS.flatMap((step, row) => {
    return DIRECTIONS.map((direction, column) => {
      const at = `translate(${column * FRAME.width} ${row * FRAME.height})`;
      // The two standing rows have the same drawing, but ids must be unique.
      const content = drawFigure(look, direction, step).replaceAll(
        `p${direction}${step}`,
        `p${direction}${row}`,
      );
      return `<g transform="${at}">${content}</g>`;
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${frames.join('')}</svg>`;
}

/** The standing figure, turned slightly, in a square. */
function drawPortrait(look: Look): string {
  const box = `${(FRAME.width - FRAME.height) / 2} 0 ${FRAME.height} ${FRAME.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawFigure(look, 'se', 'stand')}</svg>`;
}

async function* filesOf(look: Look, wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  const [walk, portrait] = [`${sheetName(look)}.webp`, `characters/${look.name}.webp`];
  if (wanted(walk)) {
    const picture = rasterise(drawWalk(look), DIRECTIONS.length * FRAME.width * SCALE);
    yield { path: walk, data: await encode(picture, LIKENESS.figures) };
    yield { path: `${sheetName(look)}.json`, data: Buffer.from(`${JSON.stringify(sheetOf(look))}\n`) };
  }
  if (wanted(portrait)) {
    yield { path: portrait, data: await toWebp(drawPortrait(look), PORTRAIT.side, PORTRAIT.quality) };
  }
}

async function* files(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  for (const look of looks) yield* filesOf(look, wanted);
}

/** Bakes the walk sheets and portraits of all looks. */
export const walkMaker: Maker = { name: 'characters', files };
