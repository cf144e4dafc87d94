import type { cupWords } from '../en/cups.ts';
import { germanCount } from './counted.ts';

const coins = (count: number) => germanCount(count, 'Münze', 'Münzen');

const words: typeof cupWords = {
  title: 'Turniere',
  intro: (rest, entries) =>
    `Einige Kämpfe in Folge gegen Hausteams auf etwa deinem Level, mit dem Team, das angetreten ist. Zwischen zwei Kämpfen bekommen alle ${rest} % ihrer KP zurück, mehr nicht. Wer einen verliert oder für einen anderen Kampf verlässt, ist draußen, und das Startgeld ist weg. Antreten kannst du ${germanCount(entries, 'Mal', 'Mal')} am Tag.`,
  loading: 'Wer auf der Liste steht, wird erfragt …',
  failed: 'Die Listen ließen sich nicht holen.',
  again: 'Noch einmal',
  entry: 'Startgeld',
  prize: 'Preis',
  rounds: 'Kämpfe',
  ribbons: 'Schleifen',
  coins,
  enter: (price) => `Für ${coins(price)} antreten`,
  poor: 'Das Antreten kostet mehr, als du hast.',
  left: (count) =>
    count === 0
      ? 'Du warst heute in allen Turnieren. Um Mitternacht UTC öffnen die Listen wieder.'
      : `Heute kannst du noch ${count === 1 ? 'einmal' : `${count}-mal`} antreten.`,
  running: (cup) => `Du bist im Turnier: ${cup}`,
  round: (next, all) => `Als Nächstes: Kampf ${next} von ${all}.`,
  fighting: 'Dein Kampf wartet auf dich.',
  team: 'Wer angetreten ist',
  hp: (name, percent) => `${name}: ${percent} % KP`,
  fight: 'Zum nächsten Kampf',
  resume: 'Zurück zum Kampf',
  giveUp: 'Aufgeben …',
  sure: 'Das Turnier aufgeben?',
  sureText: 'Dein Startgeld ist weg, und was du darin schon gewonnen hast, zählt nichts.',
  stay: 'Weiter',
  leave: 'Aufgeben',
};
export default words;
