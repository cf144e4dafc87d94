import { momentWords } from '../locales/format.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** The date of a moment in this device's time zone, such as 3 Nov 2026. */
export const dayOf = (at: string): string => momentWords(new Date(at), DAY);

/** The time of day of a moment in this device's time zone, such as 18:05. */
export const timeOf = (at: Date): string => momentWords(at, TIME);

/** Date and time of a moment in this device's time zone, such as 3 Nov 2026, 18:05. */
export const minuteOf = (at: string): string => momentWords(new Date(at), { ...DAY, ...TIME });
