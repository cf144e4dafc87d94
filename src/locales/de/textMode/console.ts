import type { consoleTexts } from '../../en/textMode/console.ts';
import { germanCount } from '../counted.ts';

const words: typeof consoleTexts = {
  title: 'Textmodus',
  log: 'Was geschieht',
  command: 'Befehl',
  run: 'Los',
  placeholder: 'Tippe hilfe',
  picture: 'Auch das Bild zeigen',
  around: 'Um dich herum',
  walkTo: (place) => `Hingehen: ${place}`,
  failed: 'Der Textmodus ließ sich nicht laden.',
  hello: (key) =>
    `Der Textmodus ist an. Tippe hilfe für die Befehle${key && `; die Taste ${key} führt zur Befehlszeile`}.`,
  helloTouch: 'Der Textmodus ist an. Tippe hilfe für die Befehle.',
  help: [
    'Auf einer Karte: n, no, o, so, s, sw, w, nw gehen einen Schritt, w 5 geht fünf; in leerer Zeile laufen auch die Pfeiltasten. schau sagt, was in jeder Richtung liegt, schau w in einer; wo nennt das Feld; orte zählt auf, was zu erreichen ist; geh markt, geh gras oder geh 12 8 läuft über freie Felder dorthin; Escape oder stopp beendet es.',
    'An den Wegen stehen Leute: schau sagt, wo; geh und ein Name, etwa geh nan, läuft hin; rede lässt sprechen, wer neben dir steht. lies sagt, was auf einem Schild neben dir steht oder in einem Fass liegt; nimm hebt auf, was da liegt, auch Beeren.',
    'Ist ein Wesen aufgetaucht: kampf beginnt den Kampf; läufst du weiter, bleibt es in Ruhe.',
    'Im Kampf: schau sagt, wie es steht; schick 2 wählt, wer kämpft, oder wechselt; kampf zählt die Attacken auf, kampf 2 oder nur 2 greift an; ball wirft den einfachsten Ball, ball meister diesen; trink gibt dem kämpfenden Wesen einen Schluck aus der Flasche, trink 2 dem zweiten im Team; flieh versucht einem wilden zu entkommen; Enter in leerer Zeile geht weiter; nochmal verlangt einen Rückkampf.',
    'Überall: start, karten, karte, arena, markt, team, pokemon, pokedex, tausch finden, angebote und mehr öffnen diese Seiten; bälle zählt Bälle und Münzen; aufgaben sagt, was es heute und diese Woche zu tun gibt, hol nimmt den Lohn; stunde nennt die Stunde und das Wetter; wiederhole sagt das Letzte noch einmal; bild zeigt oder versteckt das Bild.',
  ],
  unknown: (text) => `${text} ist kein Befehl. Tippe hilfe für die Befehle.`,
  unknownPlace: (text) => `Kein Ort heißt ${text}. Der Befehl orte zählt sie auf.`,
  notOnMap: 'Du bist auf keiner Karte. Der Befehl karte führt hin.',
  loading: 'Die Karte ist unterwegs.',
  appeared: (kind, name, level) => `Ein wildes ${kind}${name} taucht auf! Level ${level}.`,
  fightOrWalk: 'Tippe kampf, um zu kämpfen, oder geh weiter.',
  nobody:
    'Hier ist niemand zum Kämpfen. Wesen leben im hohen Gras, im Wald, im Sand, am Ufer und zwischen Felsen.',
  notStarted: 'Der Kampf konnte nicht beginnen.',
  going: (place, count) =>
    `Unterwegs: ${place}, ${germanCount(count, 'Schritt', 'Schritte')}. Escape hält an.`,
  steps: (count, way) => `${germanCount(count, 'Schritt', 'Schritte')} nach ${way}. Escape hält an.`,
  arrived: (place) => `Du bist da: ${place}.`,
  noWay: (place) => `Kein Weg führt hin: ${place}.`,
  cell: (column, row) => `Spalte ${column}, Zeile ${row}`,
  ends: {
    stopped: 'Angehalten.',
    covered: 'Angehalten: Etwas anderes ist offen.',
    closed: 'Hier geht es nicht weiter.',
  },
  notWalking: 'Du läufst gerade nicht.',
  walkedAll: 'Geschafft.',
  back: 'Dieser Schritt ist nicht gelungen.',
  thereAlready: 'Du bist schon da.',
  readPage: 'Diese Seite liest sich wie jede andere. Der Befehl karte führt zur Karte.',
  shown: 'Das Bild ist zu sehen.',
  hidden: 'Das Bild ist versteckt.',
  nothing: 'Noch ist nichts gesagt worden.',
  nothingToDo: 'Hier gibt es nichts fortzusetzen. Tippe hilfe für die Befehle.',
  noRematch: 'Jetzt gibt es keinen Rückkampf.',
};
export default words;
