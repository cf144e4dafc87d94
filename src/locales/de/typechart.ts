import type { typechartWords } from '../en/typechart.ts';
import { typeWords as types } from '../en/types.ts';
import { germanList } from './counted.ts';

const words: typeof typechartWords = {
  title: 'Typentafel',
  calculator: 'Rechner',
  attack: 'Typ der Attacke',
  defend: 'Typ des Ziels, einer oder zwei',
  team: 'Oder eines aus deinem Team',
  pick: 'Wähl den Typ einer Attacke, die Typen eines Ziels oder beides. Auch ein Druck auf ein Feld der Tafel wählt.',
  clear: 'Leeren',
  against: 'gegen',
  result: (attack, defend, words) =>
    `${types[attack]} gegen ${germanList(defend.map((type) => types[type]))}: ${words}`,
  attacks: (type) => `Attacken vom Typ ${types[type]}`,
  target: (defend) => `Ein Wesen vom Typ ${defend.map((type) => types[type]).join('/')}`,
  rest: 'Alle anderen Attacken richten normalen Schaden an.',
  toMoves: (type) => `Alle Attacken vom Typ ${types[type]}`,
  chart: 'Die ganze Tafel',
  hint: 'Zeilen greifen an, Spalten verteidigen. Pfeiltasten laufen, Enter wählt.',
  caption: 'Zeilen sind Typen der Attacke, Spalten Typen des Ziels.',
  corner: { attack: 'Greift an', defend: 'Verteidigt' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: 'sehr effektiv', 0.5: 'halber Schaden', 0: 'wirkungslos', 1: 'normaler Schaden' },
};
export default words;
