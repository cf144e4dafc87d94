import type { attackdexWords } from '../en/attackdex.ts';
import { polishType } from './ids.ts';

const words: typeof attackdexWords = {
  title: 'AttackDex',
  search: 'Znajdź atak',
  moveClass: 'Rodzaj',
  classes: { all: 'Wszystkie rodzaje', damaging: 'Zadające obrażenia', status: 'Stan' },
  classOf: { damaging: 'Obrażenia', status: 'Stan' },
  power: 'Moc',
  powers: (least) => (least === 'any' ? 'Dowolna moc' : `${least} i więcej`),
  accuracy: 'Celność',
  learnedBy: 'Kto się uczy',
  learned: { any: 'Nieważne kto', some: 'Jakiś gatunek' },
  sortBy: 'Sortuj',
  sorts: { name: 'Według nazwy', type: 'Według typu', power: 'Według mocy', accuracy: 'Według celności' },
  columns: { name: 'Nazwa', type: 'Typ', effect: 'Działanie', power: 'Moc', accuracy: 'Celność' },
  none: 'Takiego ataku nie ma. Mniej filtrów znajdzie więcej.',
  against: (type) => `Ataki typu: ${polishType(type)}`,
  toChart: 'Zobacz tabelę typów',
  nobody: 'Żaden gatunek nie uczy się go sam.',
  unseen: '???',
  unknown: 'Nie udało się spytać, kogo z nich już znasz.',
  level: (level) => `Poziom ${level}`,
  befalls: {
    burn: 'poparzyć cel',
    freeze: 'zamrozić cel',
    paralyz: 'sparaliżować cel',
    poison: 'otruć cel',
    sleep: 'uśpić cel',
    confuse: 'zamroczyć cel',
    flinch: 'spłoszyć cel',
  },
  chanceOf: (percent, what) =>
    percent >= 100 ? `Zawsze uda mu się ${what}.` : `Ma ${percent}% szans, by ${what}.`,
  withChance: (sentence, percent) => `${sentence} Szansa: ${percent}%.`,
};
export default words;
