import { readFileSync } from 'node:fs';
import type { Finding } from '../../finding.ts';
import { factsOf, PICTURE_ENDINGS } from '../../pictures.ts';
import { expectationOf, type FoundFile, type Shelf } from '../../shelf.ts';

const startsWith = (content: Buffer, ...starts: string[]): boolean =>
  starts.some((start) => content.subarray(0, start.length).toString('latin1') === start);
/** Recognises each sound format by its first bytes. */
const SOUNDS: Readonly<Record<string, (content: Buffer) => boolean>> = {
  ogg: (content) => startsWith(content, 'OggS'),
  mp3: (content) => startsWith(content, 'ID3') || (content[0] === 0xff && (content[1] ?? 0) >= 0xe0),
  wav: (content) => startsWith(content, 'RIFF'),
};

/** Reports files that are broken or do not have the format of their ending. */
export async function findUnreadable(shelf: Shelf): Promise<Finding[]> {
  const found = await Promise.all(
    shelf.files.filter((file) => expectationOf(shelf, file)).map(async (file) => findingOf(file)),
  );
  return found.filter((finding) => finding !== null);
}

async function findingOf(file: FoundFile): Promise<Finding | null> {
  try {
    await read(file);
    return null;
  } catch (problem) {
    return {
      file: file.place,
      check: 'unreadable',
      expected: `a whole .${file.ending} file`,
      found: `something that cannot be read (${problem instanceof Error ? problem.message : problem})`,
      mend: 'Export it again.',
    };
  }
}

async function read(file: FoundFile): Promise<void> {
  if (PICTURE_ENDINGS.includes(file.ending)) {
    await factsOf(file);
    return;
  }
  const content = readFileSync(file.file);
  const isSound = SOUNDS[file.ending];
  if (isSound === undefined) JSON.parse(content.toString('utf8'));
  else if (!isSound(content)) throw new Error(`it does not begin as .${file.ending} files do`);
}
