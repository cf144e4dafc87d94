import type { hours } from '../en/hours.ts';
import { germanCount } from './counted.ts';

const words: typeof hours = {
  names: { dawn: 'Morgen', day: 'Tag', dusk: 'Abend', night: 'Nacht' },
  weathers: {
    clear: 'klarer Himmel',
    clouds: 'Wolken',
    glints: 'Glitzern auf dem Wasser',
    leaves: 'fallende Blätter',
    mist: 'Nebel',
    rain: 'Regen',
    snow: 'Schnee',
  },
  lasts: (minutes, next) => `${next} in ${germanCount(minutes, 'Minute', 'Minuten')}`,
  until: (time, next) => `${next} ab ${time}`,
};
export default words;
