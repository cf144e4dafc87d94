import type { titleWords } from '../en/titles.ts';
import { polishCount } from './counted.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: 'Bratnia Dusza Doliny',
  harkmoor: 'Ucho Moczarów',
  scattersea: 'Siódma Fala',
  overcloud: 'Na Ty z Chmurami',
  fourlight: 'Opieka nad Czwartym Światłem',
  'research-1': 'Szczęśliwy Ołówek',
  'research-5': 'Nauka z Trawą na Kolanach',
  'research-15': 'Czyta z Tropów',
  'research-40': 'Koresponduje z Dziczą',
  'research-80': 'Doktorat z Wysokiej Trawy',
  'research-120': 'Wyczekiwany Gość Nor',
  'research-166': 'Zna Wszystkich po Imieniu',
};

const words: typeof titleWords = {
  of: (id) => TITLES[id] ?? '',
  choose: 'Tytuł przy twoim imieniu',
  none: 'Bez tytułu',
  chosen: (title) => (title ? `Od teraz: ${title}.` : 'Twoje imię znów stoi samo.'),
  hint: 'Tytuł daje ostatni krok zadań regionu, a także badania w Pokedexie.',
  toQuests: 'Do zadań',
  studied: (count) =>
    `Zbadano ${polishCount(count, 'gatunek', 'gatunki', 'gatunków')}. Im więcej, tym piękniejsza ramka karty.`,
};
export default words;
