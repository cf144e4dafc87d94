import type { hours } from '../en/hours.ts';
import { portugueseCount } from './counted.ts';

const words: typeof hours = {
  names: { dawn: 'Amanhecer', day: 'Dia', dusk: 'Entardecer', night: 'Noite' },
  weathers: {
    clear: 'céu limpo',
    clouds: 'nuvens',
    glints: 'reflexos na água',
    leaves: 'folhas caindo',
    mist: 'neblina',
    rain: 'chuva',
    snow: 'neve',
  },
  lasts: (minutes, next) => `${next.toLowerCase()} em ${portugueseCount(minutes, 'minuto', 'minutos')}`,
  until: (time, next) => `${next.toLowerCase()} às ${time}`,
};
export default words;
