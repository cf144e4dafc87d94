import type { accountWords } from '../en/account.ts';
import { frenchCount } from './counted.ts';

const words: typeof accountWords = {
  title: 'Compte',
  toAccount: 'Compte et mot de passe',
  back: 'Retour à ton profil',
  loading: 'Chargement de ton compte',
  failed: {
    title: 'Ton compte est hors d’atteinte',
    text: 'Le serveur n’a pas répondu. Rien n’a changé.',
  },
  cancel: 'Annuler',
  fields: {
    password: 'Ton mot de passe',
    newPassword: 'Nouveau mot de passe',
    again: 'Répète le nouveau mot de passe',
  },
  password: {
    title: 'Mot de passe',
    text: 'Quand tu le changes, ton compte est déconnecté partout ailleurs.',
    change: 'Changer le mot de passe',
    dialog: 'Toutes les autres sessions de ton compte prennent fin. Celle-ci reste ouverte.',
    done: 'Mot de passe changé. Toutes les autres sessions sont terminées.',
  },
  codes: {
    title: 'Codes de secours',
    text: 'Un code de secours te permet de choisir un nouveau mot de passe si tu as oublié l’ancien. Chacun sert une fois.',
    left: (count, made) => `Il reste ${frenchCount(count, 'code', 'codes')}, du ${made}.`,
    none: 'Tu n’as pas de codes de secours. Sans eux, un mot de passe oublié est perdu.',
    renew: 'Créer de nouveaux codes',
    dialog: 'Les codes que tu as maintenant ne vaudront plus rien.',
    done: 'Voici tes nouveaux codes. Les anciens ne valent plus rien.',
    fresh: 'Tes nouveaux codes de secours',
    once: 'Ils ne s’affichent que maintenant. Note-les ou enregistre-les, là où personne d’autre ne les trouvera.',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'La copie a échoué. Note-les à la main.',
    download: 'Télécharger',
    fileName: 'emberwild-codes-de-secours.txt',
    file: (player, codes) =>
      `Codes de secours de ${player} dans Emberwild. Chacun sert une fois.\n\n${codes.join('\n')}\n`,
    kept: 'Je les ai mis de côté',
    notice: 'Huit codes de secours t’attendent. Ils aident en cas de mot de passe oublié.',
    show: 'Les montrer',
    skip: 'Pas maintenant',
    skipped: 'Tu peux en créer d’autres dans ton profil, sous Compte.',
  },
  sessions: {
    title: 'Sessions',
    text: 'Là où ton compte est connecté.',
    current: 'Celle-ci',
    device: (browser, system) =>
      browser && system ? `${browser} sous ${system}` : browser || system || 'Navigateur inconnu',
    created: (day) => `Ouverte le ${day}`,
    used: (time) => `dernier usage : ${time}`,
    endOthers: 'Fermer toutes les autres',
    only: 'Ton compte n’est connecté nulle part ailleurs.',
    ended: 'Toutes les autres sessions sont terminées',
  },
  page: {
    title: 'Page publique',
    text: 'Qui a son adresse y voit ta carte, tes badges, tes favoris et tes records, même sans compte. Équipe, pièces et objets restent cachés.',
    view: 'Voir ta page',
    private: 'Privée : personne d’autre ne voit ma page',
    shown: 'Les autres voient de nouveau ta page',
    hidden: 'Ta page est privée',
  },
  data: {
    title: 'Tes données',
    text: 'Tout ce que le jeu garde sur toi, en un fichier JSON.',
    download: 'Télécharger tes données',
    fileName: (player) => `emberwild-${player.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
  },
  deletion: {
    title: 'Supprimer le compte',
    text: 'Tes créatures, objets, pièces et records disparaissent pour de bon, et ton nom est libre pour d’autres. Tes annonces et tes offres prennent fin. Tes échanges restent dans l’historique de tes partenaires, sans ton nom.',
    open: 'Supprimer le compte…',
    dialog:
      'Personne ne pourra revenir en arrière. Entre ton mot de passe pour supprimer ton compte et tout ce qu’il contient.',
    confirm: 'Supprimer pour de bon',
    done: 'Ton compte est supprimé. Bon vent !',
  },
  recover: {
    title: 'Mot de passe oublié',
    text: 'Choisis un nouveau mot de passe avec un de tes codes de secours. Tu les as reçus à l’inscription, ou créés dans ton profil.',
    code: 'Code de secours',
    submit: 'Définir le mot de passe',
    back: 'Retour à la connexion',
    done: 'Ton nouveau mot de passe est défini. Connecte-toi avec.',
    lost: 'Plus de codes ? Demande à l’administration de ce serveur : elle peut te donner un nouveau mot de passe.',
  },
};
export default words;
