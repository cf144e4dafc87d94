import type { hours } from '../en/hours.ts';
import { frenchCount } from './counted.ts';

const words: typeof hours = {
  names: { dawn: 'Aube', day: 'Jour', dusk: 'Soir', night: 'Nuit' },
  weathers: {
    clear: 'ciel clair',
    clouds: 'nuages',
    glints: 'reflets sur l’eau',
    leaves: 'feuilles qui tombent',
    mist: 'brume',
    rain: 'pluie',
    snow: 'neige',
  },
  lasts: (minutes, next) => `${next.toLowerCase()} dans ${frenchCount(minutes, 'minute', 'minutes')}`,
  until: (time, next) => `${next.toLowerCase()} à ${time}`,
};
export default words;
