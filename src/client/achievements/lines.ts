import { achievements } from '../../../content/achievements/list.ts';
import { achievementWords as words } from '../../locales/en/achievements.ts';

/** More new achievements than this are told in one sentence. */
const MOST_TOLD = 2;

/** What is said of achievements that have just been reached. */
export function linesOfReached(ids: readonly string[]): readonly string[] {
  const found = achievements.filter(({ id }) => ids.includes(id));
  return found.length > MOST_TOLD
    ? [words.toldAll(found.length)]
    : found.map(({ field, rank }) => words.told(field, rank));
}
