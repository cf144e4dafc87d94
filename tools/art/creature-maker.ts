import { KINDS } from './core/kinds.ts';
import { type Creature, drawCreature } from './creature.ts';
import { drawnIds, loadCreatures } from './drawings.ts';
import type { MadeFile, Maker } from './maker.ts';
import { encodeCreature } from './weight.ts';

/** `creatures/<id>.<kind>.webp`, with `.blink` before the ending for the closed-eye frame. */
export function creaturePath(id: string, kind: string, blink: boolean): string {
  return `creatures/${id}.${kind}${blink ? '.blink' : ''}.webp`;
}

/** Every kind of every species, with open and closed eyes. */
export function creatureMaker(ids: readonly string[] = drawnIds()): Maker {
  async function* files(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
    for (const id of ids) {
      const jobs = KINDS.flatMap((kind) =>
        [false, true].map((blink) => ({ kind, blink, path: creaturePath(id, kind, blink) })),
      ).filter(({ path }) => wanted(path));
      if (jobs.length === 0) continue;
      const [drawing] = await loadCreatures([id]);
      for (const { kind, blink, path } of jobs) {
        yield { path, data: await encodeCreature(drawCreature(drawing as Creature, kind, blink).svg()) };
      }
    }
  }
  return { name: 'creatures', files };
}
