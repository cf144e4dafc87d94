import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUSIC_PIECES } from '../../content/sounds.ts';
import { checkNames, ENDINGS } from './checks/names.ts';
import { checkSize } from './checks/size.ts';
import { checkShape, checkSound, decode } from './checks/sound.ts';
import { listSounds, SOUND_FOLDER } from './files/list.ts';

/** Milliseconds. Decoding is slow on a busy machine. */
const TIMEOUT = 30_000;
const files = listSounds();
const read = (path: string) => readFileSync(join(SOUND_FOLDER, path));
/** One in this many short files is decoded here; `npm run sound:check` decodes all. */
const SAMPLE = 18;
const short = files.filter((path) => !path.startsWith('music/'));

describe('the sounds of the game', () => {
  it('are there for everything that asks for one, as ogg and mp3', () => {
    expect(checkNames(files)).toEqual([]);
  });

  it('weigh less than 4 MB in each form', () => {
    expect(
      checkSize(files.map((path) => ({ path, bytes: statSync(join(SOUND_FOLDER, path)).size }))),
    ).toEqual([]);
  });

  it.each(short.filter((_, index) => index % SAMPLE === 0))(
    '%s is neither soft, clipped nor late',
    async (path) => {
      expect(await checkSound(path, read(path))).toEqual([]);
    },
    TIMEOUT,
  );

  it.each(MUSIC_PIECES.flatMap((piece) => ENDINGS.map((ending) => `music/${piece}.${ending}`)))(
    '%s goes round without a gap',
    async (path) => {
      expect(checkShape(path, await decode(path, read(path)))).toEqual([]);
    },
    TIMEOUT,
  );

  it.each(['music/win.ogg', 'music/trade.mp3'])(
    '%s is as loud as the others',
    async (path) => {
      expect(await checkSound(path, read(path))).toEqual([]);
    },
    TIMEOUT,
  );
});
