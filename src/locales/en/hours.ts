import { texts } from '../texts.ts';

/** Texts of the hour sign on the map. */
export const hours = texts('hours', {
  names: { dawn: 'Dawn', day: 'Day', dusk: 'Dusk', night: 'Night' },
  lasts: (minutes: number, next: string) =>
    `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to ${next.toLowerCase()}`,
  until: (time: string, next: string) => `${next.toLowerCase()} at ${time}`,
});
