import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeCreature } from './checks/weight.ts';
import { measure } from './core/checks.ts';
import { KINDS } from './core/kinds.ts';
import { toSmall } from './core/render.ts';
import { type Creature, drawBack, drawCreature } from './creature.ts';
import { drawnIds, loadCreatures, SOURCES } from './drawings.ts';
import type { MadeFile, Maker } from './maker.ts';
import { SourceFault } from './svg/source-fault.ts';

/** `creatures/<id>.<kind>.webp`, with `.blink` before the ending for the closed-eye frame. */
export function creaturePath(id: string, kind: string, blink: boolean): string {
  return `creatures/${id}.${kind}${blink ? '.blink' : ''}.webp`;
}

/** `creatures/<id>.<kind>.back.webp`, the picture from behind. */
export const backPath = (id: string, kind: string): string => `creatures/${id}.${kind}.back.webp`;

/** `creatures/<id>.<kind>.small.webp`, the picture with open eyes for lists. */
export const smallPath = (id: string, kind: string): string => `creatures/${id}.${kind}.small.webp`;

/** @throws SourceFault if the picture reaches the edge of its square, as a background does */
function refuseBackground(drawing: Creature): void {
  if (!drawing.source) return;
  const { left, top, right, bottom } = measure(drawCreature(drawing).svg()).box;
  if (left > 0 && top > 0 && right < 256 && bottom < 256) return;
  throw new SourceFault(
    `assets/sources/creatures/${drawing.id}.svg: the picture reaches the edge of its square: take out the background, and leave air all round`,
  );
}

/**
 * Bakes all kinds of all species, with open and closed eyes, small and from behind; `sources` is the folder of the
 * designers' SVG files, which have no back.
 */
export function creatureMaker(ids: readonly string[] = drawnIds(), sources = SOURCES): Maker {
  async function* files(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
    for (const id of ids) {
      const jobs = KINDS.flatMap((kind) =>
        [false, true].map((blink) => {
          const paths = [creaturePath(id, kind, blink), ...(blink ? [] : [smallPath(id, kind)])];
          return { kind, blink, paths: paths.filter(wanted) };
        }),
      ).filter(({ paths }) => paths.length > 0);
      const backs = KINDS.map((kind) => ({ kind, path: backPath(id, kind) })).filter(({ path }) =>
        wanted(path),
      );
      if (jobs.length + backs.length === 0) continue;
      const drawing = (await loadCreatures([id], sources))[0]!;
      refuseBackground(drawing);
      for (const { kind, blink, paths } of jobs) {
        const data = await encodeCreature(drawCreature(drawing, kind, blink).svg());
        for (const path of paths)
          yield { path, data: path === smallPath(id, kind) ? await toSmall(data) : data };
      }
      if (drawing.source) continue;
      for (const { kind, path } of backs) {
        yield { path, data: await encodeCreature(drawBack(drawing, kind).svg()) };
      }
    }
  }
  return { name: 'creatures', files };
}

/** Paths, relative to `folder`, of the baked files of a species that are missing or differ from its drawing. */
export async function outdatedFiles(id: string, folder: string): Promise<string[]> {
  const outdated: string[] = [];
  for await (const { path, data } of creatureMaker([id]).files(() => true)) {
    const file = join(folder, path);
    if (!existsSync(file) || !readFileSync(file).equals(data)) outdated.push(path);
  }
  return outdated;
}
