import type { battleTexts } from '../../en/textMode/battle.ts';
import { numberWords } from '../../format.ts';

const list = (texts: readonly string[]) => texts.join('; ');

const words: typeof battleTexts = {
  fainted: 'pokonany',
  opponent: (creature) => `Przeciwnik: ${creature}.`,
  yours: (creature) => `Twój: ${creature}.`,
  lasting: (side, signs) => `${side}: ${signs.join(', ')}.`,
  choose: (team) => `Wybierz, kto walczy, wpisz „wyślij” i numer: ${list(team)}.`,
  numbered: (number, text) => `${number} ${text}`,
  attacks: (attacks) => `Ataki, wpisz „walcz” i numer: ${list(attacks)}.`,
  damage: (least, most) => (least === most ? `${least} PŻ` : `${least}–${most} PŻ`),
  enough: 'dość, by pokonać',
  perhaps: 'może dość, by pokonać',
  change: (team) => `Zamiana, wpisz „wyślij” i numer: ${list(team)}.`,
  nobodyElse: 'Nikt inny nie może walczyć.',
  send: 'Polecenie „wyślij” zamienia stworka na innego.',
  drink: (left) => `Polecenie „pij” daje łyk: zostało ${left} z 3.`,
  run: 'Polecenie „uciekaj” to próba ucieczki.',
  ball: 'Polecenie „kula” rzuca kulą; „kule” je wylicza.',
  results: 'Dalej prowadzi Enter.',
  says: (name, said) => `${name} mówi: ${said}`,
  againOrNext: 'Dalej prowadzi Enter; „rewanż” prosi o kolejną walkę.',
  next: 'Dalej prowadzi Enter.',
  balls: (balls, coins) => `${list(balls)}. Monety: ${coins}.`,
  ballCount: (ball, count, chance) =>
    `${ball}: ${count}${chance === undefined ? '' : `, ${numberWords(chance)}% szans`}`,
  noBattle: 'Nie trwa żadna walka.',
  noAttack: (wanted) => `Nie ma ataku ${wanted}.`,
  noCreature: (wanted) => `Nikt zdolny do walki nie nazywa się ${wanted}.`,
  level: (level) => `poziom ${level}`,
  noBall: 'Nie masz takiej kuli. Polecenie „sklep” otwiera Pokemart.',
  dry: 'W tej walce manierka zostaje zakręcona.',
  fled: 'Dzikiego już nie ma. Enter prowadzi na mapę.',
  noRun: 'Uciekać można tylko przed dzikimi stworkami.',
  onlyWild: 'Kulami rzuca się tylko w dzikie stworki.',
  wait: 'Chwileczkę: poprzednie polecenie jeszcze trwa.',
};
export default words;
