import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { germanList } from '../counted.ts';
import { germanNumber } from './spelt.ts';

/** What newcomers ask first. */
export const germanBeginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: 'Der Anfang',
  questions: [
    {
      id: 'begin',
      question: 'Wie fange ich an?',
      answer: [
        `Leg ein Konto an, such dir eines von ${germanNumber(starters)} ersten Wesen aus und öffne die Karten. Lauf durch hohes Gras, Wald, Sand, am Ufer oder zwischen Felsen: Dort leben wilde Wesen.`,
        {
          links: [
            { to: '/signup', text: 'Konto anlegen' },
            { to: '/maps', text: 'Karten öffnen' },
          ],
        },
      ],
      also: 'start neues konto erstes wesen erste schritte',
    },
    {
      id: 'bag',
      question: 'Was habe ich am Anfang?',
      answer: [
        `Ein erstes Wesen auf Level ${newcomer.level}, ${numberWords(newcomer.coins)} Münzen und ${germanList(newcomer.balls)}.`,
        `In deinem Team ist Platz für ${germanNumber(teamSize)}. Zu finden sind ${species} Arten.`,
      ],
      also: 'münzen bälle start wie viele wesen arten',
    },
    {
      id: 'password',
      question: 'Welchen Namen und welches Passwort darf ich haben?',
      answer: [
        `Ein Name hat ${name.least} bis ${name.most} Buchstaben von A bis Z (Akzente und Buchstaben wie ø oder ß sind willkommen), Ziffern, Punkte, Striche und einzelne Leerzeichen. Niemand sonst hat denselben oder einen, der so aussieht: Großschreibung, Leerzeichen und Akzente machen keinen Unterschied, ebenso wenig 0 statt o oder 1 statt l oder i.`,
        `Ein Passwort hat mindestens ${password.least} Zeichen, welche du magst. ${password.least} gehen, mehr sind klüger: Wer es errät, spielt als du. Drei, vier Wörter hintereinander sind leicht zu merken und schwer zu raten.`,
        'Das Spiel fragt nach keiner Mailadresse, kann dir also kein vergessenes Passwort schicken: Heb die Notfallcodes auf, die du beim Anlegen bekommst. Der Server behält nur eine verwürfelte Form, aus der niemand es lesen kann.',
      ],
      also: 'konto sicherheit anmeldung vergessen kurz zeichen email',
    },
    {
      id: 'walk',
      question: 'Wie laufe ich?',
      answer: [
        'Mit den Pfeiltasten (zwei zugleich für schräg), W A S D, dem Ziffernblock, einem Gamepad oder dem Steuerkreuz auf dem Schirm. Halt eine Richtung, um weiterzulaufen. Oder tipp oder klick auf eine Stelle der Karte: Du läufst über freien Boden hin, bis ein Wesen auftaucht oder du selbst einen Schritt machst. Graue Richtungen sind versperrt. Steuerung am Fuß der Seite zählt alle Tasten und Knöpfe auf.',
      ],
      also: 'bewegen steuerung tasten touch kreuz richtung',
    },
  ],
});
