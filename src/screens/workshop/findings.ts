import { workshopWords } from '../../locales/en/workshop.ts';
import type { OpenedPicture } from './openPicture.ts';
import { isSeeThrough, touchedSides } from './pixels.ts';
import type { Wanted } from './wanted.ts';

/** One thing that was looked at: what was expected, and what was found. */
export interface Finding {
  readonly check: 'type' | 'size' | 'transparency' | 'weight' | 'edges' | 'length' | 'start';
  readonly good: boolean;
  readonly expected: string;
  readonly found: string;
}

const { checks } = workshopWords;
const isDrawnBig = (wanted: { width: number; height: number }, found: { width: number; height: number }) =>
  wanted.width === found.width && wanted.height === found.height;

/** Holds a picture against what is wanted. An svg has no pixels of its own: its shape counts. */
export function findingsOf({ type, bytes, pixels }: OpenedPicture, wanted: Wanted): readonly Finding[] {
  const { size, transparent, cells, most } = wanted;
  const { width, height } = pixels;
  const fits =
    size !== null &&
    (type === 'svg' ? width * size.height === height * size.width : isDrawnBig(size, { width, height }));
  const clear = isSeeThrough(pixels);
  const sides = cells && touchedSides(pixels, cells);
  return [
    { check: 'type', good: true, expected: checks.types, found: type.toUpperCase() },
    ...(size
      ? [
          {
            check: 'size' as const,
            good: fits,
            expected: checks.pixels(size.width, size.height),
            found: checks.pixels(width, height),
          },
        ]
      : []),
    ...(transparent
      ? [
          {
            check: 'transparency' as const,
            good: clear,
            expected: checks.transparent,
            found: clear ? checks.transparent : checks.opaque,
          },
        ]
      : []),
    {
      check: 'weight',
      good: bytes <= most,
      expected: checks.atMost(most),
      found: checks.weight(bytes),
    },
    ...(sides
      ? [
          {
            check: 'edges' as const,
            good: sides.length === 0,
            expected: checks.air,
            found: sides.length === 0 ? checks.air : checks.touches(sides),
          },
        ]
      : []),
  ];
}
