import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about interrupted games, several windows and stored data. */
export const frenchSafetyChapter = ({ mostSessions }: FaqFacts): FaqChapter => ({
  id: 'safety',
  title: 'Ta progression',
  questions: [
    {
      id: 'closed',
      question: 'J’ai fermé la page au milieu d’un combat. Est-il perdu ?',
      answer: [
        import.meta.env.TRIAL
          ? 'Non. Ce navigateur garde chaque combat tel quel. Retournes-y depuis l’accueil.'
          : 'Non. Le serveur garde chaque combat tel quel. Connecte-toi sur n’importe quel appareil et retournes-y depuis l’accueil.',
      ],
      also: 'sauvegarder reprendre recharger plantage appareil',
    },
    {
      id: 'connection',
      question: 'Que se passe-t-il si la connexion coupe en combat ?',
      answer: [
        import.meta.env.TRIAL
          ? 'Il continue : une démo se joue dans ton navigateur. Seules les pages pas encore ouvertes ont besoin de la connexion.'
          : 'Le combat attend ; personne ne frappe en ton absence. Si ton dernier choix a atteint le serveur, il a été joué, une fois, et tu vois le résultat en revenant. Sinon, tu choisis de nouveau.',
      ],
      also: 'hors ligne réseau lenteur déconnexion internet perdu',
    },
    {
      id: 'windows',
      question: 'Puis-je jouer dans deux fenêtres à la fois ?',
      answer: [
        `Oui. Derrière les deux, il y a une seule personne, une seule marche et un seul combat. Une fenêtre en retard dit que le combat a continué entre-temps et montre où il en est ; elle ne peut jamais défaire ce que tu as fait dans l’autre. Se déconnecter dans l’une déconnecte les autres fenêtres de ce navigateur. Tu peux garder une session dans ${mostSessions} navigateurs ; une connexion de plus met fin à la plus ancienne.`,
      ],
      also: 'onglet navigateur deuxième appareil session déconnexion',
    },
    {
      id: 'fair',
      question: 'Puis-je recharger jusqu’à avoir de la chance ?',
      answer: [
        import.meta.env.TRIAL
          ? 'Non. Chaque dé reste comme il est tombé : la créature apparue, le lancer, le tour. Les chances que tu lis sont celles avec lesquelles il a roulé.'
          : 'Non. Chaque dé roule sur le serveur et reste comme il est tombé : la créature apparue, le lancer, le tour. Les chances que tu lis sont celles avec lesquelles il roule.',
      ],
      also: 'hasard chance triche recharger sauvegarde probabilité honnête',
    },
    {
      id: 'absence',
      question: 'Est-ce que je perds quelque chose pendant mon absence ?',
      answer: [
        'Non. Rien n’expire et rien ne compte les jours où tu joues. Qui revient après un mois retrouve créatures, pièces et succès comme avant. Les quêtes changent avec le jour, mais une quête finie garde sa récompense sept jours, et aucune ne demande des jours d’affilée.',
      ],
      also: 'quotidien série connexion pause vacances absent revenir',
    },
    {
      id: 'kept',
      question: 'Que garde le jeu dans mon navigateur ?',
      answer: [
        'La clé qui te garde en session, ce qu’il savait en dernier de ton profil et de ton combat, si tu aimes le mode calme et la nuit, et quels conseils tu as vus. Rien de tout ça n’est pour quelqu’un d’autre que le jeu.',
      ],
      also: 'vie privée cookie stockage données pistage',
    },
  ],
});
