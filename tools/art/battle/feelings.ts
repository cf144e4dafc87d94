import { species } from '../../../content/species/index.ts';
import { starterLines } from '../../../content/starters.ts';
import { encodeCreature, HEAVIEST as HEAVIEST_CREATURE } from '../checks/weight.ts';
import { KINDS, type Kind } from '../core/kinds.ts';
import { toPixels } from '../core/render.ts';
import type { Feeling, Scene } from '../core/scene.ts';
import { type Creature, drawBack, drawScene } from '../creature.ts';
import { drawnIds, loadCreatures } from '../drawings.ts';
import type { Maker } from '../maker.ts';

export const FEELINGS: readonly Feeling[] = ['roar', 'pain', 'joy', 'faint'];

/** The species whose feelings are drawn: starters, what they grow into, and legends. All others bend and shut their eyes. */
export function feelingIds(): string[] {
  const chosen = new Set(Object.entries(starterLines).flatMap(([first, later]) => [first, ...later]));
  return drawnIds().filter((id) => chosen.has(id) || species[id]?.rarity === 'legendary');
}

/** The sides from which feelings are drawn: an opponent's creature is seen from the front, the player's from behind. */
export type Side = 'front' | 'back';
export const SIDES: readonly Side[] = ['front', 'back'];
/** Largest file in bytes. A back has no face at which one looks, and is loaded when a round has begun. */
const HEAVIEST: Readonly<Record<Side, number>> = { front: HEAVIEST_CREATURE, back: 16 * 1024 };

/** `creatures/<id>.<kind>.<feeling>.webp`, from behind `….back.<feeling>.webp`: it strikes, is struck, has won or faints. */
export const feelingPath = (id: string, kind: Kind, feeling: Feeling, side: Side): string =>
  `creatures/${id}.${kind}${side === 'back' ? '.back' : ''}.${feeling}.webp`;

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

/** The drawing of a creature from one side; without a feeling as it usually is. */
export const sceneOf = (drawing: Creature, kind: Kind, feeling: Feeling | undefined, side: Side): Scene =>
  side === 'back' ? drawBack(drawing, kind, feeling) : drawScene(drawing, kind, false, feeling);

/** The creature with a feeling, in a 256 × 256 box. */
export function feltContent(drawing: Creature, kind: Kind, feeling: Feeling, side: Side): string {
  const content = sceneOf(drawing, kind, feeling, side).content();
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
        SIDES.flatMap((side) =>
          FEELINGS.map((feeling) => ({ kind, feeling, side, path: feelingPath(id, kind, feeling, side) })),
        ),
      ).filter(({ path }) => wanted(path));
      if (jobs.length === 0) continue;
      const drawing = (await loadCreatures([id]))[0];
      if (drawing === undefined || drawing.source) continue;
      for (const { kind, feeling, side, path } of jobs) {
        const svg = svgOf(feltContent(drawing, kind, feeling, side));
        yield { path, data: await encodeCreature(svg, HEAVIEST[side]) };
      }
    }
  },
};
