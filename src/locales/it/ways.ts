import type { Door } from '../../../content/maps/ways/doors.ts';
import type { wayWords } from '../en/ways.ts';
import { italianCapital, italianCount } from './counted.ts';
import { italianRegion } from './ids.ts';

/** The words in the names of gyms for the houses they are in. Names of families stay. */
const HOUSES: Readonly<Record<string, string>> = {
  hours: 'Ore',
  vigil: 'Veglia',
  lake: 'Lago',
  seeds: 'Sementi',
  shadows: 'Ombre',
  daybreak: 'Primo Turno',
  ledgers: 'Registri',
  glass: 'Vetreria',
  roost: 'Colombaia',
  vats: 'Tintoria',
  hives: 'Arnie',
  wall: 'Muro',
  ring: 'Cerchio',
  bell: 'Campana',
  well: 'Pozzo',
  house: 'Casa',
  fold: 'Ovile',
  bog: 'Torbiera',
  stills: 'Distilleria',
  harbour: 'Porto',
  kiln: 'Fornace',
  galley: 'Cambusa',
  masks: 'Maschere',
  slip: 'Scalo',
  reef: 'Barriera',
  light: 'Faro',
  kites: 'Aquiloni',
  summit: 'Vetta',
  steps: 'Gradini',
  loom: 'Telaio',
  dome: 'Cupola',
  railway: 'Ferrovia',
  rescue: 'Soccorso',
  springs: 'Terme',
  strata: 'Strati',
  glacier: 'Ghiacciaio',
  hall: 'Sala',
  garden: 'Giardino',
  mill: 'Mulino',
  lantern: 'Lanterna',
  lock: 'Chiusa',
  forge: 'Fucina',
  quarry: 'Cava',
  tower: 'Torre',
  show: 'Fiera',
};

/** The name of a gym, `Giardino Thornby`. @param id `thornby-garden` */
const gymName = (id: string): string => {
  const [family = '', ...house] = id.split('-');
  return [...house.map((word) => HOUSES[word] ?? italianCapital(word)), italianCapital(family)].join(' ');
};

const doorName = (door: Door): string => (door.kind === 'mart' ? 'Pokemart' : gymName(door.gym));

const words: typeof wayWords = {
  label: 'La strada continua',
  to: (map) => `Verso: ${map}`,
  enter: (door) => `Entra: ${doorName(door)}`,
  closed: (map, { region, badges, won }) =>
    `Il cancello è chiuso (${map}). Si apre con ${italianCount(badges, 'medaglia', 'medaglie')} di ${italianRegion(region)}; ${won === 0 ? 'tu non ne hai ancora' : `tu ne hai ${won}`}.`,
  gyms: 'Alle palestre',
  exit: (map) => `la strada verso: ${map}`,
  exitIn: (way, map) => `A ${way} la strada continua: ${map}.`,
  door: (door) => `Davanti a te c’è una porta: ${doorName(door)}. Il comando entra la apre.`,
  noDoor: 'Qui non c’è nessuna porta.',
  shut: {
    house: 'La porta è chiusa a chiave. Chi abita qui è fuori a guardare creature.',
    windmill: 'La porta resta chiusa finché girano le macine. Girano da quarant’anni.',
    lighthouse:
      'La porta è chiusa a chiave. Ce l’ha solo chi custodisce il faro, e dorme: la luce lavora di notte.',
  },
};
export default words;
