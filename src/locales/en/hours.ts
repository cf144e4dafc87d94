import { texts } from '../texts.ts';

/** Texts of the hour sign on the map. */
export const hours = texts('hours', {
  names: { dawn: 'Dawn', day: 'Day', dusk: 'Dusk', night: 'Night' },
  weathers: {
    clear: 'a clear sky',
    clouds: 'clouds',
    glints: 'glints on the water',
    leaves: 'falling leaves',
    mist: 'mist',
    rain: 'rain',
    snow: 'snow',
  },
  lasts: (minutes: number, next: string) =>
    `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to ${next.toLowerCase()}`,
  until: (time: string, next: string) => `${next.toLowerCase()} at ${time}`,
});
