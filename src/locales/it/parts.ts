import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';
import { italianCount } from './counted.ts';

const words: typeof partWords = {
  close: 'Chiudi',
  fewer: (what) => `Meno: ${what}`,
  more: (what) => `Più: ${what}`,
  previous: 'PREC.',
  next: 'SUCC.',
  pages: 'Pagine',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} di ${numberWords(count)}`,
  clear: 'Svuota',
  nothing: 'Nessun risultato',
  found: (count) => italianCount(count, 'risultato', 'risultati'),
  battleWentOn: 'Nel frattempo questa lotta è andata avanti. Ecco come stanno le cose.',
  otherSettings:
    'Adesso valgono le impostazioni del tuo account. Quelle di questo dispositivo le trovi in Impostazioni.',
  stage: {
    missing: 'L’immagine non si è caricata. Il gioco continua senza.',
    broken: 'L’immagine si è rotta e non si è lasciata ridisegnare. Il gioco continua senza.',
  },
  unknown: {
    text: 'Qui non c’è nessuna pagina. Forse si è evoluta, forse non c’è mai stata.',
    home: 'Portami a casa',
  },
};
export default words;
