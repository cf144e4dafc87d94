import type { titleWords } from '../en/titles.ts';
import { italianCount } from './counted.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: 'Di casa nella valle',
  harkmoor: 'Orecchio della landa',
  scattersea: 'Settima onda',
  overcloud: 'Dà del tu alle nuvole',
  fourlight: 'Custode della quarta luce',
  'research-1': 'Possiede una matita',
  'research-5': 'Ginocchia verdi d’erba',
  'research-15': 'Legge le orme',
  'research-40': 'Si scrive con la natura',
  'research-80': 'Laurea in erba alta',
  'research-120': 'Nelle tane si aspetta solo te',
  'research-166': 'Chiama tutti per nome',
};

const words: typeof titleWords = {
  of: (id) => TITLES[id] ?? '',
  choose: 'Titolo accanto al nome',
  none: 'Nessun titolo',
  chosen: (title) => (title ? `D’ora in poi: ${title}.` : 'Il tuo nome torna a stare da solo.'),
  hint: 'L’ultimo passo delle missioni di una regione dà un titolo, e così la ricerca nel Pokedex.',
  toQuests: 'Alle missioni',
  studied: (count) =>
    `${italianCount(count, 'specie studiata', 'specie studiate')}. La cornice della tessera si fa più bella con loro.`,
};
export default words;
