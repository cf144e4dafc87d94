import type { guestWords } from '../en/guest.ts';

const words: typeof guestWords = {
  title: 'Gioca come ospite',
  text: 'Ricevi un nome e cominci subito, senza password. Quello che fai resta, come per chiunque giochi.',
  points: (days) => [
    'Ti conosce solo questo browser. Scegli una password nel profilo, sotto Account, e potrai entrare da ovunque.',
    'Fino ad allora niente scambi: nessuno vuole trattare con chi domani può essere sparito.',
    `Se esci senza password, o non torni per ${days} giorni, tutto viene cancellato.`,
  ],
  start: 'Gioca come ospite',
  signup: 'Registrati con un nome tuo',
  back: 'Torna all’accesso',
  closed: 'Questo server non accoglie ospiti. Registrati con un nome e una password: non serve altro.',

  notice: {
    label: 'Giochi da ospite',
    text: (name) =>
      `Giochi da ospite, come ${name}. Scegli una password, così la tua avventura non dipende da questo solo browser.`,
    choose: 'Scegli una password',
    skip: 'Non ora',
    skipped: 'Puoi sceglierla quando vuoi nel profilo, sotto Account.',
  },

  password: {
    text: (days) =>
      `Non ne hai ancora una: ti conosce solo questo browser. Con una password entri da ovunque, e fai scambi. Senza, il tuo account viene cancellato dopo un’uscita o dopo ${days} giorni di assenza.`,
    choose: 'Scegli una password',
    dialog: (name) => `Da qui in poi entri come ${name} con questa password.`,
    done: 'Password scelta. Conserva anche i codici di recupero.',
    codes: 'Insieme alla password ricevi i codici di recupero.',
    deletion: 'Da ospite non serve una password: esci, e nel giro di un’ora o due l’account è cancellato.',
  },

  leave: {
    title: 'Uscire per sempre?',
    text: (name) =>
      `Senza password nessuno può rientrare come ${name}, nemmeno tu: poco dopo la tua uscita tutto viene cancellato.`,
    choose: 'Scegli una password',
    leave: 'Esci per sempre',
  },
};
export default words;
