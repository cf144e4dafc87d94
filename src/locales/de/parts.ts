import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: 'Schließen',
  fewer: (what) => `Weniger: ${what}`,
  more: (what) => `Mehr: ${what}`,
  previous: 'ZURÜCK',
  next: 'WEITER',
  pages: 'Seiten',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} von ${numberWords(count)}`,
  clear: 'Leeren',
  nothing: 'Nichts gefunden',
  found: (count) => `${numberWords(count)} gefunden`,
  battleWentOn: 'Dieser Kampf ist inzwischen weitergegangen. So steht er jetzt.',
  otherSettings:
    'Jetzt gelten die Einstellungen deines Kontos. Die dieses Geräts findest du unter Einstellungen.',
  stage: {
    missing: 'Das Bild ließ sich nicht laden. Das Spiel geht ohne weiter.',
    broken: 'Das Bild ist zerbrochen und ließ sich nicht neu zeichnen. Das Spiel geht ohne weiter.',
  },
  unknown: {
    text: 'Hier gibt es keine Seite. Vielleicht hat sie sich entwickelt, vielleicht gab es sie nie.',
    home: 'Bring mich nach Hause',
  },
};
export default words;
