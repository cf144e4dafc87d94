import { texts } from '../texts.ts';

/** Labels of the marks of rare kinds. */
export const kindMarkWords = texts('kindMarks', {
  caught: { 2: 'dark one caught', 3: 'shiny one caught' },
  seen: { 2: 'dark one seen', 3: 'shiny one seen' },
});
