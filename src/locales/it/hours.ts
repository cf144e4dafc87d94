import type { hours } from '../en/hours.ts';
import { italianCount } from './counted.ts';

const words: typeof hours = {
  names: { dawn: 'Alba', day: 'Giorno', dusk: 'Tramonto', night: 'Notte' },
  weathers: {
    clear: 'cielo sereno',
    clouds: 'nuvole',
    glints: 'riflessi sull’acqua',
    leaves: 'foglie che cadono',
    mist: 'foschia',
    rain: 'pioggia',
    snow: 'neve',
  },
  lasts: (minutes, next) => `${next.toLowerCase()} tra ${italianCount(minutes, 'minuto', 'minuti')}`,
  until: (time, next) => `${next.toLowerCase()} alle ${time}`,
};
export default words;
