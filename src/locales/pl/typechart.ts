import type { typechartWords } from '../en/typechart.ts';
import { typeWords as types } from '../en/types.ts';
import { polishCapital } from './counted.ts';

const words: typeof typechartWords = {
  title: 'Tabela typów',
  calculator: 'Kalkulator',
  attack: 'Typ ataku',
  defend: 'Typ celu, jeden lub dwa',
  team: 'Albo ktoś z twojej drużyny',
  pick: 'Wybierz typ ataku, typy celu albo jedno i drugie. Naciśnięcie pola tabeli też wybiera.',
  clear: 'Wyczyść',
  against: 'kontra',
  result: (attack, defend, text) =>
    `${polishCapital(types[attack])} kontra ${defend.map((type) => types[type]).join(' i ')}: ${text}`,
  attacks: (type) => `Ataki typu: ${types[type]}`,
  target: (all) => `Stworek typu: ${all.map((type) => types[type]).join('/')}`,
  rest: 'Wszystkie inne ataki zadają zwykłe obrażenia.',
  toMoves: (type) => `Wszystkie ataki: ${types[type]}`,
  chart: 'Cała tabela',
  hint: 'W wierszach atak, w kolumnach obrona. Strzałki przesuwają, Enter wybiera.',
  caption: 'W wierszach typy ataków, w kolumnach typy broniących się.',
  corner: { attack: 'Atakuje', defend: 'Broni się' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: 'bardzo skuteczne', 0.5: 'połowa obrażeń', 0: 'nie działa', 1: 'zwykłe obrażenia' },
};
export default words;
