import type { typechartWords } from '../en/typechart.ts';
import { typeWords as types } from '../en/types.ts';
import { frenchList } from './counted.ts';

const words: typeof typechartWords = {
  title: 'Table des types',
  calculator: 'Calculateur',
  attack: 'Type de l’attaque',
  defend: 'Type de la cible, un ou deux',
  team: 'Ou une de ton équipe',
  pick: 'Choisis le type d’une attaque, les types d’une cible, ou les deux. Appuyer sur une case de la table choisit aussi.',
  clear: 'Effacer',
  against: 'contre',
  result: (attack, defend, words) =>
    `${types[attack]} contre ${frenchList(defend.map((type) => types[type]))} : ${words}`,
  attacks: (type) => `Attaques de type ${types[type]}`,
  target: (defend) => `Une créature de type ${defend.map((type) => types[type]).join('/')}`,
  rest: 'Toutes les autres attaques font des dégâts normaux.',
  toMoves: (type) => `Toutes les attaques de type ${types[type]}`,
  chart: 'Toute la table',
  hint: 'Les lignes attaquent, les colonnes défendent. Les flèches parcourent, Entrée choisit.',
  caption: 'Les lignes sont les types qui attaquent, les colonnes ceux qui défendent.',
  corner: { attack: 'Attaque', defend: 'Défend' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: 'super efficace', 0.5: 'moitié des dégâts', 0: 'sans effet', 1: 'dégâts normaux' },
};
export default words;
