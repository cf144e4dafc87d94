import { texts } from '../texts.ts';

/** Words around the filters of a list. */
export const filterWords = texts('filters', {
  label: 'Filters',
  active: (count: number) => `Filters (${count})`,
  clear: 'Clear filters',
  types: 'Types',
  rising: 'Sorted upwards. Turn round',
  falling: 'Sorted downwards. Turn round',
});
