import sharp from 'sharp';
import { species } from '../../../content/species/index.ts';
import { starterLines } from '../../../content/starters.ts';
import { KINDS, type Kind } from '../core/kinds.ts';
import { toPixels } from '../core/render.ts';
import type { Feeling } from '../core/scene.ts';
import { type Creature, drawScene } from '../creature.ts';
import { drawnIds, loadCreatures } from '../drawings.ts';
import type { Maker } from '../maker.ts';

export const FEELINGS: readonly Feeling[] = ['roar', 'pain', 'joy'];
/** Side of the pictures of creatures in pixels. */
const SIDE = 512;
/** A channel that differs by more than this is part of the face that changes. */
const VISIBLE = 3;
/** Pixels by which a patch is larger than what changes: the edge of a compressed picture is not exact. */
const MARGIN = 3;
const QUALITY = 80;

/** The species whose feelings are drawn: starters, what they grow into, and legends. All others bend and shut their eyes. */
export function feelingIds(): string[] {
  const chosen = new Set(Object.entries(starterLines).flatMap(([first, later]) => [first, ...later]));
  return drawnIds().filter((id) => chosen.has(id) || species[id]?.rarity === 'legendary');
}

/** `creatures/<id>.<kind>.<feeling>.webp`: what a feeling changes in the picture of this kind, all else transparent. */
export const feelingPath = (id: string, kind: Kind, feeling: Feeling): string =>
  `creatures/${id}.${kind}.${feeling}.webp`;

/** The patch that turns the face of a creature into one with a feeling; null if nothing changes. */
export async function feelingPatch(drawing: Creature, kind: Kind, feeling: Feeling): Promise<Buffer | null> {
  const usual = toPixels(drawScene(drawing, kind).svg(), SIDE).data;
  const felt = toPixels(drawScene(drawing, kind, false, feeling).svg(), SIDE).data;
  const rows = new Uint8Array(SIDE * SIDE);
  const changed = new Uint8Array(SIDE * SIDE);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const differs = [0, 1, 2, 3].some(
      (part) => Math.abs((usual[pixel * 4 + part] ?? 0) - (felt[pixel * 4 + part] ?? 0)) > VISIBLE,
    );
    if (!differs) continue;
    const x = pixel % SIDE;
    for (let near = Math.max(x - MARGIN, 0); near <= Math.min(x + MARGIN, SIDE - 1); near += 1)
      rows[pixel - x + near] = 1;
  }
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    if (rows[pixel] !== 1) continue;
    for (let step = -MARGIN; step <= MARGIN; step += 1) changed[pixel + step * SIDE] = 1;
  }
  if (!changed.includes(1)) return null;
  const patch = Buffer.alloc(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1)
    if (changed[pixel] === 1) patch.set(straight(felt, pixel * 4), pixel * 4);
  return sharp(patch, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .webp({ quality: QUALITY, alphaQuality: 100, effort: 6 })
    .toBuffer();
}

/** A pixel with its colour not multiplied by its opacity. */
function straight(pixels: Uint8Array, at: number): number[] {
  const alpha = pixels[at + 3] ?? 0;
  if (alpha === 0) return [0, 0, 0, 0];
  const part = (index: number): number =>
    Math.min(Math.round(((pixels[at + index] ?? 0) * 255) / alpha), 255);
  return [part(0), part(1), part(2), alpha];
}

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
      for (const { kind, feeling, path } of jobs) {
        const data = await feelingPatch(drawing, kind, feeling);
        if (data !== null) yield { path, data };
      }
    }
  },
};
