import type { Door } from '../../../content/maps/ways/doors.ts';
import type { wayWords } from '../en/ways.ts';
import { frenchCapital, frenchCount } from './counted.ts';
import { frenchRegion } from './ids.ts';

/** What the houses are that gyms are named by. Names of families stay. */
const HOUSES: Readonly<Record<string, string>> = {
  bell: 'Cloche',
  bog: 'Tourbière',
  daybreak: 'Petit Jour',
  dome: 'Coupole',
  fold: 'Bergerie',
  forge: 'Forge',
  galley: 'Cambuse',
  garden: 'Jardin',
  glacier: 'Glacier',
  glass: 'Verrerie',
  hall: 'Salle',
  harbour: 'Port',
  hives: 'Ruches',
  hours: 'Heures',
  house: 'Maison',
  kiln: 'Four',
  kites: 'Cerfs-volants',
  lake: 'Lac',
  lantern: 'Lanterne',
  ledgers: 'Comptes',
  light: 'Phare',
  lock: 'Écluse',
  loom: 'Métier',
  masks: 'Masques',
  mill: 'Moulin',
  quarry: 'Carrière',
  railway: 'Crémaillère',
  reef: 'Récif',
  rescue: 'Secours',
  ring: 'Cercle',
  roost: 'Perchoir',
  seeds: 'Graineterie',
  shadows: 'Ombres',
  show: 'Comice',
  slip: 'Cale',
  springs: 'Sources',
  steps: 'Marches',
  stills: 'Alambics',
  strata: 'Strates',
  summit: 'Sommet',
  tower: 'Tour',
  vats: 'Cuves',
  vigil: 'Veille',
  wall: 'Mur',
  well: 'Puits',
};

/** The name of a gym, `Jardin Thornby`. @param id `thornby-garden` */
const gymName = (id: string): string => {
  const [family = '', ...house] = id.split('-');
  return [...house.map((word) => HOUSES[word] ?? word), frenchCapital(family)].join(' ');
};

const doorName = (door: Door): string => (door.kind === 'mart' ? 'Pokemart' : gymName(door.gym));

const words: typeof wayWords = {
  label: 'Passage',
  to: (map) => `Vers : ${map}`,
  enter: (door) => `Entrer : ${doorName(door)}`,
  closed: (map, { region, badges, won }) =>
    `La porte est encore fermée (${map}). Elle s’ouvre avec ${frenchCount(badges, 'badge', 'badges')} de ${frenchRegion(region)} ; ${won === 0 ? 'tu n’en as pas encore' : `tu en as ${won}`}.`,
  gyms: 'Vers les arènes',
  exit: (map) => `le passage vers : ${map}`,
  exitIn: (way, map) => `${frenchCapital(way)} : par ici, on continue (${map}).`,
  door: (door) => `Devant toi, une porte : ${doorName(door)}. La commande entrer l’ouvre.`,
  noDoor: 'Il n’y a pas de porte ici.',
  shut: {
    house: 'La porte est fermée à clé. Qui habite ici est dehors, à regarder des créatures.',
    windmill: 'La porte reste fermée tant que les meules tournent. Elles tournent depuis quarante ans.',
    lighthouse:
      'La porte est fermée à clé. Seul le gardien a la clé, et il dort : le phare travaille la nuit.',
  },
};
export default words;
