import type { aboutWords } from '../en/about.ts';
import { numberWords } from '../format.ts';

const words: typeof aboutWords = {
  title: 'Über das Spiel',
  sections: [
    {
      title: 'Was Emberwild ist',
      text: 'Ein Spiel, in dem du durch wilde Gegenden läufst, Wesen begegnest, ein Team großziehst und es mit anderen messen lässt, direkt im Browser. Zu installieren gibt es nichts.',
    },
    {
      title: 'Fair von Grund auf',
      text: import.meta.env.TRIAL
        ? 'Was entschieden ist, bleibt entschieden: Neuladen ändert nie eine Begegnung, einen Wurf oder einen Kampf. Wichtige Chancen stehen als Zahlen da.'
        : 'Jeder Würfel fällt auf dem Server, und was entschieden ist, bleibt entschieden: Neuladen ändert nie eine Begegnung, einen Wurf oder einen Kampf. Wichtige Chancen stehen als Zahlen da.',
    },
    {
      title: 'Für alle',
      text: 'Mit Tastatur, Maus, Touch, Gamepad und Screenreader spielt es sich gleich gut. Zoom, so weit du magst. Typen und Varianten tragen Formen und Worte, nicht nur Farben.',
    },
    {
      title: 'Von Hand gemacht',
      text: 'Alle Wesen, Karten, Namen und Bilder sind für dieses Spiel entstanden und gehören zu keinem anderen.',
    },
  ],
  numbersTitle: 'Die Welt in Zahlen',
  numbers: {
    species: 'Arten',
    kinds: 'Varianten von jeder',
    maps: 'Karten',
    gyms: 'Arenen',
  },
  amount: numberWords,
  questions: 'Fragen und Antworten',
  thanksTitle: 'Mit Dank an',
  thanks: (count) =>
    `Das Spiel steht auf ${count} quelloffenen Bibliotheken, die mit ihm in deinen Browser kommen. Wer sie schrieb, lässt alle sie nutzen.`,
  faces:
    'Texte sind in Nunito vom Nunito-Projekt gesetzt, Überschriften in Lilita One von Juan Montoreano, beide unter der SIL Open Font License.',
  libraries: 'Bibliotheken und ihre Lizenzen',
  licence: (name) => `Lizenz: ${name}`,
};
export default words;
