import type { moderationWords } from '../en/moderation.ts';
import { frenchCount, frenchOf } from './counted.ts';

const words: typeof moderationWords = {
  letters: (left) => `encore ${frenchCount(left, 'caractère', 'caractères')}`,
  suspended: {
    title: 'Ton compte est suspendu',
    reason: 'Raison',
    until: 'Jusqu’au',
    endless: 'Cette suspension n’a pas de fin.',
    answer: 'Réponse de l’administration à ton recours',
    appeal: 'Pourquoi faudrait-il lever la suspension ?',
    send: 'Envoyer le recours',
    needsLogin: 'Entre d’abord ton nom et ton mot de passe dans le formulaire ci-dessous.',
    sent: 'Ton recours attend une réponse. Reconnecte-toi plus tard pour la lire.',
    none: 'Tu ne peux plus faire recours contre cette suspension.',
    account: 'Ton compte',
    accountText:
      'Même pendant une suspension, tu peux enregistrer ce qui est gardé sur toi, ou supprimer ton compte.',
    deletion: (name) => `Supprimer le compte ${frenchOf(name)} ?`,
    forGood: 'Personne ne pourra revenir en arrière, ni toi ni l’administration.',
    safe: 'Tes créatures et tes pièces sont à l’abri. Tes annonces reviendront à la fin de la suspension.',
  },
  messages: {
    title: {
      message: 'Un message de l’administration',
      warning: 'Un avertissement',
      renamed: 'Tu as un nouveau nom',
      unnamed: 'Un surnom a été retiré',
      lifted: 'Te revoilà',
    },
    text: {
      message: 'L’administration de ce jeu t’écrit :',
      warning: 'L’administration de ce jeu a quelque chose à te dire :',
      renamed:
        'L’administration a remplacé ton nom. Connecte-toi désormais avec le nouveau ; l’ancien marche encore aussi.',
      unnamed: 'L’administration a retiré le surnom d’une de tes créatures. Tu peux lui en donner un autre.',
      lifted: 'Ta suspension est levée. Tes annonces sont de retour.',
    },
    newName: (name) => `Tu t’appelles maintenant ${name}.`,
    confirm: 'J’ai lu',
  },
};
export default words;
