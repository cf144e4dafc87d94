import type { Finding } from '../finding.ts';
import type { AsepriteFrame, AsepriteSheet, AsepriteTag } from './sheet.ts';

/** The tags of a walk, in the order in which the game counts directions. */
export const DIRECTIONS = ['s', 'se', 'e', 'ne', 'n', 'nw', 'w', 'sw'];
/** Most frames of a walk in one direction. */
export const MOST_STEPS = 12;

export type Fault = Pick<Finding, 'check' | 'expected' | 'found' | 'mend'>;

const untagged = (expected: string, found: string, mend: string): Fault => ({
  check: 'untagged-frames',
  expected,
  found,
  mend,
});

export const framesOf = ({ frames }: AsepriteSheet, { from, to }: AsepriteTag): readonly AsepriteFrame[] =>
  frames.slice(from, to + 1);

export const sourceOf = ({ frame, sourceSize }: AsepriteFrame): { w: number; h: number } =>
  sourceSize ?? { w: frame.w, h: frame.h };

/** Reasons why an Aseprite export is not a walk in eight directions; empty if it is one. */
export function faultsOf(sheet: AsepriteSheet): Fault[] {
  return [...tagFaults(sheet), ...countFaults(sheet), ...frameFaults(sheet)];
}

function tagFaults({ frames, tags }: AsepriteSheet): Fault[] {
  const missing = DIRECTIONS.filter((direction) => !tags.some(({ name }) => name === direction));
  const loose = frames.flatMap((_, index) =>
    tags.some(({ from, to }) => index >= from && index <= to) ? [] : [index],
  );
  const mend = 'Tag the frames of each direction in Aseprite, and tick "Tags" under "Meta" when you export.';
  return [
    ...(missing.length > 0
      ? [
          untagged(
            `a tag for each of ${DIRECTIONS.join(', ')}`,
            tags.length === 0 ? 'no tags' : `none for ${missing.join(', ')}`,
            mend,
          ),
        ]
      : []),
    ...(loose.length > 0 && missing.length === 0
      ? [untagged('every frame within a tag', `frames without one: ${loose.join(', ')}`, mend)]
      : []),
  ];
}

function countFaults(sheet: AsepriteSheet): Fault[] {
  const tags = sheet.tags.filter(({ name }) => DIRECTIONS.includes(name));
  const counts = tags.map((tag) => framesOf(sheet, tag).length);
  if (tags.length === 0) return [];
  if (counts.every((count) => count === counts[0] && count > 0 && count <= MOST_STEPS)) return [];
  return [
    untagged(
      `the same number of frames, 1 to ${MOST_STEPS}, in every direction`,
      tags.map(({ name }, index) => `${name} ${counts[index]}`).join(', '),
      'Give each tag as many frames: the first one stands, the others walk.',
    ),
  ];
}

function frameFaults({ frames }: AsepriteSheet): Fault[] {
  const sizes = new Set(frames.map((frame) => Object.values(sourceOf(frame)).join(' × ')));
  const turned = frames.some(({ rotated }) => rotated);
  return [
    ...(sizes.size > 1
      ? [
          {
            check: 'wrong-size',
            expected: 'frames of one size',
            found: [...sizes].join(', '),
            mend: 'Put all frames on one canvas in Aseprite and export it again.',
          },
        ]
      : []),
    ...(turned
      ? [
          {
            check: 'unreadable',
            expected: 'upright frames',
            found: 'rotated ones',
            mend: 'Export the sheet again without rotating frames.',
          },
        ]
      : []),
  ];
}
