import type { playerWords } from '../en/players.ts';
import { numberWords } from '../format.ts';

const words: typeof playerWords = {
  menu: (user) => `Altro su ${user}`,
  view: 'Vedi la pagina',
  asOthers: 'Come ti vedono gli altri',
  listings: 'Tutti gli annunci',
  report: 'Segnala…',
  block: 'Blocca…',
  unblock: 'Sblocca',
  cancel: 'Annulla',

  page: {
    loading: 'Arriva la pagina',
    failed: { title: 'Questa pagina non si raggiunge', text: 'Il server non ha risposto.' },
    unknownTitle: 'Nessuno si chiama così',
    unknownText: (name) =>
      name === ''
        ? 'L’indirizzo non nomina nessuno.'
        : `Non c’è una pagina di ${name}. Il nome può essere cambiato, l’account sparito, oppure la pagina è privata.`,
    toMarket: 'Trova scambi',
    visitor: (user) =>
      `Chi gioca può lottare contro ${user} e scambiare. È gratis, e si può provare senza account.`,
    own: 'Così ti vedono gli altri.',
    private: 'La tua pagina è privata: la vedi solo tu. Gli altri leggono che nessuno si chiama così.',
    toAccount: 'Cambialo nel tuo account',
    favourites: 'Preferite',
    level: (level) => `Livello ${level}`,
    badges: 'Medaglie',
    noBadge: (user) => `Nessun capopalestra ha ancora perso contro ${user}.`,
    records: 'Primati',
    noRarest: 'Ancora nessuna cattura.',
    trades: 'Scambi',
    allWon: 'Lotte vinte',
    toProfile: 'Il tuo profilo',
    listings: 'In scambio',
    battle: 'Lotta',
    trade: (count) => (count === 1 ? 'Vedi l’annuncio' : `Vedi ${numberWords(count)} annunci`),
    blocked: (user) =>
      `Hai bloccato ${user}. Non vedete gli annunci l’uno dell’altro, non vi fate offerte e non lottate.`,
    closed: (user) => `Per ora con ${user} non puoi né scambiare né lottare.`,
    nothing: (user) => `Per ora ${user} non ha niente in scambio.`,
  },

  reporting: {
    title: (user) => `Segnala ${user}`,
    text: 'La gestione del gioco legge e decide. A nessuno viene detto chi l’ha segnalato.',
    about: 'Di che cosa si tratta?',
    name: 'Il nome',
    listing: (name) => `L’annuncio di ${name}`,
    nickname: 'Il soprannome di una creatura',
    whichNickname: 'Quale soprannome?',
    reason: 'Motivo',
    choose: 'Scegli un motivo',
    reasons: {
      name: 'Un nome offensivo',
      impersonation: 'Si finge qualcun altro',
      spam: 'Inonda gli scambi o me di offerte',
      scam: 'Cerca di imbrogliare negli scambi',
      cheating: 'Bara',
      other: 'Qualcos’altro',
    },
    more: (most) => `Che cosa deve sapere la gestione? Al massimo ${most} caratteri, o niente.`,
    send: 'Invia la segnalazione',
    sent: 'Segnalazione inviata. Grazie!',
  },

  blocking: {
    title: (user) => `Bloccare ${user}?`,
    text: 'Non vedrete più gli annunci l’uno dell’altro, non vi farete offerte e non lotterete. Le offerte aperte tra voi decadono.',
    undo: 'Puoi sbloccare quando vuoi: nella pagina dell’account c’è l’elenco di chi hai bloccato.',
    confirm: 'Blocca',
    done: (user) => `${user}: blocco attivo`,
    undone: (user) => `${user}: blocco tolto`,
  },

  blocked: {
    title: 'Giocatori bloccati',
    text: 'Con loro non vedete gli annunci l’uno dell’altro, non vi fate offerte e non lottate.',
    loading: 'Arriva l’elenco di chi hai bloccato',
    failed: 'L’elenco di chi hai bloccato non è arrivato.',
    none: 'Non hai bloccato nessuno. Si fa dai tre puntini accanto a un nome.',
    since: (day) => `dal ${day}`,
    count: (count, most) => `${count} su ${most} al massimo`,
  },
};
export default words;
