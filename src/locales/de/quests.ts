import type { Deed } from '../../../content/quests/deeds.ts';
import type { questWords } from '../en/quests.ts';
import { numberWords } from '../format.ts';
import { germanCount } from './counted.ts';
import { germanType } from './ids.ts';

interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}

const wild = (goal: number) => germanCount(goal, 'wildes Wesen', 'wilde Wesen');

const DEED_WORDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: {
    title: 'Beine vertreten',
    text: (goal) => `Lauf ${germanCount(goal, 'Schritt', 'Schritte')}. Im Kreis zählt auch.`,
  },
  wild: {
    title: 'Grasflecken',
    text: (goal) => `Gewinne ${germanCount(goal, 'Kampf', 'Kämpfe')} gegen wilde Wesen.`,
  },
  training: {
    title: 'Sparringspartner gesucht',
    text: (goal) => `Gewinne ${germanCount(goal, 'EP-Kampf', 'EP-Kämpfe')}.`,
  },
  gym: {
    title: 'Hausbesuch',
    text: (goal) => `Besiege ${germanCount(goal, 'Arena', 'Arenen')}. Alte Bekannte zählen.`,
  },
  caught: {
    title: 'Einer geht noch',
    text: (goal) => `Fang ${wild(goal)}.`,
  },
  newSpecies: {
    title: 'Kennen wir uns?',
    text: (goal) => `Fang ${germanCount(goal, 'Art', 'Arten')}, die du noch nie hattest.`,
  },
  picked: {
    title: 'Augen auf den Boden',
    text: (goal) =>
      goal === 1
        ? 'Pflück die Beeren eines Strauchs oder heb auf, was jemand verloren hat.'
        : `Pflück Beeren oder heb etwas auf, ${goal}-mal.`,
  },
  evolved: {
    title: 'Wie schnell sie groß werden',
    text: (goal) => `Lass ${germanCount(goal, 'Wesen', 'Wesen')} sich entwickeln.`,
  },
  'met:dawn': {
    title: 'Früh aus den Federn',
    text: (goal) => `Kämpfe am Morgen gegen ${wild(goal)}.`,
  },
  'met:day': {
    title: 'Am helllichten Tag',
    text: (goal) => `Kämpfe am Tag gegen ${wild(goal)}.`,
  },
  'met:dusk': {
    title: 'Lange Schatten',
    text: (goal) => `Kämpfe am Abend gegen ${wild(goal)}.`,
  },
  'met:night': {
    title: 'Laterne nicht enthalten',
    text: (goal) => `Kämpfe in der Nacht gegen ${wild(goal)}.`,
  },
};

/** The words for a type are put in where the quest is about one. */
function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEED_WORDS[deed as keyof typeof DEED_WORDS];
  const type = germanType(deed.slice('beaten:'.length));
  return {
    title: `Eine Frage des Typs: ${type}`,
    text: (goal) =>
      `Gewinne ${germanCount(goal, 'Kampf', 'Kämpfe')} gegen Wesen vom Typ ${type}. In EP-Kämpfen gibt es sie von jedem Typ.`,
  };
}

const words: typeof questWords = {
  title: 'Aufgaben',
  intro:
    'Drei Kleinigkeiten am Tag, eine größere in der Woche. Erledige sie oder lass es: Niemand führt Buch über das, was liegen bleibt.',
  name: (deed) => wordsOf(deed).title,
  text: (deed, goal) => wordsOf(deed).text(goal),
  today: 'Heute',
  week: 'Diese Woche',
  former: 'Steht dir noch zu',
  formerText: 'Früher erledigt und nie abgeholt. Belohnungen warten sieben Tage.',
  progress: (count, goal) => `${numberWords(count)} von ${numberWords(goal)}`,
  progressOf: (name) => `Fortschritt: ${name}`,
  coins: (count) => germanCount(count, 'Münze', 'Münzen'),
  item: (name, count) => `${numberWords(count)} × ${name}`,
  go: 'Hingehen',
  claim: 'Lohn abholen',
  claimOf: (name) => `Lohn abholen: ${name}`,
  claimed: 'Abgeholt',
  until: (day) => `Bis ${day}, Mitternacht UTC`,
  endsToday: 'Um Mitternacht UTC kommen neue.',
  loading: 'Die Liste von heute wird entrollt',
  failed: {
    title: 'Die Liste ist nicht erreichbar',
    text: 'Was du tust, zählt trotzdem. Versuch es gleich noch einmal.',
  },
  noHurry:
    'Ein verpasster Tag kostet nichts: Es gibt keine Serie, die reißen kann, und Erledigtes wartet sieben Tage auf dich.',
  all: 'Alle Aufgaben',
  doneToday: 'Alle drei sind erledigt. Leg dich ins Gras.',
  rewardsWait: (count) => (count === 1 ? 'Ein Lohn wartet.' : `${numberWords(count)} Belohnungen warten.`),
  got: (parts) => `Du bekommst ${parts.join(' und ')}.`,
  finished: (name) => `Aufgabe erledigt: ${name}`,
  line: (when, name, text, progress, reward) => `${when}: ${name}. ${text} ${progress}. Lohn: ${reward}.`,
  lineReady: 'Erledigt: Tippe hol.',
  nothingToClaim: 'Kein Lohn wartet. Tippe aufgaben, um zu hören, was es zu tun gibt.',
};
export default words;
