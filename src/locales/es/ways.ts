import type { wayWords } from '../en/ways.ts';
import { spanishCapital } from './counted.ts';
import { spanishRegion } from './ids.ts';

/** What the houses are that gyms are named by. Names of families stay. */
const HOUSES: Readonly<Record<string, string>> = {
  bell: 'Campana',
  bog: 'Turbera',
  daybreak: 'Amanecer',
  dome: 'Cúpula',
  fold: 'Redil',
  forge: 'Fragua',
  galley: 'Cocina',
  garden: 'Jardín',
  glacier: 'Glaciar',
  glass: 'Vidriería',
  hall: 'Salón',
  harbour: 'Puerto',
  hives: 'Colmenas',
  hours: 'Horas',
  house: 'Casa',
  kiln: 'Horno',
  kites: 'Cometas',
  lake: 'Lago',
  lantern: 'Farol',
  ledgers: 'Cuentas',
  light: 'Faro',
  lock: 'Esclusa',
  loom: 'Telar',
  masks: 'Máscaras',
  mill: 'Molino',
  quarry: 'Cantera',
  railway: 'Cremallera',
  reef: 'Arrecife',
  rescue: 'Rescate',
  ring: 'Ring',
  roost: 'Dormidero',
  seeds: 'Semillas',
  shadows: 'Sombras',
  show: 'Feria',
  slip: 'Grada',
  springs: 'Fuentes',
  steps: 'Escalones',
  stills: 'Alambiques',
  strata: 'Estratos',
  summit: 'Cumbre',
  tower: 'Torre',
  vats: 'Tinas',
  vigil: 'Vela',
  wall: 'Muro',
  well: 'Pozo',
};

/** The name of a gym, `Jardín Thornby`. @param id `thornby-garden` */
const gymName = (id: string): string => {
  const [family = '', ...house] = id.split('-');
  return [...house.map((word) => HOUSES[word] ?? word), spanishCapital(family)].join(' ');
};

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
  shut: {
    house: 'La puerta está cerrada con llave. Quien vive aquí ha salido a mirar criaturas.',
    windmill: 'La puerta no se abre mientras giran las muelas. Llevan cuarenta años girando.',
    lighthouse:
      'La puerta está cerrada con llave. Solo la tiene quien cuida el faro, y duerme: la luz trabaja de noche.',
  },
};
export default words;
