import { toSmall, toWebp } from '../core/render.ts';
import type { Mood } from '../core/scene.ts';
import type { MadeFile, Maker } from '../maker.ts';
import { drawPerson, MOODS } from './person.ts';
import { loadPerson, portraitIds } from './portraits.ts';

/** Side of a portrait in pixels. */
const SIDE = 512;
/** Largest file in bytes: the list of all leaders loads 45 of them. */
export const HEAVIEST_PORTRAIT = 40 * 1024;
/** WebP qualities, tried in order until the file is small enough. */
const QUALITIES = [86, 80, 72] as const;

async function encode(svg: string): Promise<Buffer> {
  let encoded: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    encoded = await toWebp(svg, SIDE, quality);
    if (encoded.length <= HEAVIEST_PORTRAIT) break;
  }
  return encoded;
}

export const portraitPath = (id: string, mood?: Mood): string =>
  `portraits/${mood ? `${id}.${mood}` : id}.webp`;

/** The portrait for lists. */
const smallPath = (id: string): string => `portraits/${id}.small.webp`;

async function* files(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  for (const id of portraitIds()) {
    for (const mood of [undefined, ...MOODS]) {
      const paths = [portraitPath(id, mood), ...(mood ? [] : [smallPath(id)])].filter(wanted);
      if (paths.length === 0) continue;
      const data = await encode(drawPerson(await loadPerson(id), false, mood).svg());
      for (const path of paths) yield { path, data: path === smallPath(id) ? await toSmall(data) : data };
    }
  }
}

/** Bakes the portraits of gym leaders and champions. */
export const portraitMaker: Maker = { name: 'portraits', files };
