import type { en } from '../en.ts';

const words: typeof en = {
  game: 'Emberwild',
  heading: 'Emberwild RPG',
  skipToContent: 'Aller au contenu',
  textMode: { on: 'Accessibilité : activer le mode texte', off: 'Accessibilité : quitter le mode texte' },
  loading: 'Chargement…',
  loadingPage: (title) => `${title} : chargement`,

  menu: {
    label: 'Menu principal',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    home: 'Accueil',
    login: 'Connexion',
    signup: 'Inscription',
    faq: 'F.A.Q.',
    about: 'À propos',
    maps: 'Cartes',
    logout: 'Déconnexion',
    profile: { label: 'Profil', pokemons: 'Tes Pokemon', mart: 'Pokemart', quests: 'Quêtes' },
    pokemon: {
      label: 'Pokemon',
      team: 'Ton équipe',
      pokemons: 'Tes Pokemon',
      pokedex: 'Pokedex',
      attackdex: 'AttackDex',
      typechart: 'Table des types',
    },
    battle: {
      label: 'Combat',
      gym: 'Combat d’arène',
      user: 'Duel',
      gold: 'Combat à mise',
      exp: 'Combat d’EXP',
    },
    trade: { label: 'Échange', traders: 'Tes annonces', offers: 'Tes offres', find: 'Trouver un échange' },
  },

  errors: {
    unknown: 'Quelque chose a mal tourné. Réessaie, s’il te plaît.',
    server: import.meta.env.TRIAL
      ? 'La démo n’a pas pu faire ça. Réessaie, s’il te plaît.'
      : 'Le serveur n’a pas pu faire ça. Réessaie, s’il te plaît.',
    offline: import.meta.env.TRIAL
      ? 'Une partie du jeu n’a pas pu se charger. Vérifie ta connexion.'
      : 'Le serveur est injoignable. Vérifie ta connexion.',
    withId: (message, id) => `${message} (erreur n° ${id})`,
    number: (id) => `Erreur n° ${id}`,
    late: 'Le serveur met trop de temps à répondre. Réessaie, s’il te plaît.',
    foreign:
      'Cette réponse ne vient pas du jeu. Ce réseau veut peut-être que tu t’y connectes d’abord. Réessaie ensuite.',
  },

  storage: {
    label: 'Ton navigateur et ce jeu',
    blocked:
      'Ton navigateur ne garde rien pour cette page : les cookies sont bloqués. Tu peux jouer dans cet onglet, mais tu perdras ta session en le fermant ou en le rechargeant. Pour la garder, autorise les cookies pour cette adresse.',
    full: 'Ton navigateur n’a plus de place pour cette page. Tu peux jouer dans cet onglet, mais tu risques de perdre ta session en le fermant. Supprime des données d’autres sites dans les réglages du navigateur, puis reconnecte-toi.',
    dismiss: 'Compris',
  },

  offline: {
    lost: 'Le serveur est injoignable.',
    since: (when) => `Ce que tu vois ici date de ${when}.`,
    again: 'Le jeu reprend dès que le serveur répond.',
  },

  update: {
    text: 'Une nouvelle version du jeu est prête.',
    now: 'Mettre à jour',
    later: 'Plus tard',
  },

  retry: {
    title: 'Cette page n’est pas arrivée',
    text: import.meta.env.TRIAL
      ? 'Une partie du jeu n’a pas pu se charger. Ta progression est à l’abri dans ce navigateur.'
      : 'Une partie du jeu n’a pas pu se charger. Ta progression est à l’abri sur le serveur.',
    button: 'Réessayer',
    brokenTitle: 'Quelque chose s’est cassé',
    brokenText: import.meta.env.TRIAL
      ? 'Le jeu ne s’attendait pas à ça. Ta progression est à l’abri dans ce navigateur. Recharge la page.'
      : 'Le jeu ne s’attendait pas à ça. Ta progression est à l’abri sur le serveur. Recharge la page ; si ça recommence, dis à l’administration de ce serveur ce que tu as fait.',
    brokenId: (id) => `Numéro de la dernière requête échouée, pour l’administration : ${id}`,
    reload: 'Recharger la page',
    home: 'Vers la première page',
    goOn: 'Continuer sans recharger',
  },

  login: {
    username: 'Nom',
    password: 'Mot de passe',
    again: 'Répète le mot de passe',
    login: 'Connexion',
    signup: 'Inscription',
    continue: 'Continuer',
    cancel: 'Annuler',
    shortUsername: 'Nom : au moins 5 caractères !',
    shortPassword: 'Mot de passe : au moins 5 caractères !',
    mismatch: 'Les mots de passe ne concordent pas',
    invalid: 'Nom ou mot de passe incorrect',
    pleaseLogin: 'Connecte-toi, s’il te plaît',
    ended: 'Ta session est terminée. Reconnecte-toi, s’il te plaît.',
    kept: (player) => `Ce que tu n’avais pas enregistré est gardé pour ${player}.`,
    elsewhere: 'Déconnexion faite dans une autre fenêtre.',
    suspended: 'Ton compte est suspendu.',
    tagline: 'Collectionne. Explore. Combats.',
    play: 'Jouer',
  },

  changeTeam: 'Choisir un remplaçant',
  account: 'Compte',
  player: 'Page publique',
  settings: 'Réglages',
  recover: 'Mot de passe oublié ?',
  guest: 'Jouer en invité',
  workshop: 'Atelier',
  operator: 'Administration',

  fullscreen: {
    start: 'Plein écran',
    end: 'Quitter le plein écran',
    refused: 'Ton navigateur a refusé le plein écran. Essaie le bouton au pied de la page.',
  },
  footer: {
    calm: 'Mode calme',
    calmHint: 'Rien ne tremble, ne clignote ni ne gigote.',
    theme: 'Thème',
    themes: {
      system: { name: 'Système', hint: 'Comme ton système' },
      light: { name: 'Clair', hint: 'Toujours le jour' },
      dark: { name: 'Sombre', hint: 'Toujours la nuit' },
    },
    controls: 'Commandes',
    profile: 'Ton profil',
  },

  unknown: { title: 'Perdu dans les hautes herbes' },
};
export default words;
