import { texts } from '../../texts.ts';
import { accountChapter } from './account.ts';
import { battlesChapter } from './battles.ts';
import { beginningChapter } from './begin.ts';
import { catchingChapter } from './catching.ts';
import { challengesChapter } from './challenges.ts';
import { coinsChapter } from './coins.ts';
import { comfortChapter } from './comfort.ts';
import { growingChapter } from './growing.ts';
import { othersChapter } from './others.ts';
import { safetyChapter } from './safety.ts';
import type { FaqChapter, FaqFacts } from './types.ts';
import { wildChapter } from './wild.ts';

/** Texts around the questions. */
export const faqWords = texts('faq', {
  title: 'F.A.Q',
  intro: import.meta.env.TRIAL
    ? 'What new players ask. The numbers are worked out from those that the game plays with. Accounts, trades and other players are on a server only, not in this trial.'
    : 'What new players ask. The numbers are worked out from those that the server plays with.',
  search: 'Search the questions',
  chapters: 'Chapters',
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  none: 'No answer has these words',
  noneText: 'Try fewer of them, or another one.',
  clear: 'Show all questions',
  link: 'Link to this answer',
});

const book = texts('faq/chapters', {
  beginningChapter,
  wildChapter,
  catchingChapter,
  battlesChapter,
  growingChapter,
  coinsChapter,
  challengesChapter,
  comfortChapter,
  othersChapter,
  safetyChapter,
  accountChapter,
});

/** All questions and answers, with the game's numbers filled in. */
export const faqChapters = (facts: FaqFacts): readonly FaqChapter[] =>
  Object.values(book).map((chapter) => chapter(facts));
