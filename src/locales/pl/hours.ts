import type { hours } from '../en/hours.ts';
import { polishCount } from './counted.ts';

const words: typeof hours = {
  names: { dawn: 'Świt', day: 'Dzień', dusk: 'Zmierzch', night: 'Noc' },
  weathers: {
    clear: 'czyste niebo',
    clouds: 'chmury',
    glints: 'iskry na wodzie',
    leaves: 'spadające liście',
    mist: 'mgła',
    rain: 'deszcz',
    snow: 'śnieg',
  },
  lasts: (minutes, next) => `${next.toLowerCase()} za ${polishCount(minutes, 'minutę', 'minuty', 'minut')}`,
  until: (time, next) => `${next.toLowerCase()} o ${time}`,
};
export default words;
