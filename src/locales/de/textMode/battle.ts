import type { battleTexts } from '../../en/textMode/battle.ts';
import { numberWords } from '../../format.ts';
import { germanCount } from '../counted.ts';

const list = (texts: readonly string[]) => texts.join('; ');

const words: typeof battleTexts = {
  fainted: 'kampfunfähig',
  opponent: (creature) => `Gegner: ${creature}.`,
  yours: (creature) => `Deines: ${creature}.`,
  lasting: (side, signs) => `${side}: ${signs.join(', ')}.`,
  choose: (team) => `Wähl mit schick und einer Zahl, wer kämpft: ${list(team)}.`,
  numbered: (number, text) => `${number} ${text}`,
  attacks: (attacks) => `Attacken, mit kampf und einer Zahl: ${list(attacks)}.`,
  damage: (least, most) => (least === most ? `${least} KP` : `${least} bis ${most} KP`),
  enough: 'genug zum Besiegen',
  perhaps: 'vielleicht genug zum Besiegen',
  change: (team) => `Wechsle mit schick und einer Zahl: ${list(team)}.`,
  nobodyElse: 'Sonst kann niemand kämpfen.',
  send: 'Der Befehl schick wechselt ein anderes Wesen ein.',
  drink: (left) => `Der Befehl trink gibt einen Schluck: noch ${left} von 3.`,
  run: 'Der Befehl flieh versucht wegzulaufen.',
  ball: 'Der Befehl ball wirft einen Ball; bälle zählt sie auf.',
  results: 'Enter geht weiter.',
  says: (name, words) => `${name} sagt: ${words}`,
  againOrNext: 'Enter führt weiter; nochmal verlangt einen weiteren Kampf.',
  next: 'Enter führt weiter.',
  balls: (balls, coins) => `${list(balls)}. ${coins} Münzen.`,
  ballCount: (ball, count, chance) =>
    `${germanCount(count, ball, ball.replace(/ball$/, 'bälle'))}${chance === undefined ? '' : `, ${numberWords(chance)} % Fang`}`,
  noBattle: 'Es läuft kein Kampf.',
  noAttack: (wanted) => `Eine Attacke ${wanted} gibt es nicht.`,
  noCreature: (wanted) => `Niemand, der kämpfen kann, heißt ${wanted}.`,
  level: (level) => `Level ${level}`,
  noBall: 'So einen Ball hast du nicht. Der Befehl markt öffnet den Pokemart.',
  dry: 'Die Flasche bleibt in diesem Kampf zu.',
  fled: 'Das wilde Wesen ist weg. Enter führt zurück auf die Karte.',
  noRun: 'Weglaufen kannst du nur vor wilden Wesen.',
  onlyWild: 'Bälle wirft man nur nach wilden Wesen.',
  wait: 'Bitte warten: Der letzte Befehl ist noch unterwegs.',
};
export default words;
