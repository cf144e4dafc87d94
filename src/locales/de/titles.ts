import type { titleWords } from '../en/titles.ts';
import { germanCount } from './counted.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: 'Liebling des Tals',
  harkmoor: 'Ohr des Moors',
  scattersea: 'Siebte Welle',
  overcloud: 'Per Du mit den Wolken',
  fourlight: 'Wache am vierten Licht',
  'research-1': 'Hat einen Bleistift',
  'research-5': 'Gelehrt bis auf die Grasflecken',
  'research-15': 'Liest Spuren',
  'research-40': 'Brieffreundschaft mit der Wildnis',
  'research-80': 'Doktorhut im hohen Gras',
  'research-120': 'In jedem Bau erwartet',
  'research-166': 'Kennt alle beim Namen',
};

const words: typeof titleWords = {
  of: (id) => TITLES[id] ?? '',
  choose: 'Titel neben deinem Namen',
  none: 'Kein Titel',
  chosen: (title) => (title ? `Von jetzt an: ${title}.` : 'Dein Name steht wieder allein.'),
  hint: 'Der letzte Wunsch einer Region bringt einen Titel, und die Forschung im Pokedex auch.',
  toQuests: 'Zu den Aufgaben',
  studied: (count) =>
    `${germanCount(count, 'Art', 'Arten')} erforscht. Damit wird der Rahmen der Karte feiner.`,
};
export default words;
