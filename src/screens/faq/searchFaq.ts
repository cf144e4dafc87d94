import type { FaqChapter, FaqPart, FaqQuestion } from '../../locales/en/faq/types.ts';
import { folded } from '../../locales/folded.ts';

/** Splits the typed text into normalised words; empty if nothing was typed. */
export const wordsOf = (typed: string): readonly string[] => folded(typed).split(/\s+/).filter(Boolean);

function textOf(part: FaqPart): string {
  if (typeof part === 'string') return part;
  if ('list' in part) return part.list.join(' ');
  if ('table' in part) return [part.table.caption, ...part.table.head, ...part.table.rows.flat()].join(' ');
  return part.links.map(({ text }) => text).join(' ');
}

/** How well a question matches: 3 if the question itself has all words, 0 if a word is missing everywhere. */
function nearness({ question, also = '', answer }: FaqQuestion, words: readonly string[]): number {
  const asked = folded(question);
  const named = `${asked} ${folded(also)}`;
  const whole = `${named} ${folded(answer.map(textOf).join(' '))}`;
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  if (hasAll(asked)) return 3;
  if (hasAll(named)) return 2;
  return hasAll(whole) ? 1 : 0;
}

/** Returns the questions that contain all words, best matches first. */
export function searchFaq(chapters: readonly FaqChapter[], words: readonly string[]): readonly FaqQuestion[] {
  return chapters
    .flatMap(({ questions }) => questions)
    .map((question) => ({ question, nearness: nearness(question, words) }))
    .filter((each) => each.nearness > 0)
    .sort((one, other) => other.nearness - one.nearness)
    .map(({ question }) => question);
}
