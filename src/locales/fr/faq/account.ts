import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about password, sessions, stored data and the end of an account. */
export const frenchAccountChapter = ({ recoveryCodes, mostSessions, guestDays }: FaqFacts): FaqChapter => ({
  id: 'account',
  title: 'Ton compte',
  questions: [
    {
      id: 'guest',
      question: 'Puis-je jouer sans m’inscrire ?',
      answer: [
        `Oui : appuie sur Jouer en invité à la page de connexion. Tu reçois un nom, et tout est gardé comme pour tout le monde. Mais seul ton navigateur te connaît : après une déconnexion ou ${guestDays} jours d’absence, ton compte est supprimé. En invité, on ne peut pas échanger.`,
        'Choisis un mot de passe quand tu veux dans ton profil, sous Compte. Tu gardes ton nom et tout le reste, reçois des codes de secours, et peux échanger et te connecter de partout.',
      ],
      also: 'invité anonyme essayer sans compte mot de passe inscription',
    },
    {
      id: 'forgotten',
      question: 'Je ne peux plus me connecter. Que faire ?',
      answer: [
        'Si tu as oublié ton mot de passe, appuie sur Mot de passe oublié ? à la page de connexion, et choisis-en un nouveau avec un de tes codes de secours. Toutes les sessions de ton compte prennent alors fin.',
        'S’il ne te reste plus de codes, demande à l’administration de ce serveur : elle peut te donner un nouveau mot de passe. Le jeu ne connaît aucune adresse de toi, personne ne peut donc rien t’envoyer.',
      ],
      also: 'oublié perdu mot de passe réinitialiser récupérer e-mail bloqué',
    },
    {
      id: 'codes',
      question: 'Que sont les codes de secours ?',
      answer: [
        `${recoveryCodes} mots de lettres et de chiffres, dont chacun remplace une fois un mot de passe oublié. Tu les reçois à l’inscription ; passe-les si tu veux. Dans ton profil, sous Compte, tu en crées d’autres avec ton mot de passe : les anciens ne valent plus rien. Ils ne s’affichent qu’à leur création ; note-les ou enregistre-les là où personne d’autre ne les trouvera.`,
      ],
      also: 'code secours récupération sécurité',
    },
    {
      id: 'sessions',
      question: 'Où mon compte est-il connecté, et comment fermer ailleurs ?',
      answer: [
        `Compte, dans ton profil, énumère tes sessions, ${mostSessions} au plus, avec le navigateur et le système tels que ton navigateur les a nommés. Fermer toutes les autres ne laisse ouverte que celle-ci. Une session inutilisée pendant trente jours se ferme toute seule.`,
        'Si quelqu’un connaît peut-être ton mot de passe, change-le là : toutes les autres sessions prennent fin. Puis crée de nouveaux codes de secours.',
      ],
      also: 'changer mot de passe session appareil volé téléphone piraté déconnecter partout',
    },
    {
      id: 'export',
      question: 'Que garde le serveur à mon sujet ?',
      answer: [
        'Tout ce que tu as fait dans le jeu, ton nom, tes sessions et ton mot de passe sous une forme brouillée où personne ne peut le lire. Compte, dans ton profil, a un bouton qui télécharge le tout en un fichier. Les dés du jeu restent sur le serveur : ils diraient l’avenir.',
      ],
      also: 'vie privée données exporter télécharger rgpd',
    },
    {
      id: 'farewell',
      question: 'Puis-je fermer mon compte pour de bon ?',
      answer: [
        'Oui, dans ton profil, sous Compte, avec ton mot de passe. Tes créatures, objets, pièces et records disparaissent pour de bon, et ton nom est libre pour d’autres. Tes annonces et tes offres prennent fin, et les gens concernés l’apprennent. Tes échanges restent dans l’historique des autres, sans ton nom ; les combats menés contre ton équipe le gardent jusqu’à ce que de plus récents les poussent dehors. Pendant une suspension, le bouton est à la page de connexion, sous la raison.',
      ],
      also: 'supprimer effacer quitter partir compte',
    },
  ],
});
