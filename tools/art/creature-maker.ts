import { KINDS } from './core/kinds.ts';
import { toWebp } from './core/render.ts';
import { type Creature, drawCreature } from './creature.ts';
import { CREATURES } from './creatures/index.ts';
import type { MadeFile, Maker } from './maker.ts';

/** Side of the pictures in pixels, and their WebP quality. */
const SIDE = 512;
const QUALITY = 82;

/** `creatures/<id>.<kind>.webp`, with `.blink` before the ending for the closed-eye frame. */
export function creaturePath(id: string, kind: string, blink: boolean): string {
  return `creatures/${id}.${kind}${blink ? '.blink' : ''}.webp`;
}

/** Every kind of every species, with open and closed eyes. */
export function creatureMaker(species: readonly Creature[] = CREATURES): Maker {
  async function* files(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
    for (const one of species) {
      for (const kind of KINDS) {
        for (const blink of [false, true]) {
          const path = creaturePath(one.id, kind, blink);
          if (wanted(path))
            yield { path, data: await toWebp(drawCreature(one, kind, blink).svg(), SIDE, QUALITY) };
        }
      }
    }
  }
  return { name: 'creatures', files };
}
