import type { ExpectedAsset } from '../../expected.ts';
import type { Finding } from '../../finding.ts';
import { factsOf, PICTURE_ENDINGS, type PictureFacts } from '../../pictures.ts';
import { expectationOf, type FoundFile, type Shelf } from '../../shelf.ts';

type Look = (
  file: FoundFile,
  expected: ExpectedAsset,
  facts: PictureFacts,
) => Finding | null | Promise<Finding | null>;

/** Calls `look` for each readable picture that the game loads and collects the findings. */
export async function eachPicture(shelf: Shelf, look: Look): Promise<Finding[]> {
  const findings = await Promise.all(
    shelf.files.map(async (file) => {
      const expected = expectationOf(shelf, file);
      if (expected === undefined || !PICTURE_ENDINGS.includes(file.ending)) return null;
      const facts = await factsOf(file).catch(() => null);
      return facts === null ? null : look(file, expected, facts);
    }),
  );
  return findings.filter((finding) => finding !== null);
}
