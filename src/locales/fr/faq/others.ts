import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about other players, and about what the operator does. */
export const frenchOthersChapter = ({ mostBlocked, mostReports, mostAppeals }: FaqFacts): FaqChapter => ({
  id: 'others',
  title: 'Les autres',
  questions: [
    {
      id: 'card',
      question: 'Que voient les autres de moi, et moi d’eux ?',
      answer: [
        'La page publique : nom et apparence, combien de créatures, d’espèces et d’annonces, depuis quand, badges et succès, jusqu’à six favoris, la capture la plus rare, et combien de combats gagnés et d’échanges faits. Ouvre celle de quelqu’un par les trois points près d’un nom dans Trouver un échange, dans une offre ou tes échanges passés, ou par le nom d’un adversaire parmi tes combats. Équipe, pièces et objets restent cachés.',
        'Ton profil mène à ta propre page, telle que les autres la voient ; tu peux donner son adresse à qui tu veux, même à qui ne joue pas. Dans ton compte, tu peux la rendre privée : les autres lisent alors que personne ne porte ce nom.',
        {
          links: [
            { to: '/profile', text: 'Ton profil' },
            { to: '/account', text: 'Ton compte' },
          ],
        },
      ],
      also: 'profil page publique carte adversaire visible vie privée',
    },
    {
      id: 'report',
      question: 'Quelqu’un a un nom blessant ou inonde le marché. Que faire ?',
      answer: [
        'Appuie sur les trois points près du nom et choisis Signaler. Dis s’il s’agit du nom, de l’annonce ou du surnom d’une créature, choisis la raison, et ajoute quelques mots s’ils aident. L’administration du jeu lit chaque signalement ; personne d’autre n’apprend qui l’a envoyé.',
        `Tu ne peux signaler la même chose qu’une fois, et avoir ${mostReports} signalements ouverts à la fois. Si quelqu’un t’embête, tu peux aussi le bloquer.`,
      ],
      also: 'signaler abus modération insulte spam arnaque triche impoli harcèlement',
    },
    {
      id: 'block',
      question: 'Comment me débarrasser de quelqu’un ?',
      answer: [
        `Bloque-le, par les trois points près du nom ou sur sa page publique. Vous ne voyez alors plus vos annonces, n’échangez plus d’offres et ne vous battez plus, et les offres ouvertes entre vous prennent fin. Tu peux bloquer ${mostBlocked} comptes. Ta page Compte les énumère et permet de débloquer.`,
        { links: [{ to: '/account', text: 'Ton compte' }] },
      ],
      also: 'bloquer débloquer ignorer offres pénible cacher',
    },
    {
      id: 'suspended',
      question: 'Que veut dire un compte suspendu ?',
      answer: [
        'L’administration a décidé qu’on ne peut plus y jouer pour un temps, ou pour de bon. La page de connexion dit pourquoi et jusqu’à quand. Créatures, objets et pièces restent ; les annonces quittent le marché et reviennent à la fin ; les offres ouvertes prennent fin. On peut toujours enregistrer ce qui est gardé sur le compte, et le supprimer.',
      ],
      also: 'ban banni suspendu suspension bloqué avertissement puni administration',
    },
    {
      id: 'appeal',
      question: 'Mon compte est suspendu, et je trouve ça injuste.',
      answer: [
        `Fais recours : connecte-toi, et sous la raison tu peux écrire pourquoi la suspension devrait être levée. Tu peux avoir un recours ouvert à la fois et en faire ${mostAppeals} contre une suspension. L’administration répond ; reconnecte-toi plus tard pour lire.`,
      ],
      also: 'recours lever suspension objection erreur',
    },
  ],
});
