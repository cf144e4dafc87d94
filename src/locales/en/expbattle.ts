import { texts } from '../texts.ts';

/** Texts of the training screen. */
export const trainingWords = texts('expbattle', {
  title: 'Exp battle',
  intro: 'Partners of one type, as many as your team and a little lower.',
  select: 'Select Type',
  wheel: 'The partners’ type',
  none: 'None chosen yet',
  start: 'Start Training',
  starting: 'Loading',
  experience: (times: number) => `${times} times the experience`,
  coins: 'No coins',
  facts: 'What it brings',
  weak: 'Your attacks that hit them hard',
  strong: 'Whom their attacks hit hard',
});
