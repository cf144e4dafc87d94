import type { faqWords } from '../en/faq/index.ts';
import { germanCount } from './counted.ts';

const words: typeof faqWords = {
  title: 'Fragen und Antworten',
  intro: import.meta.env.TRIAL
    ? 'Was Neue fragen. Die Zahlen sind aus denen berechnet, mit denen das Spiel spielt. Konten, Tausch und andere Leute gibt es nur auf einem Server, nicht in dieser Kostprobe.'
    : 'Was Neue fragen. Die Zahlen sind aus denen berechnet, mit denen der Server spielt.',
  search: 'Fragen durchsuchen',
  chapters: 'Kapitel',
  found: (count) => germanCount(count, 'Antwort', 'Antworten'),
  none: 'Diese Worte stehen in keiner Antwort',
  noneText: 'Versuch es mit weniger davon oder einem anderen.',
  clear: 'Alle Fragen zeigen',
  link: 'Link zu dieser Antwort',
};
export default words;
