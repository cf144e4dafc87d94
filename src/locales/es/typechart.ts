import type { typechartWords } from '../en/typechart.ts';
import { spanishList } from './counted.ts';
import { spanishType } from './ids.ts';

const words: typeof typechartWords = {
  title: 'Tabla de tipos',
  calculator: 'Calculadora',
  attack: 'Tipo del ataque',
  defend: 'Tipo del objetivo, uno o dos',
  team: 'O alguien de tu equipo',
  pick: 'Elige el tipo de un ataque, los tipos de un objetivo, o ambos. Pulsar una casilla de la tabla también vale.',
  clear: 'Borrar',
  against: 'contra',
  result: (attack, defend, words) =>
    `${spanishType(attack)} contra ${spanishList(defend.map(spanishType))}: ${words}`,
  attacks: (type) => `Ataques de tipo ${spanishType(type)}`,
  target: (types) => `Una criatura de tipo ${types.map(spanishType).join('/')}`,
  rest: 'Los demás ataques hacen un daño normal.',
  toMoves: (type) => `Todos los ataques de tipo ${spanishType(type)}`,
  chart: 'La tabla entera',
  hint: 'Las filas atacan, las columnas defienden. Muévete con las flechas, elige con Intro.',
  caption: 'Las filas son los tipos que atacan; las columnas, los que defienden.',
  corner: { attack: 'Ataca', defend: 'Defiende' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: 'muy eficaz', 0.5: 'la mitad del daño', 0: 'sin efecto', 1: 'daño normal' },
};
export default words;
