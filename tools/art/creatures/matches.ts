import type { KindOptions } from '../core/kinds.ts';

/** Colours of the beetles matchbug and kerbeam. */
export const MATCH = {
  main: '#e5483a',
  belly: '#f3d796',
  coal: '#4b4358',
  flame: '#ff7a2e',
  flameMiddle: '#ffb63c',
  flameTip: '#fff3b0',
  iris: '#c8641e',
};
export const MATCH_KINDS: KindOptions = {
  roles: { coal: 'main', flameMiddle: 'accent' },
  dark: {
    main: '#628102',
    belly: '#8dbcb8',
    coal: '#003136',
    flame: '#919a12',
    flameMiddle: '#98c205',
    flameTip: '#c5f6f2',
  },
  shiny: {
    main: '#2f8fe0',
    belly: '#fff4d8',
    coal: '#d9a441',
    flame: '#1fb08c',
    flameMiddle: '#6fe0b0',
    flameTip: '#f2ffd8',
  },
};
