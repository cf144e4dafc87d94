import { isAseprite } from '../aseprite/sheet.ts';
import type { Finding } from '../finding.ts';
import { readJson } from '../readJson.ts';
import type { FoundFile, Shelf } from '../shelf.ts';

const SHEET = 'tiles/objects';

/** Reports an overriding sheet of objects that lacks objects of the generated sheet, which maps may show. */
export function findMissingFrames({ files }: Shelf): Finding[] {
  const [generated, laid] = [false, true].map((wanted) =>
    files.find((file) => file.name === SHEET && file.ending === 'json' && file.laid === wanted),
  );
  if (generated === undefined || laid === undefined || isAseprite(readJson(laid.file))) return [];
  const there = new Set(framesOf(laid));
  const missing = framesOf(generated).filter((frame) => !there.has(frame));
  if (missing.length === 0) return [];
  return [
    {
      file: laid.place,
      check: 'missing',
      expected: 'every object of the generated sheet',
      found: `none called ${missing.join(', ')}`,
      mend: 'Add them, or take this sheet away and lay down single objects as tiles/<object>.png instead.',
    },
  ];
}

function framesOf({ file }: FoundFile): string[] {
  const data = readJson(file);
  const frames = typeof data === 'object' && data !== null && 'frames' in data ? data.frames : {};
  return Object.keys(frames ?? {});
}
