import { achievements } from './list.ts';

/** Medals beside each other on the sheet `items/medals`, which has them in the order of the achievements. */
export const MEDAL_COLUMNS = 8;
export const MEDAL_ROWS = Math.ceil(achievements.length / MEDAL_COLUMNS);
