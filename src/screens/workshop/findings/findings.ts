import { hasSize, type PictureRules } from '../../../../content/assets/pictureRules.ts';
import { touchedSides } from '../../../../content/assets/touchedSides.ts';
import { workshopWords } from '../../../locales/en/workshop.ts';
import type { OpenedPicture } from '../files/openPicture.ts';
import { isSeeThrough, opacityOf } from '../files/pixels.ts';

/** The result of one check: what was expected, and what was found. */
export interface Finding {
  readonly check: 'type' | 'size' | 'transparency' | 'weight' | 'edges' | 'length' | 'start';
  readonly good: boolean;
  readonly expected: string;
  readonly found: string;
}

const { checks } = workshopWords;
/** Checks a picture against the rules. For an svg only the aspect ratio is checked, because it has no pixel size. */
export function findingsOf({ type, bytes, pixels }: OpenedPicture, wanted: PictureRules): readonly Finding[] {
  const { width, height, transparent, cells, most } = wanted;
  const clear = isSeeThrough(pixels);
  const sides = cells && touchedSides(opacityOf(pixels), cells);
  return [
    { check: 'type', good: true, expected: checks.types, found: type.toUpperCase() },
    ...(width && height
      ? [
          {
            check: 'size' as const,
            good: hasSize(wanted, pixels, type === 'svg'),
            expected: checks.pixels(width, height),
            found: checks.pixels(pixels.width, pixels.height),
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
