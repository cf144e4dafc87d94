import type { battleTexts } from '../../en/textMode/battle.ts';
import { numberWords } from '../../format.ts';

const list = (texts: readonly string[]) => texts.join('; ');

const words: typeof battleTexts = {
  fainted: 'desmaiado',
  opponent: (creature) => `Adversário: ${creature}.`,
  yours: (creature) => `Seu: ${creature}.`,
  lasting: (side, signs) => `${side}: ${signs.join(', ')}.`,
  choose: (team) => `Escolha quem luta com mandar e um número: ${list(team)}.`,
  numbered: (number, text) => `${number} ${text}`,
  attacks: (attacks) => `Golpes, com lutar e um número: ${list(attacks)}.`,
  damage: (least, most) => (least === most ? `${least} PV` : `${least} a ${most} PV`),
  enough: 'o bastante para derrotar',
  perhaps: 'que talvez derrote',
  change: (team) => `Troque com mandar e um número: ${list(team)}.`,
  nobodyElse: 'Mais ninguém pode lutar.',
  send: 'O comando mandar troca de criatura.',
  drink: (left) => `O comando beber dá um gole. Goles: ${left} de 3.`,
  run: 'O comando fugir tenta escapar.',
  ball: 'O comando bola joga uma bola; bolas mostra quais há.',
  results: 'Enter segue em frente.',
  says: (name, words) => `${name} diz: ${words}`,
  againOrNext: 'Enter segue em frente; revanche pede outra batalha.',
  next: 'Enter segue em frente.',
  balls: (balls, coins) => `${list(balls)}. Moedas: ${coins}.`,
  ballCount: (ball, count, chance) =>
    `${count} ${ball}${chance === undefined ? '' : `, ${numberWords(chance)}% de captura`}`,
  noBattle: 'Não há batalha em andamento.',
  noAttack: (wanted) => `Não há golpe ${wanted}.`,
  noCreature: (wanted) => `Ninguém que possa lutar se chama ${wanted}.`,
  level: (level) => `nível ${level}`,
  noBall: 'Você não tem essa bola. O comando mercado abre o Pokemart.',
  dry: 'Nesta batalha o cantil fica fechado.',
  fled: 'O selvagem foi embora. Enter leva de volta ao mapa.',
  noRun: 'Só dá para fugir de criaturas selvagens.',
  onlyWild: 'Bolas só se jogam em criaturas selvagens.',
  wait: 'Só um instante: o último comando ainda está em andamento.',
};
export default words;
