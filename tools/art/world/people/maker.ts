import { faceOf, type PersonId, TURNS } from '../../../../content/people/index.ts';
import { toWebp } from '../../core/render.ts';
import type { MadeFile, Maker } from '../../maker.ts';
import { drawFigure, FRAME } from '../player/figure.ts';
import type { Figure } from '../player/look.ts';
import { coast } from './coast.ts';
import { fourlight } from './fourlight.ts';
import { hamlet } from './hamlet.ts';
import { harkmoor } from './harkmoor.ts';
import { latchford } from './latchford.ts';
import { overcloud } from './overcloud.ts';
import { scattersea } from './scattersea.ts';

/** The figures of all people of the maps by their ids. */
const figures: Readonly<Record<string, Figure>> = {
  ...hamlet,
  ...coast,
  ...latchford,
  ...harkmoor,
  ...scattersea,
  ...overcloud,
  ...fourlight,
};

/** Baked pixels per unit, as on walk sheets: a frame of 24 × 32 map pixels becomes 72 × 96. */
const SCALE = 0.75;
/** Side in pixels of a face. */
const FACE_SIDE = 256;
const QUALITY = 74;
/** Head and shoulders of an adult, in units: top and side; wide enough for a hat. */
const BUST = { y: -2, side: 88 } as const;

/** The standing figure in each of its turns, side by side. */
function drawStanding(figure: Figure): string {
  const frames = TURNS.map(
    (direction, column) =>
      `<g transform="translate(${column * FRAME.width} 0)">${drawFigure(figure, direction, 'stand')}</g>`,
  );
  const width = TURNS.length * FRAME.width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${FRAME.height}">${frames.join('')}</svg>`;
}

/** Head and shoulders, turned slightly. Those of a small figure fill the picture, too. */
function drawFace(figure: Figure): string {
  const { size = 1 } = figure;
  const side = BUST.side * size;
  const top = FRAME.feetY - (FRAME.feetY - BUST.y) * size;
  const box = `${FRAME.width / 2 - side / 2} ${top} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawFigure(figure, 'se', 'stand')}</svg>`;
}

async function* files(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  for (const [id, figure] of Object.entries(figures)) {
    const [standing, face] = [`people/${id}.webp`, `people/${id}.face.webp`];
    // A leader has a portrait, which is drawn elsewhere.
    const hasFace = `${faceOf(id as PersonId)}.webp` === face;
    if (wanted(standing)) {
      const width = TURNS.length * FRAME.width * SCALE;
      yield { path: standing, data: await toWebp(drawStanding(figure), width, QUALITY) };
    }
    if (hasFace && wanted(face))
      yield { path: face, data: await toWebp(drawFace(figure), FACE_SIDE, QUALITY) };
  }
}

/** Bakes the people of the maps: each standing in five turns, and as a face for what they say. */
export const peopleMaker: Maker = { name: 'people', files };
