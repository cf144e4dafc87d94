import type { faqWords } from '../en/faq/index.ts';
import { italianCount } from './counted.ts';

const words: typeof faqWords = {
  title: 'Domande',
  intro: import.meta.env.TRIAL
    ? 'Quello che chiede chi comincia. I numeri sono calcolati da quelli con cui il gioco gioca. Account, scambi e altri giocatori ci sono solo su un server, non in questa prova.'
    : 'Quello che chiede chi comincia. I numeri sono calcolati da quelli con cui il server gioca.',
  search: 'Cerca tra le domande',
  chapters: 'Capitoli',
  found: (count) => italianCount(count, 'risposta', 'risposte'),
  none: 'Nessuna risposta ha queste parole',
  noneText: 'Prova con meno parole, o con un’altra.',
  clear: 'Mostra tutte le domande',
  link: 'Link a questa risposta',
};
export default words;
