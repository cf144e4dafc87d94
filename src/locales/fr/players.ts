import type { playerWords } from '../en/players.ts';
import { numberWords } from '../format.ts';

const words: typeof playerWords = {
  menu: (user) => `Plus : ${user}`,
  view: 'Voir la page publique',
  asOthers: 'Comme les autres te voient',
  listings: 'Toutes les annonces',
  report: 'Signaler…',
  block: 'Bloquer…',
  unblock: 'Débloquer',
  cancel: 'Annuler',
  page: {
    loading: 'Chargement de la page',
    failed: { title: 'Cette page est hors d’atteinte', text: 'Le serveur n’a pas répondu.' },
    unknownTitle: 'Personne ne porte ce nom',
    unknownText: (name) =>
      name === ''
        ? 'L’adresse ne nomme personne.'
        : `Il n’y a pas de page au nom de ${name}. Le nom a peut-être changé, le compte disparu, ou la page est privée.`,
    toMarket: 'Trouver un échange',
    visitor: (user) =>
      `Qui joue peut combattre ${user} et échanger. C’est gratuit, et un essai sans compte est possible.`,
    own: 'C’est ainsi que les autres te voient.',
    private:
      'Ta page est privée : personne d’autre ne la voit. Les autres lisent ici que ce nom n’existe pas.',
    toAccount: 'Le changer dans ton compte',
    favourites: 'Favoris',
    level: (level) => `Niveau ${level}`,
    badges: 'Badges',
    noBadge: (user) => `Aucun leader n’a encore perdu contre ${user}.`,
    records: 'Records',
    noRarest: 'Encore aucune capture.',
    trades: 'Échanges',
    allWon: 'Combats gagnés',
    toProfile: 'Ton profil',
    listings: 'À échanger',
    battle: 'Combattre',
    trade: (count) => (count === 1 ? 'Voir l’annonce' : `Voir ${numberWords(count)} annonces`),
    blocked: (user) =>
      `Tu as bloqué ${user}. Vous ne voyez pas vos annonces, n’échangez pas d’offres et ne vous battez pas.`,
    closed: (user) => `Pour le moment, ni échange ni combat n’est possible avec ${user}.`,
    nothing: (user) => `${user} n’a rien à échanger pour le moment.`,
  },
  reporting: {
    title: (user) => `Signaler ${user}`,
    text: 'L’administration de ce jeu le lit et décide. Personne n’apprend qui a signalé.',
    about: 'De quoi s’agit-il ?',
    name: 'Du nom',
    listing: (name) => `De l’annonce : ${name}`,
    nickname: 'Du surnom d’une créature',
    whichNickname: 'Quel surnom ?',
    reason: 'Raison',
    choose: 'Choisis une raison',
    reasons: {
      name: 'Un nom blessant',
      impersonation: 'Se fait passer pour quelqu’un d’autre',
      spam: 'Inonde le marché ou moi d’offres',
      scam: 'Cherche à rouler les autres dans les échanges',
      cheating: 'Triche',
      other: 'Autre chose',
    },
    more: (most) => `Que doit savoir l’administration ? ${most} caractères au plus, ou rien.`,
    send: 'Envoyer',
    sent: 'Ton signalement est parti. Merci !',
  },
  blocking: {
    title: (user) => `Bloquer ${user} ?`,
    text: 'Vous ne voyez plus vos annonces, n’échangez plus d’offres et ne vous battez plus. Les offres ouvertes entre vous prennent fin.',
    undo: 'Tu peux débloquer à tout moment : ta page Compte liste tous tes blocages.',
    confirm: 'Bloquer',
    done: (user) => `${user} : bloqué`,
    undone: (user) => `${user} : débloqué`,
  },
  blocked: {
    title: 'Comptes bloqués',
    text: 'Eux et toi, vous ne voyez pas vos annonces, n’échangez pas d’offres et ne vous battez pas.',
    loading: 'Chargement de tes blocages',
    failed: 'Tes blocages n’ont pas pu être chargés.',
    none: 'Tu n’as bloqué personne. Les trois points près d’un nom le permettent.',
    since: (day) => `depuis le ${day}`,
    count: (count, most) => `${count} sur ${most} au plus`,
  },
};
export default words;
