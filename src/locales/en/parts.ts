import { texts } from '../texts.ts';

const number = (count: number) => count.toLocaleString('en');

/** Texts of components that many screens share. */
export const partWords = texts('parts', {
  close: 'Close',
  fewer: (what: string) => `Fewer: ${what}`,
  more: (what: string) => `More: ${what}`,
  previous: 'PREV',
  next: 'NEXT',
  pages: 'Pages',
  span: (first: number, last: number, count: number) =>
    `${number(first)}–${number(last)} of ${number(count)}`,
  clear: 'Clear',
  nothing: 'Nothing found',
  found: (count: number) => (count === 1 ? '1 found' : `${number(count)} found`),
});
