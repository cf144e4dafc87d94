import { useCallback } from 'react';
import { type PictureRules, pictureRules } from '../../../../content/assets/pictureRules.ts';
import { workshopWords } from '../../../locales/en/workshop.ts';
import { openPicture } from '../files/openPicture.ts';
import { findingsOf } from '../findings/findings.ts';
import { useFindings } from '../findings/useFindings.ts';
import { FindingList } from './FindingList.tsx';

interface Props {
  name: string;
  /** The file being tried out; null for the game's own. */
  content: Blob | null;
}

const { checks } = workshopWords;

/** The requirements for a picture in one line. */
const wantedWords = ({ width, height, transparent, cells, most }: PictureRules): string =>
  [
    checks.types,
    width && height && checks.pixels(width, height),
    transparent && checks.transparent,
    checks.atMost(most),
    cells && checks.air,
  ]
    .filter(Boolean)
    .join(', ');

/** Expected and found properties of a picture; only the requirements if there is no file. */
export function Findings({ name, content }: Props) {
  const wanted = pictureRules(name);
  const look = useCallback(
    async (file: Blob) => {
      const opened = await openPicture(file);
      return 'pixels' in opened ? findingsOf(opened, wanted) : null;
    },
    [wanted],
  );
  return <FindingList wanted={wantedWords(wanted)} findings={useFindings(content, look)} />;
}
