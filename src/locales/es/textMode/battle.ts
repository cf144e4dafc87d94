import type { battleTexts } from '../../en/textMode/battle.ts';
import { numberWords } from '../../format.ts';

const list = (texts: readonly string[]) => texts.join('; ');

const words: typeof battleTexts = {
  fainted: 'fuera de combate',
  opponent: (creature) => `Rival: ${creature}.`,
  yours: (creature) => `Tuyo: ${creature}.`,
  lasting: (side, signs) => `${side}: ${signs.join(', ')}.`,
  choose: (team) => `Elige quién lucha con enviar y un número: ${list(team)}.`,
  numbered: (number, text) => `${number} ${text}`,
  attacks: (attacks) => `Ataques, con luchar y un número: ${list(attacks)}.`,
  damage: (least, most) => (least === most ? `${least} PS` : `${least} a ${most} PS`),
  enough: 'basta para vencerlo',
  perhaps: 'quizá baste para vencerlo',
  change: (team) => `Cambia con enviar y un número: ${list(team)}.`,
  nobodyElse: 'Nadie más puede luchar.',
  send: 'El comando enviar cambia de criatura.',
  drink: (left) => `El comando beber da un trago: ${left === 1 ? 'queda 1' : `quedan ${left}`} de 3.`,
  run: 'El comando huir intenta escapar.',
  ball: 'El comando bola lanza una bola; bolas las enumera.',
  results: 'Intro continúa.',
  says: (name, words) => `${name} dice: ${words}`,
  againOrNext: 'Intro continúa; revancha pide otro combate.',
  next: 'Intro continúa.',
  balls: (balls, coins) => `${list(balls)}. ${coins} monedas.`,
  ballCount: (ball, count, chance) =>
    `${ball}: ${count}${chance === undefined ? '' : `, ${numberWords(chance)} % de captura`}`,
  noBattle: 'No hay ningún combate en marcha.',
  noAttack: (wanted) => `No hay ningún ataque ${wanted}.`,
  noCreature: (wanted) => `Nadie que pueda luchar se llama ${wanted}.`,
  level: (level) => `nivel ${level}`,
  noBall: 'No tienes una bola así. El comando tienda abre la Pokemart.',
  dry: 'En este combate el frasco se queda cerrado.',
  fled: 'La criatura salvaje se ha ido. Intro lleva de vuelta al mapa.',
  noRun: 'Solo se huye de criaturas salvajes.',
  onlyWild: 'Las bolas solo se lanzan a criaturas salvajes.',
  wait: 'Un momento: el último comando sigue en marcha.',
};
export default words;
