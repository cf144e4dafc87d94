import { MOST_APPEALS } from '../../../contract/shapes/operating/moderation.ts';
import type { operatorWords } from '../en/operator.ts';
import { frenchCount } from './counted.ts';

const reports = (count: number) => frenchCount(count, 'signalement', 'signalements');
/** A time in seconds, rounded up to minutes if it is long; after “dans”. */
const wait = (seconds: number) =>
  seconds > 90
    ? frenchCount(Math.ceil(seconds / 60), 'minute', 'minutes')
    : frenchCount(seconds, 'seconde', 'secondes');

const words: typeof operatorWords = {
  title: 'Administration',
  forget: 'Oublier le jeton',
  forgotten: 'Le jeton a disparu de cet onglet.',

  token: {
    title: 'Administration',
    text: 'Cette page est pour qui fait tourner ce serveur. Elle demande l’ADMIN_TOKEN du serveur, ne le garde que dans cet onglet, et l’oublie quand tu le fermes.',
    label: 'Jeton d’administration',
    enter: 'Entrer',
    malformed: 'Un jeton a de 1 à 256 lettres, chiffres et signes, sans espaces.',
    wrong: 'Le serveur n’accepte pas ce jeton. Compare-le à l’ADMIN_TOKEN du serveur.',
    tooMany: (seconds) => `Trop de faux jetons sont venus de ton adresse. Réessaie dans ${wait(seconds)}.`,
    none: 'Ce serveur n’a pas de jeton d’administration. Définis ADMIN_TOKEN et relance-le.',
    ended: 'Le serveur n’accepte plus le jeton. Entre le nouveau.',
  },

  sections: 'Ce qui t’attend',
  tabs: { reports: 'Signalements', appeals: 'Recours', player: 'Compte', audit: 'Journal' },
  failed: 'Ça n’a pas pu se charger',
  stale: 'Ce que tu vois est peut-être ancien.',
  cancel: 'Annuler',

  reports: {
    title: 'Signalements ouverts',
    closedTitle: 'Signalements clos',
    loading: 'Chargement des signalements',
    closed: 'Montrer les clos',
    none: 'Aucun signalement n’est ouvert.',
    noneClosed: 'Aucun signalement n’a été clos ces 90 derniers jours.',
    number: (id) => `Signalement ${id}`,
    select: (id) => `Choisir le signalement ${id}`,
    pick: 'Choisir',
    all: 'Tout choisir sur cette page',
    selected: (count) => frenchCount(count, 'signalement choisi', 'signalements choisis'),
    severalPlayers: 'Ils portent sur plusieurs comptes : tu peux seulement les clore.',
    clear: 'Ne rien choisir',
    name: 'Nom signalé',
    listing: 'Annonce signalée',
    nickname: 'Créature signalée',
    formerly: (name) => `alors nommée ${name}`,
    by: 'Signalé par',
    nothing: 'Aucun mot n’a été ajouté.',
    reasons: {
      name: 'Nom blessant',
      impersonation: 'Se fait passer pour quelqu’un d’autre',
      spam: 'Spam',
      scam: 'Arnaque',
      cheating: 'Triche',
      other: 'Autre chose',
    },
    outcomes: {
      dismissed: 'Clos sans suite',
      warned: 'Averti',
      suspended: 'Suspendu',
      renamed: 'A reçu un nouveau nom',
      unnamed: 'Surnom retiré',
    },
  },
  appeals: {
    title: 'Recours',
    loading: 'Chargement des recours',
    none: 'Aucun recours n’attend.',
    number: (id) => `Recours ${id}`,
    suspended: 'Suspendu pour',
    lift: 'Lever la suspension',
    decline: 'Rejeter',
  },
  player: {
    title: 'Chercher un compte',
    label: 'Nom ou identifiant d’un compte',
    find: 'Chercher',
    loading: 'Recherche',
    none: 'Aucun compte n’a ce nom ou cet identifiant. Un compte renommé se trouve par son nouveau nom.',
    id: 'Identifiant',
    since: 'Joue depuis',
    warnings: (count) => frenchCount(count, 'avertissement', 'avertissements'),
    suspensions: (count) => frenchCount(count, 'suspension', 'suspensions'),
    open: (count) => frenchCount(count, 'signalement ouvert', 'signalements ouverts'),
    endless: 'Suspendu sans fin',
    until: (moment) => `Suspendu jusqu’au ${moment}`,
    reason: 'Raison de la suspension',
    acts: 'Actes sur ce compte',
  },
  audit: {
    title: 'Journal',
    loading: 'Chargement du journal',
    none: 'L’administration n’a encore rien fait.',
    noneAbout: 'L’administration n’a rien fait au sujet de ce compte.',
    acts: {
      grant: 'Don à',
      warn: 'Avertissement à',
      message: 'Message à',
      suspend: 'Suspension de',
      lift: 'Fin de suspension de',
      rename: 'Nouveau nom pour',
      unname: 'Surnom retiré à',
      dismiss: 'Signalements clos sans suite sur',
      declineAppeal: 'Recours rejeté de',
      resetPassword: 'Nouveau mot de passe pour',
    },
    renamed: (name) => `maintenant ${name}`,
    somebody: 'quelqu’un qui ne joue plus',
    from: (address) => `depuis ${address}`,
    noAddress: 'sur le serveur',
    details: {
      text: 'Texte',
      reason: 'Raison',
      until: 'Jusqu’au',
      reports: 'Signalements',
      replaces: 'Remplace la suspension',
      appeal: 'Recours',
      coins: 'Pièces',
      items: 'Articles',
      creatures: 'Créatures',
      nickname: 'Surnom',
      pokemon: 'Créature',
    },
    endless: 'sans fin',
  },
  acts: {
    warn: 'Avertir',
    message: 'Écrire',
    suspend: 'Suspendre',
    rename: 'Nouveau nom',
    unname: 'Retirer le surnom',
    dismiss: (count) => (count === 1 ? 'Clore le signalement' : 'Clore les signalements'),
    lift: 'Lever la suspension',
    seen: (player) => `Ce que verra ${player}`,
    when: {
      warn: 'Sur chaque page, tout de suite, jusqu’à confirmation :',
      suspend: 'À la prochaine connexion ; toutes les sessions finissent maintenant :',
      rename: 'Sur chaque page, tout de suite, jusqu’à confirmation :',
      lift: 'À la prochaine connexion :',
      decline: 'À la prochaine connexion :',
    },
    answers: (ids) =>
      ids.length === 0
        ? 'Ne répond à aucun signalement.'
        : ids.length === 1
          ? `Répond au signalement ${ids.join(', ')}.`
          : `Répond aux signalements ${ids.join(', ')}.`,
    yourWords: '(tes mots)',
    empty: 'Écris d’abord quelques mots.',
    again: 'Tout a été rechargé. Ferme ceci et regarde encore avant de décider.',
  },

  warn: {
    title: (player) => `Avertir ${player}`,
    text: 'Message',
    confirm: 'Envoyer l’avertissement',
    done: (player) => `Avertissement envoyé à ${player}.`,
  },
  message: {
    title: (player) => `Écrire à ${player}`,
    text: 'Message',
    effects: 'Ce n’est pas un avertissement, et n’en compte pas un.',
    confirm: 'Envoyer le message',
    done: (player) => `Message envoyé à ${player}.`,
  },
  suspend: {
    title: (player) => `Suspendre ${player}`,
    present: (until, reason) =>
      `Ce compte est déjà suspendu, ${until === null ? 'sans fin' : `jusqu’au ${until}`} : « ${reason} » Ceci remplace cette suspension.`,
    replace: 'Remplacer la suspension',
    reason: 'Raison, qui sera lue',
    length: 'Pour combien de temps',
    days: (count) => frenchCount(count, 'jour', 'jours'),
    moment: 'Jusqu’à un moment',
    endless: 'Sans fin',
    until: 'Jusqu’au (ton heure)',
    past: 'Choisis un moment à venir.',
    effects:
      'Les sessions et les offres ouvertes finissent. Les annonces sont cachées et reviennent à la fin.',
    confirm: 'Suspendre',
    done: (player) => `${player} : compte suspendu.`,
  },
  rename: {
    title: (player) => `Un nouveau nom pour ${player}`,
    name: 'Nouveau nom (vide : Trainer et un nombre)',
    neutral: 'Trainer et un nombre',
    text: 'Message (peut rester vide)',
    effects: 'Personne ne peut prendre l’ancien nom. Il permet encore de se connecter.',
    confirm: 'Donner le nouveau nom',
    done: (player, name) => `${player} s’appelle maintenant ${name}.`,
  },
  unname: {
    title: (nickname) => `Retirer le surnom ${nickname}`,
    text: 'Message (peut rester vide)',
    effects: 'Personne ne pourra le reprendre, ni créature ni compte. Les combats en cours le gardent.',
    confirm: 'Le retirer',
    done: (nickname) => `Le surnom ${nickname} a disparu.`,
  },
  lift: {
    title: (player) => `Lever la suspension : ${player}`,
    text: 'Message (peut rester vide)',
    effects: 'Les annonces reviennent. Un recours ouvert compte comme accepté.',
    confirm: 'Lever la suspension',
    done: (player) => `${player} : suspension levée.`,
  },
  decline: {
    title: (player) => `Rejeter le recours : ${player}`,
    text: 'Réponse',
    effects: `La suspension reste. On peut faire recours ${MOST_APPEALS} fois contre une suspension.`,
    confirm: 'Rejeter le recours',
    done: (player) => `${player} : recours rejeté.`,
  },
  dismiss: {
    title: (count) => `Clore ${reports(count)} sans suite`,
    effects: (ids) =>
      `${ids.length === 1 ? 'Signalement' : 'Signalements'} ${ids.join(', ')}. Personne n’est prévenu : ni qui a signalé, ni qui l’a été.`,
    text: 'Note pour le journal (peut rester vide)',
    confirm: (count) => `Clore ${reports(count)}`,
    done: (closed) => `${frenchCount(closed, 'signalement clos', 'signalements clos')}.`,
    some: (closed, asked) =>
      `${closed} clos sur ${reports(asked)} : quelqu’un d’autre a été plus rapide pour le reste.`,
  },
};
export default words;
