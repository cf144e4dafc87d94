import { playerName } from '../en/names.ts';
import type { tradeWords } from '../en/trades.ts';
import { numberWords } from '../format.ts';
import { frenchList } from './counted.ts';

const words: typeof tradeWords = {
  listings: 'Pokemon à échanger',
  fetchingListings: 'Chargement de tes annonces',
  offered: 'Pokemon que tu proposes',
  fetchingOffered: 'Chargement de tes offres',
  hasOffered: (user) => `${user} propose un échange`,
  accept: 'Accepter',
  reject: 'Refuser',
  unlist: 'Retirer des échanges',
  replace: 'Remplacer',
  save: 'Enregistrer',
  removeAll: 'Reprendre toutes les offres',
  removeOne: 'Retirer de l’offre ?',
  noOffers: 'Tu n’as fait aucune offre',
  traded: 'Échange réussi',
  rejected: 'L’offre est refusée',
  unlisted: 'Retiré des échanges',
  takenBack: 'L’offre est reprise',
  saved: 'Enregistré',
  notTraded: 'L’échange n’a pas pu se faire',
  notUnlisted: 'Impossible de le retirer des échanges',
  notSaved: 'Impossible d’enregistrer maintenant',
  accepting: {
    text: (name) => `Si tu dis oui, ${name} s’en va, et personne ne peut revenir là-dessus.`,
    others: (name) => `Toutes les autres offres pour ${name} prennent fin.`,
    gone: 'Cette offre a été reprise entre-temps. Rien n’a changé chez toi.',
    cancel: 'Annuler',
    confirm: 'Oui, échanger',
  },
  offersOf: (name) => `Offres pour ${name}`,
  waiting: 'Pas encore d’offres. Les autres le trouvent, et une cloche te prévient quand quelqu’un propose.',
  changed: 'Quelqu’un ici n’est plus comme au moment de l’offre.',
  changedForLister: 'Elle ne peut plus être acceptée : refuse-la, et demandes-en une nouvelle.',
  changedForMaker: 'Elle ne peut plus être acceptée : reprends-la, et propose à nouveau.',
  savingChanges: 'Ses offres valaient pour ses attaques actuelles. Si tu enregistres, elles prennent fin.',
  offersEnded: (name, count) =>
    count === 1
      ? `L’offre pour ${name} a pris fin.`
      : `Les ${numberWords(count)} offres pour ${name} ont pris fin.`,
  savingOffered:
    'Ton offre valait pour ses attaques actuelles. Si tu enregistres, elle ne peut plus être acceptée.',
  unlistedText:
    'Aucune des tiennes n’est à échanger. Proposes-en une, et les autres pourront faire des offres.',
  choose: 'En mettre une à échanger',
  notOfferedText: 'Cherche ce que tu aimerais avoir, et propose quelques-unes des tiennes en retour.',
  find: 'Trouver un échange',
  past: 'Échanges passés',
  arrivedTitle: (names) =>
    names.length === 1
      ? `${frenchList(names)} est maintenant à toi`
      : `${frenchList(names)} sont maintenant à toi`,
  arrivedText: (given, user) => `Parti chez ${user} : ${given}.`,
  look: 'Voir tes créatures',
  offeredFor: (name, user) => `Pour ${name} (${user})`,
  owner: (user) => `Chez ${user}`,
  since: (moment) => `Ton offre du ${moment}`,
  toOffer: 'Le voir dans Trouver un échange',
  level: (level) => `Niveau ${level}`,
  exp: (exp) => `${numberWords(exp)} EXP`,
  stale: 'Ce que tu vois n’est peut-être plus à jour.',
  failed: {
    title: 'Les échanges ne sont pas venus',
    text: 'Le serveur n’a pas répondu. Tout ce que tu proposes y est à l’abri.',
  },
  owners: {
    button: 'Parcours',
    title: (name) => `Chez qui a vécu ${name}`,
    loading: 'On cherche…',
    failed: 'Son parcours n’a pas pu être chargé.',
    now: (since) => `depuis le ${since}`,
    span: (since, until) => (since === until ? since : `du ${since} au ${until}`),
    present: 'L’a maintenant',
  },
  history: {
    title: 'Échanges',
    loading: 'Chargement de tes échanges',
    none: 'Aucun échange',
    noneText: 'Chaque échange est gardé ici : avec qui, ce qui est parti et ce qui est venu.',
    find: 'Trouver un échange',
    with: (user) => `Avec ${playerName(user)}`,
    gave: 'Tu as donné',
    got: 'Tu as reçu',
  },
};
export default words;
