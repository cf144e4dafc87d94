import { playerName } from '../en/names.ts';
import type { tradeWords } from '../en/trades.ts';
import { numberWords } from '../format.ts';
import { germanList } from './counted.ts';

const words: typeof tradeWords = {
  listings: 'Pokemon im Tausch',
  fetchingListings: 'Pokemon im Tausch werden geholt',
  offered: 'Pokemon, die du anbietest',
  fetchingOffered: 'Deine angebotenen Wesen werden geholt',

  hasOffered: (user) => `${user} schlägt einen Tausch vor`,
  accept: 'Annehmen',
  reject: 'Ablehnen',
  unlist: 'Nicht mehr tauschen',
  replace: 'Ersetzen',
  save: 'Speichern',
  removeAll: 'Alle Angebote zurücknehmen',
  removeOne: 'Aus dem Angebot nehmen?',

  noOffers: 'Du hast keine Angebote',
  traded: 'Getauscht',
  rejected: 'Das Angebot ist abgelehnt',
  unlisted: 'Steht nicht mehr zum Tausch',
  takenBack: 'Das Angebot ist zurückgenommen',
  saved: 'Gespeichert',
  notTraded: 'Der Tausch ging gerade nicht',
  notUnlisted: 'Es ließ sich nicht aus dem Tausch nehmen',
  notSaved: 'Speichern geht gerade nicht',

  accepting: {
    text: (name) => `Sagst du Ja, geht ${name}, und niemand kann das zurücknehmen.`,
    others: (name) => `Alle anderen Angebote für ${name} enden damit.`,
    gone: 'Dieses Angebot wurde inzwischen zurückgenommen. Bei dir hat sich nichts geändert.',
    cancel: 'Abbrechen',
    confirm: 'Ja, tauschen',
  },

  offersOf: (name) => `Angebote für ${name}`,
  waiting: 'Noch keine Angebote. Andere finden es, und eine Glocke meldet dir, wenn jemand bietet.',
  changed: 'Jemand hier ist nicht mehr so wie zu der Zeit, als das Angebot kam.',
  changedForLister: 'Es lässt sich nicht mehr annehmen: Lehn es ab und bitte um ein neues.',
  changedForMaker: 'Es lässt sich nicht mehr annehmen: Nimm es zurück und biete neu.',
  savingChanges: 'Die Angebote galten den Attacken, die es jetzt hat. Sobald du speicherst, enden sie.',
  offersEnded: (name, count) =>
    count === 1 ? `Das Angebot für ${name} ist beendet.` : `Die ${count} Angebote für ${name} sind beendet.`,
  savingOffered:
    'Dein Angebot galt mit den Attacken, die es jetzt hat. Sobald du speicherst, lässt es sich nicht mehr annehmen.',
  unlistedText: 'Keines von deinen steht zum Tausch. Stell eines ein, dann können andere dafür bieten.',
  choose: 'Eines zum Tausch stellen',
  notOfferedText: 'Such, was du gern hättest, und biete dafür etwas von deinen.',
  find: 'Tausch finden',
  past: 'Tauschverlauf',

  arrivedTitle: (names) => `${germanList(names)} ${names.length === 1 ? 'gehört' : 'gehören'} jetzt dir`,
  arrivedText: (given, user) => `${given} ging an ${user}.`,
  look: 'Sieh dir deine Wesen an',

  offeredFor: (name, user) => `Für ${name} von ${user}`,
  owner: (user) => `Gehört ${user}`,
  since: (moment) => `Angeboten am ${moment}`,
  toOffer: 'Unter Tausch finden ansehen',

  level: (level) => `Level ${level}`,
  exp: (exp) => `${numberWords(exp)} EP`,

  stale: 'Was du siehst, könnte veraltet sein.',
  failed: {
    title: 'Die Anzeigen sind nicht gekommen',
    text: 'Der Server hat nicht geantwortet. Was du eingestellt und geboten hast, ist dort sicher.',
  },

  owners: {
    button: 'Bei wem es war',
    title: (name) => `Bei wem ${name} schon war`,
    loading: 'Wird nachgeschlagen …',
    failed: 'Bei wem es war, ließ sich nicht herausfinden.',
    now: (since) => `seit ${since}`,
    span: (since, until) => (since === until ? since : `${since} bis ${until}`),
    present: 'Hat es jetzt',
  },

  history: {
    title: 'Tauschverlauf',
    loading: 'Dein Tauschverlauf wird geholt',
    none: 'Noch kein Tausch',
    noneText: 'Jeder Tausch wird hier festgehalten: mit wem, was ging und was kam.',
    find: 'Tausch finden',
    with: (user) => `Mit ${playerName(user)}`,
    gave: 'Du gabst',
    got: 'Du bekamst',
  },
};
export default words;
