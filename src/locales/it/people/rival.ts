import type { rivalPeople } from '../../en/people/rival.ts';

const words: typeof rivalPeople = {
  'sorrel-latch': {
    name: 'Sorrel Latch',
    lines: {
      hello: [
        'Quindi la faccia nuova sei tu. Sorrel Latch. Ho un quaderno con dentro tutti. Tu hai pagina uno. Per ora, un trattino.',
        'Io sarò il massimo che ci sia. L’ho detto a mia nonna, quindi adesso mi tocca.',
      ],
      alone: ['Ma se non hai nemmeno una creatura. Così non ti posso battere. Cioè, posso. Non varrebbe.'],
      few: [
        'Prendine tre diverse e lottiamo. La mia l’ho scelta perché va bene contro la tua. Si chiama ricerca.',
      ],
      notebook: [
        'Il quaderno ha una colonna per le vittorie e una per «pioveva». Mi piacciono le cose fatte bene.',
      ],
      first: [
        'Tre! L’avevo scritto prima che lo dicessi. Allora: tu, io, qui, adesso.',
        'Fa da giudice Nan Orrel. Non guarda. È questo che la rende imparziale.',
      ],
      town: [
        'Mi sto allenando. Prendi tre medaglie, poi parliamo. Cioè, parlo io. Tu avrai la bocca aperta.',
      ],
      second: [
        'Tre medaglie? Tre anch’io. Le mie le ho prese in un ordine migliore.',
        'La pagina vecchia l’ho cancellata. Questa è nuova. Vogliamo?',
      ],
      gate: [
        'Guardo solo il cancello. La nonna dice che si apre in fuori, così qualcosa potrebbe tornare a casa.',
        'Tutte e otto le medaglie, e poi vediamo chi di noi due lo passa in testa.',
      ],
      third: [
        'Tutte e otto. Anch’io. Se non ci fossi tu le avrei solo io, e a chi lo racconterei?',
        'Chi vince passa in testa. Lo so che ci hai già messo piede. In testa come si deve.',
      ],
      moor: [
        'Ho chiesto alla campana chi ha acceso le luci lì dentro. Ha detto «don». Resto finché non dice altro.',
        'Tu intanto batti tutti gli otto della landa. Alla campana penso io.',
      ],
      fourth: [
        'È stata gente mia a lasciar uscire la brace. Una Latch. Io volevo richiuderla. A chi è il massimo lo lascerebbero fare.',
        'Poi la mia mi si è addormentata in braccio, qui al freddo, ed era calda. Lotta con me, presto, prima che rinsavisca.',
      ],
      friend: [
        'Il quaderno l’ho lasciato. La nonna doveva bruciarlo. Invece lo legge ai vicini.',
        'E il chiavistello non lo inchiodo. Se vengono tutti da una cucina, sono parenti. La mia è quella che russa.',
      ],
      tally: ['Siamo quattro a zero, mi pare. Però pioveva. Per due.'],
      after: [
        'Adesso vado a vedere le isole. La nonna dice che lì qualcuno l’ha divisa. Facciamo a gara. Ho già cominciato.',
      ],
      banked: [
        'L’hai coperta! Io volevo inchiodare tutto, e tu le hai rimboccato le coperte. Lo scrivo. Ho dovuto comprare un quaderno.',
        'La mia adesso potrebbe tornarci. Gliel’ho detto. Mi ha guardato come se non capissi io, e si è riaddormentata sul mio piede.',
      ],
      loose: [
        'L’hai lasciato su! Io una volta l’avrei chiuso. Il massimo che ci sia, e tutti al freddo. Non dirlo alla nonna.',
        'La mia stanotte è uscita ed è tornata con un’amica. Ora sono due a russare. Fanno a turno. Ho cronometrato.',
      ],
    },
  },
};
export default words;
