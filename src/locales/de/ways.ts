import type { Door } from '../../../content/maps/ways/doors.ts';
import type { wayWords } from '../en/ways.ts';
import { germanCapital, germanCount } from './counted.ts';

/** The words in the names of gyms for the houses they are in. Names of families stay. */
const HOUSES: Readonly<Record<string, string>> = {
  abebe: 'Stunden',
  hours: 'Stunden',
  vigil: 'Nachtwache',
  lake: 'See',
  seeds: 'Samenspeicher',
  shadows: 'Schattenbühne',
  daybreak: 'Frühdienst',
  ledgers: 'Kontor',
  glass: 'Glashütte',
  roost: 'Schlag',
  vats: 'Färberei',
  hives: 'Bienenstöcke',
  wall: 'Mauer',
  ring: 'Ring',
  bell: 'Glocke',
  well: 'Brunnen',
  house: 'Haus',
  fold: 'Pferch',
  bog: 'Moor',
  stills: 'Brennerei',
  harbour: 'Hafen',
  kiln: 'Brennofen',
  galley: 'Kombüse',
  masks: 'Masken',
  slip: 'Helling',
  reef: 'Riff',
  light: 'Leuchtfeuer',
  kites: 'Drachenwerkstatt',
  summit: 'Gipfel',
  steps: 'Stufen',
  loom: 'Webstuhl',
  dome: 'Kuppel',
  railway: 'Bergbahn',
  rescue: 'Bergwacht',
  springs: 'Quellen',
  strata: 'Schichten',
  glacier: 'Gletscher',
  hall: 'Halle',
  garden: 'Garten',
  mill: 'Mühle',
  lantern: 'Laterne',
  lock: 'Schleuse',
  forge: 'Schmiede',
  quarry: 'Steinbruch',
  tower: 'Turm',
  show: 'Schau',
};

/** The name of a gym, `Thornby-Garten`. @param id `thornby-garden` */
const gymName = (id: string): string => {
  const [family = '', ...house] = id.split('-');
  return [family, ...house.map((word) => HOUSES[word] ?? word)].map(germanCapital).join('-');
};

import { germanRegion } from './ids.ts';

const doorName = (door: Door): string => (door.kind === 'mart' ? 'Pokemart' : gymName(door.gym));

const words: typeof wayWords = {
  label: 'Weiter',
  to: (map) => `Weiter: ${map}`,
  enter: (door) => `Eintreten: ${doorName(door)}`,
  closed: (map, { region, badges, won }) =>
    `Das Tor ist noch zu (${map}). Es öffnet sich mit ${germanCount(badges, 'Orden', 'Orden')} aus ${germanRegion(region)}; du hast ${won === 0 ? 'noch keinen' : won}.`,
  gyms: 'Zu den Arenen',
  exit: (map) => `der Weg weiter: ${map}`,
  exitIn: (way, map) => `${germanCapital(way)}: Hier geht es weiter (${map}).`,
  door: (door) => `Vor dir ist eine Tür: ${doorName(door)}. Der Befehl rein öffnet sie.`,
  noDoor: 'Hier ist keine Tür.',
  shut: {
    house: 'Die Tür ist verschlossen. Wer hier wohnt, ist draußen und sieht nach Wesen.',
    windmill: 'Die Tür bleibt zu, solange die Steine mahlen. Das tun sie seit vierzig Jahren.',
    lighthouse:
      'Die Tür ist verschlossen. Den Schlüssel hat nur, wer das Licht hütet, und schläft gerade: Gearbeitet wird nachts.',
  },
};
export default words;
