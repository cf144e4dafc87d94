import { texts } from '../texts.ts';

const number = (count: number) => count.toLocaleString('en');

/** Texts of components and notices that many screens share. */
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
  battleWentOn: 'This battle went on meanwhile. Here is how it stands now.',
  otherSettings: 'Your account’s settings apply now. Those of this device are offered under Settings.',
  stage: {
    missing: 'The picture could not be loaded. The game goes on without it.',
    broken: 'The picture broke and could not be drawn anew. The game goes on without it.',
  },
  unknown: {
    text: 'There is no page here. Maybe it evolved, maybe it never was.',
    home: 'Take me home',
  },
});
