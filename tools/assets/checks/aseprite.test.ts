import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../aseprite/faults.ts';
import { readAseprite } from '../aseprite/sheet.ts';
import { toWalkSheet } from '../aseprite/toWalkSheet.ts';
import { drawPng, findingsIn } from '../testShelf.ts';
import { findAsepriteFaults } from './aseprite.ts';

const frameAt = (index: number) => ({
  frame: { x: index * 2, y: 0, w: 2, h: 3 },
  rotated: false,
  trimmed: true,
  spriteSourceSize: { x: 1, y: 5, w: 2, h: 3 },
  sourceSize: { w: 24, h: 32 },
  duration: 125,
});
const frames = Array.from({ length: 16 }, (_, index) => frameAt(index));
/** Two frames for each direction, in the reverse of the game's order. */
const frameTags = DIRECTIONS.toReversed().map((name, index) => ({
  name,
  from: index * 2,
  to: index * 2 + 1,
}));
const meta = {
  app: 'https://www.aseprite.org/',
  image: 'gardener.walk.png',
  size: { w: 32, h: 32 },
  frameTags,
};
const sheet = { frames, meta };

const place = 'overrides/characters/gardener.walk';
const findings = async (data: object, picture = true) =>
  findingsIn(
    findAsepriteFaults,
    { [`${place}.json`]: data, ...(picture ? { [`${place}.png`]: await drawPng() } : {}) },
    [],
  );
const found = async (data: object, picture?: boolean) =>
  (await findings(data, picture)).map(({ check, found }) => `${check}: ${found}`);

describe('an export of Aseprite', () => {
  it('is accepted as an array and as a hash', async () => {
    expect(await findings(sheet)).toEqual([]);
    const hash = Object.fromEntries(frames.map((frame, index) => [`walk ${index}.aseprite`, frame]));
    expect(await findings({ frames: hash, meta })).toEqual([]);
  });

  it('without tags is told which ones are wanted', async () => {
    const [finding] = await findings({ frames, meta: { ...meta, frameTags: [] } });
    expect(finding).toMatchObject({ check: 'untagged-frames', found: 'no tags' });
    expect(finding?.expected).toContain('s, se, e, ne, n, nw, w, sw');
  });

  it('is told which direction has no tag, and which frame', async () => {
    expect(await found({ frames, meta: { ...meta, frameTags: frameTags.slice(1) } })).toContain(
      'untagged-frames: none for sw',
    );
    expect(await found({ frames: [...frames, frameAt(16)], meta })).toEqual([
      'untagged-frames: frames without one: 16',
    ]);
  });

  it('must have as many frames in each direction', async () => {
    const uneven = frameTags.map((tag) => (tag.name === 's' ? { ...tag, to: tag.from } : tag));
    expect(await found({ frames, meta: { ...meta, frameTags: uneven } })).toContainEqual(
      expect.stringContaining('s 1'),
    );
  });

  it('is told when its picture is missing or of another size', async () => {
    expect(await found(sheet, false)).toEqual(['missing: none']);
    const large = { ...meta, size: { w: 64, h: 32 } };
    expect(await found({ frames, meta: large })).toEqual(['wrong-size: 32 × 32']);
  });

  it('is told when it is not whole', async () => {
    expect(await found({ frames: [{ frame: 1 }], meta })).toEqual([expect.stringMatching(/^unreadable: /)]);
  });

  it('of objects is told the way that there is', async () => {
    const [finding] = await findingsIn(findAsepriteFaults, { 'overrides/tiles/objects.json': sheet }, []);
    expect(finding?.mend).toContain('tiles/<object>.png');
  });

  it('becomes the walk that the map reads', () => {
    const walk = toWalkSheet('characters/gardener.walk', readAseprite(sheet));
    expect(walk).toMatchObject({ frameWidth: 24, frameHeight: 32, scale: 1, framesPerSecond: 8 });
    expect(walk).toMatchObject({ steps: ['0', '1'], directions: DIRECTIONS, anchorX: 12 });
    // South is the last tag, so its frames are the last two.
    expect(walk.cells[0]).toEqual([28, 0, 2, 3, 1, 5]);
    expect(walk.cells[8]).toEqual([30, 0, 2, 3, 1, 5]);
  });
});
