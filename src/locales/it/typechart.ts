import type { typechartWords } from '../en/typechart.ts';
import { italianCapital, italianList } from './counted.ts';
import { italianType } from './ids.ts';

const words: typeof typechartWords = {
  title: 'Tabella dei tipi',
  calculator: 'Calcolatore',
  attack: 'Tipo della mossa',
  defend: 'Tipo del bersaglio, uno o due',
  team: 'O una della tua squadra',
  pick: 'Scegli il tipo di una mossa, i tipi di un bersaglio, o entrambi. Vale anche premere una casella della tabella.',
  clear: 'Svuota',
  against: 'contro',
  result: (attack, defend, said) =>
    `${italianCapital(italianType(attack))} contro ${italianList(defend.map(italianType))}: ${said}`,
  attacks: (type) => `Mosse di tipo ${italianType(type)}`,
  target: (types) => `Creatura ${types.map(italianType).join('/')}`,
  rest: 'Tutte le altre mosse fanno danno normale.',
  toMoves: (type) => `Tutte le mosse ${italianType(type)}`,
  chart: 'Tutta la tabella',
  hint: 'Le righe attaccano, le colonne difendono. Ci si muove con le frecce, si sceglie con Invio.',
  caption: 'Le righe sono i tipi che attaccano, le colonne quelli che difendono.',
  corner: { attack: 'Attacca', defend: 'Difende' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: 'superefficace', 0.5: 'metà danno', 0: 'nessun effetto', 1: 'danno normale' },
};
export default words;
