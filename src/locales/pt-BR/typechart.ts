import type { typechartWords } from '../en/typechart.ts';
import { portugueseList } from './counted.ts';
import { portugueseType } from './ids.ts';

const words: typeof typechartWords = {
  title: 'Tabela de tipos',
  calculator: 'Calculadora',
  attack: 'Tipo do golpe',
  defend: 'Tipo do alvo, um ou dois',
  team: 'Ou um do seu time',
  pick: 'Escolha o tipo de um golpe, os tipos de um alvo, ou ambos. Apertar um campo da tabela também escolhe.',
  clear: 'Limpar',
  against: 'contra',
  result: (attack, defend, words) =>
    `${portugueseType(attack)} contra ${portugueseList(defend.map(portugueseType))}: ${words}`,
  attacks: (type) => `Golpes do tipo ${portugueseType(type)}`,
  target: (types) => `Uma criatura ${types.map(portugueseType).join('/')}`,
  rest: 'Todos os outros golpes causam dano normal.',
  toMoves: (type) => `Todos os golpes do tipo ${portugueseType(type)}`,
  chart: 'A tabela inteira',
  hint: 'Linhas atacam, colunas defendem. As setas andam, Enter escolhe.',
  caption: 'As linhas são os tipos que atacam; as colunas, os que defendem.',
  corner: { attack: 'Ataca', defend: 'Defende' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: 'supereficaz', 0.5: 'metade do dano', 0: 'sem efeito', 1: 'dano normal' },
};
export default words;
