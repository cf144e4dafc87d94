import { playerName } from '../en/names.ts';
import type { tradeWords } from '../en/trades.ts';
import { numberWords } from '../format.ts';
import { italianList } from './counted.ts';

const words: typeof tradeWords = {
  listings: 'Creature in scambio',
  fetchingListings: 'Arrivano le creature in scambio',
  offered: 'Creature che hai offerto',
  fetchingOffered: 'Arrivano le creature che hai offerto',

  hasOffered: (user) => `${user} ti offre uno scambio`,
  accept: 'Accetta l’offerta',
  reject: 'Rifiuta l’offerta',
  unlist: 'Togli dagli scambi',
  replace: 'Sostituisci',
  save: 'Salva',
  removeAll: 'Ritira tutte le offerte',
  removeOne: 'Ritirarla dall’offerta?',

  noOffers: 'Non hai offerte',
  traded: 'Scambio riuscito',
  rejected: 'Offerta rifiutata',
  unlisted: 'Tolta dagli scambi',
  takenBack: 'Offerta ritirata',
  saved: 'Salvato',
  notTraded: 'Per ora lo scambio non riesce',
  notUnlisted: 'Non è stato possibile toglierla dagli scambi',
  notSaved: 'Per ora non si riesce a salvare',

  accepting: {
    text: (name) => `Se dici sì, ${name} parte, e nessuno può riportarlo indietro.`,
    others: (name) => `Tutte le altre offerte per ${name} decadono.`,
    gone: 'Nel frattempo l’offerta è stata ritirata. Per te non è cambiato niente.',
    cancel: 'Annulla',
    confirm: 'Sì, scambia',
  },

  offersOf: (name) => `Offerte per ${name}`,
  waiting: 'Ancora nessuna offerta. Gli altri la trovano, e una campanella ti avvisa quando qualcuno offre.',
  changed: 'Qualcuno qui non è più com’era quando l’offerta è stata fatta.',
  changedForLister: 'Non si può più accettare: rifiutala, e chiedine una nuova.',
  changedForMaker: 'Non si può più accettare: ritirala, e offri di nuovo.',
  savingChanges: 'Le sue offerte valevano per le mosse di adesso. Se salvi, decadono.',
  offersEnded: (name, count) =>
    count === 1 ? `L’offerta per ${name} è decaduta.` : `Le ${count} offerte per ${name} sono decadute.`,
  savingOffered: 'La tua offerta vale con le mosse di adesso. Se salvi, non si può più accettare.',
  unlistedText: 'Nessuna delle tue è in scambio. Mettine una, e gli altri potranno offrirti le loro.',
  choose: 'Metti in scambio',
  notOfferedText: 'Cerca quella che vorresti, e offri in cambio qualcuna delle tue.',
  find: 'Trova scambi',
  past: 'Scambi passati',

  arrivedTitle: (names) =>
    `${italianList(names)}: ${names.length === 1 ? 'adesso è tuo' : 'adesso sono tuoi'}`,
  arrivedText: (given, user) => `In cambio ${user} riceve: ${given}.`,
  look: 'Guarda le tue creature',

  offeredFor: (name, user) => `Per ${name} di ${user}`,
  owner: (user) => `Appartiene a ${user}`,
  since: (moment) => `Offerta del ${moment}`,
  toOffer: 'Guardala in Trova scambi',

  level: (level) => `Livello ${level}`,
  exp: (exp) => `${numberWords(exp)} Esp`,

  stale: 'Quello che vedi potrebbe non essere aggiornato.',
  failed: {
    title: 'Gli scambi non sono arrivati',
    text: 'Il server non ha risposto. Tutto ciò che hai messo in scambio e offerto lì è al sicuro.',
  },

  owners: {
    button: 'I proprietari finora',
    title: (name) => `I proprietari di ${name}`,
    loading: 'Guardiamo nei registri…',
    failed: 'I proprietari non sono arrivati.',
    now: (since) => `dal ${since}`,
    span: (since, until) => (since === until ? since : `dal ${since} al ${until}`),
    present: 'Ce l’ha adesso',
  },

  history: {
    title: 'Scambi',
    loading: 'Arrivano i tuoi scambi',
    none: 'Ancora nessuno scambio',
    noneText: 'Ogni scambio resta scritto qui: con chi, che cosa è partito e che cosa è arrivato.',
    find: 'Trova scambi',
    with: (user) => `Con ${playerName(user)}`,
    gave: 'Hai dato',
    got: 'Hai ricevuto',
  },
};
export default words;
