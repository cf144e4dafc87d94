import type { wayWords } from '../en/ways.ts';
import { spanishRegion } from './ids.ts';

const gymName = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
type WayDoor = Parameters<typeof wayWords.enter>[0];
const doorName = (door: WayDoor): string => (door.kind === 'mart' ? 'Pokemart' : gymName(door.gym));

const words: typeof wayWords = {
  label: 'Camino',
  to: (map) => `A ${map}`,
  enter: (door) => `Entrar: ${doorName(door)}`,
  closed: (map, { region, badges, won }) =>
    `La puerta a ${map} está cerrada. Se abre con ${badges === 1 ? '1 medalla' : `${badges} medallas`} de ${spanishRegion(region)}; ${won === 0 ? 'aún no tienes ninguna' : `tienes ${won}`}.`,
  gyms: 'A los gimnasios',
  exit: (map) => `el camino a ${map}`,
  exitIn: (way, map) => `Al ${way} se va a ${map}.`,
  door: (door) =>
    `Tienes delante la puerta de ${door.kind === 'mart' ? 'la Pokemart' : gymName(door.gym)}. El comando entrar la abre.`,
  noDoor: 'Aquí no hay ninguna puerta.',
};
export default words;
