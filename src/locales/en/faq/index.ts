import { battles } from './battles.ts';
import { beginning } from './begin.ts';
import { catching } from './catching.ts';
import { challenges } from './challenges.ts';
import { coins } from './coins.ts';
import { comfort } from './comfort.ts';
import { growing } from './growing.ts';
import { safety } from './safety.ts';
import type { FaqChapter, FaqFacts } from './types.ts';
import { wild } from './wild.ts';

/** Texts around the questions. */
export const faqWords = {
  title: 'F.A.Q',
  intro: 'What new players ask. The numbers are worked out from those that the server plays with.',
  search: 'Search the questions',
  chapters: 'Chapters',
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  none: 'No answer has these words',
  noneText: 'Try fewer of them, or another one.',
  clear: 'Show all questions',
  link: 'Link to this answer',
} as const;

/** All questions and answers, with the numbers of the game. */
export const faqChapters = (facts: FaqFacts): readonly FaqChapter[] =>
  [beginning, wild, catching, battles, growing, coins, challenges, comfort, safety].map((chapter) =>
    chapter(facts),
  );
