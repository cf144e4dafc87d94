import type { FaqChapter, FaqPart, FaqQuestion } from '../../locales/en/faq/types.ts';

/** Letters as they are compared: small, without accents, with plain quotes and dashes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[“”„]/g, '"')
    .replace(/’/g, "'")
    .toLowerCase();

/** What somebody looks for, word by word; nothing where nothing was typed. */
export const wordsOf = (typed: string): readonly string[] => plain(typed).split(/\s+/).filter(Boolean);

function textOf(part: FaqPart): string {
  if (typeof part === 'string') return part;
  if ('list' in part) return part.list.join(' ');
  if ('table' in part) return [part.table.caption, ...part.table.head, ...part.table.rows.flat()].join(' ');
  return part.links.map(({ text }) => text).join(' ');
}

/** How much a question is about the words: 3 where it has all of them itself, 0 where one is nowhere. */
function nearness({ question, also = '', answer }: FaqQuestion, words: readonly string[]): number {
  const asked = plain(question);
  const named = `${asked} ${plain(also)}`;
  const whole = `${named} ${plain(answer.map(textOf).join(' '))}`;
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  if (hasAll(asked)) return 3;
  if (hasAll(named)) return 2;
  return hasAll(whole) ? 1 : 0;
}

/** The questions that have all the words, those that ask for them first. */
export function searchFaq(chapters: readonly FaqChapter[], words: readonly string[]): readonly FaqQuestion[] {
  return chapters
    .flatMap(({ questions }) => questions)
    .map((question) => ({ question, nearness: nearness(question, words) }))
    .filter((each) => each.nearness > 0)
    .sort((one, other) => other.nearness - one.nearness)
    .map(({ question }) => question);
}
