import type { battleTexts } from '../../en/textMode/battle.ts';
import { numberWords } from '../../format.ts';

const list = (texts: readonly string[]) => texts.join('; ');

const words: typeof battleTexts = {
  fainted: 'esausto',
  opponent: (creature) => `Avversario: ${creature}.`,
  yours: (creature) => `Il tuo: ${creature}.`,
  lasting: (side, signs) => `${side}: ${signs.join(', ')}.`,
  choose: (team) => `Scegli chi lotta con manda e un numero: ${list(team)}.`,
  numbered: (number, text) => `${number} ${text}`,
  attacks: (attacks) => `Mosse, con lotta e un numero: ${list(attacks)}.`,
  damage: (least, most) => (least === most ? `${least} PS` : `da ${least} a ${most} PS`),
  enough: 'abbastanza per batterlo',
  perhaps: 'forse abbastanza per batterlo',
  change: (team) => `Cambia con manda e un numero: ${list(team)}.`,
  nobodyElse: 'Nessun altro può lottare.',
  send: 'Il comando manda cambia creatura.',
  drink: (left) => `Il comando bevi dà un sorso: ne restano ${left} su 3.`,
  run: 'Il comando scappa prova la fuga.',
  ball: 'Il comando palla lancia una palla; palle le elenca.',
  results: 'Invio va avanti.',
  says: (name, said) => `${name} dice: ${said}`,
  againOrNext: 'Invio prosegue; ancora chiede un’altra lotta.',
  next: 'Invio prosegue.',
  balls: (balls, coins) => `${list(balls)}. Monete: ${coins}.`,
  ballCount: (ball, count, chance) =>
    `${count} ${ball}${chance === undefined ? '' : `, cattura ${numberWords(chance)}%`}`,
  noBattle: 'Non c’è nessuna lotta in corso.',
  noAttack: (wanted) => `Non c’è nessuna mossa ${wanted}.`,
  noCreature: (wanted) => `Nessuno che possa lottare si chiama ${wanted}.`,
  level: (level) => `livello ${level}`,
  noBall: 'Questa palla non ce l’hai. Il comando emporio apre il Pokemart.',
  dry: 'In questa lotta la borraccia resta chiusa.',
  fled: 'Il selvatico se n’è andato. Invio riporta alla mappa.',
  noRun: 'Si scappa solo dalle creature selvatiche.',
  onlyWild: 'Le palle si lanciano solo alle creature selvatiche.',
  wait: 'Un attimo: l’ultimo comando è ancora in corso.',
};
export default words;
