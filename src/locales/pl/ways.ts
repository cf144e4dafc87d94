import type { Door } from '../../../content/maps/ways/doors.ts';
import type { wayWords } from '../en/ways.ts';
import { polishCapital, polishCount, polishForm } from './counted.ts';
import { polishRegion } from './ids.ts';

/** The words in the names of gyms for the houses they are in. Names of families stay. */
const HOUSES: Readonly<Record<string, string>> = {
  hours: 'Godziny',
  vigil: 'Czuwanie',
  lake: 'Jezioro',
  seeds: 'Spichlerz',
  shadows: 'Teatr Cieni',
  daybreak: 'Ranna Zmiana',
  ledgers: 'Kantor',
  glass: 'Huta Szkła',
  roost: 'Gołębnik',
  vats: 'Farbiarnia',
  hives: 'Pasieka',
  wall: 'Mur',
  ring: 'Krąg',
  bell: 'Dzwon',
  well: 'Studnia',
  house: 'Dom',
  fold: 'Zagroda',
  bog: 'Bagno',
  stills: 'Destylarnia',
  harbour: 'Port',
  kiln: 'Piec',
  galley: 'Kambuz',
  masks: 'Maski',
  slip: 'Pochylnia',
  reef: 'Rafa',
  light: 'Latarnia',
  kites: 'Latawce',
  summit: 'Szczyt',
  steps: 'Schody',
  loom: 'Krosno',
  dome: 'Kopuła',
  railway: 'Kolejka',
  rescue: 'Ratownicy',
  springs: 'Źródła',
  strata: 'Warstwy',
  glacier: 'Lodowiec',
  hall: 'Sala',
  garden: 'Ogród',
  mill: 'Młyn',
  lantern: 'Lampion',
  lock: 'Śluza',
  forge: 'Kuźnia',
  quarry: 'Kamieniołom',
  tower: 'Wieża',
  show: 'Wystawa',
};

/** The name of a gym, `Ogród Thornby`. @param id `thornby-garden` */
const gymName = (id: string): string => {
  const [family = '', ...house] = id.split('-');
  return [...house.map((word) => HOUSES[word] ?? word), HOUSES[family] ?? family]
    .map(polishCapital)
    .join(' ');
};

const doorName = (door: Door): string => (door.kind === 'mart' ? 'Pokemart' : gymName(door.gym));

const words: typeof wayWords = {
  label: 'Dalsza droga',
  to: (map) => `Dalej: ${map}`,
  enter: (door) => `Wejdź: ${doorName(door)}`,
  closed: (map, { region, badges, won }) =>
    `Brama jest zamknięta (${map}). ${polishForm(badges, 'Otworzy', 'Otworzą', 'Otworzy')} ją ${polishCount(badges, 'odznaka', 'odznaki', 'odznak')} z regionu ${polishRegion(region)}; masz ${won === 0 ? 'na razie zero' : won}.`,
  gyms: 'Do aren',
  exit: (map) => `droga dalej: ${map}`,
  exitIn: (way, map) => `${polishCapital(way)}: tędy dalej (${map}).`,
  door: (door) => `Przed tobą są drzwi: ${doorName(door)}. Otwiera je polecenie „wejdź”.`,
  noDoor: 'Tu nie ma drzwi.',
  shut: {
    house: 'Drzwi są zamknięte na klucz. Kto tu mieszka, wyszedł popatrzeć na stworki.',
    windmill: 'Drzwi są zamknięte, dopóki kręcą się żarna. Kręcą się od czterdziestu lat.',
    lighthouse: 'Drzwi są zamknięte na klucz. Ma go tylko latarnik, a ten śpi: światło pracuje nocą.',
  },
};
export default words;
