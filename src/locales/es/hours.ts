import type { hours } from '../en/hours.ts';

/** With its article, as it stands within a line. */
const named = (hour: string): string => `${hour === 'Noche' ? 'la' : 'el'} ${hour.toLowerCase()}`;

const words: typeof hours = {
  names: { dawn: 'Alba', day: 'Día', dusk: 'Ocaso', night: 'Noche' },
  weathers: {
    clear: 'cielo despejado',
    clouds: 'nubes',
    glints: 'destellos en el agua',
    leaves: 'lluvia de hojas',
    mist: 'niebla',
    rain: 'lluvia',
    snow: 'nieve',
  },
  lasts: (minutes, next) => `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} hasta ${named(next)}`,
  until: (time, next) => `${named(next)} a las ${time}`,
};
export default words;
