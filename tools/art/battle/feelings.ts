import { species } from '../../../content/species/index.ts';
import { starterLines } from '../../../content/starters.ts';
import { encodeCreature } from '../checks/weight.ts';
import { KINDS, type Kind } from '../core/kinds.ts';
import { toPixels } from '../core/render.ts';
import type { Feeling } from '../core/scene.ts';
import { type Creature, drawScene } from '../creature.ts';
import { drawnIds, loadCreatures } from '../drawings.ts';
import type { Maker } from '../maker.ts';

export const FEELINGS: readonly Feeling[] = ['roar', 'pain', 'joy', 'faint'];

/** The species whose feelings are drawn: starters, what they grow into, and legends. All others bend and shut their eyes. */
export function feelingIds(): string[] {
  const chosen = new Set(Object.entries(starterLines).flatMap(([first, later]) => [first, ...later]));
  return drawnIds().filter((id) => chosen.has(id) || species[id]?.rarity === 'legendary');
}

/** `creatures/<id>.<kind>.<feeling>.webp`: the creature as it strikes, is struck, has won or faints. */
export const feelingPath = (id: string, kind: Kind, feeling: Feeling): string =>
  `creatures/${id}.${kind}.${feeling}.webp`;

/** Units round the canvas in which limbs may be that are thrown out, and the air that they leave to its edge. */
const AROUND = 64;
const AIR = 3;
const [MIDDLE, FEET, SIDE] = [128, 240, 256];

/** Factor by which a drawing has to be smaller, seen from between its feet, so that its limbs stay on the canvas. */
export function shrinkOf(content: string): number {
  const wide = SIDE + 2 * AROUND;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-AROUND} ${-AROUND} ${wide} ${wide}">${content}</svg>`;
  const { data } = toPixels(svg, wide);
  let factor = 1;
  const keepIn = (place: number, from: number): void => {
    const most = place < from ? from - AIR : SIDE - (from === FEET ? 0 : AIR) - from;
    factor = Math.min(factor, most / Math.abs(place - from || 1));
  };
  for (let pixel = 0; pixel < wide * wide; pixel += 1) {
    if ((data[pixel * 4 + 3] ?? 0) === 0) continue;
    keepIn((pixel % wide) - AROUND, MIDDLE);
    keepIn(Math.floor(pixel / wide) - AROUND, FEET);
  }
  return factor;
}

/** The creature with a feeling, in a 256 × 256 box. */
export function feltContent(drawing: Creature, kind: Kind, feeling: Feeling): string {
  const content = drawScene(drawing, kind, false, feeling).content();
  const factor = shrinkOf(content);
  if (factor === 1) return content;
  const place = `translate(${MIDDLE} ${FEET}) scale(${factor.toFixed(4)}) translate(${-MIDDLE} ${-FEET})`;
  return `<g transform="${place}">${content}</g>`;
}

const svgOf = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>`;

/** Bakes the feelings of the species that have them drawn. A designer's SVG has no feelings. */
export const feelingMaker: Maker = {
  name: 'feelings',
  async *files(wanted) {
    for (const id of feelingIds()) {
      const jobs = KINDS.flatMap((kind) =>
        FEELINGS.map((feeling) => ({ kind, feeling, path: feelingPath(id, kind, feeling) })),
      ).filter(({ path }) => wanted(path));
      if (jobs.length === 0) continue;
      const drawing = (await loadCreatures([id]))[0];
      if (drawing === undefined || drawing.source) continue;
      for (const { kind, feeling, path } of jobs)
        yield { path, data: await encodeCreature(svgOf(feltContent(drawing, kind, feeling))) };
    }
  },
};
