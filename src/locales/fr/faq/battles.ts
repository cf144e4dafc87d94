import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** What happens in a battle. */
export const frenchBattlesChapter = ({ statusPower }: FaqFacts): FaqChapter => ({
  id: 'battles',
  title: 'Combats',
  questions: [
    {
      id: 'effective',
      question: 'Que veulent dire « super efficace » et « ultra efficace » ?',
      answer: [
        'Chaque attaque a un type, et chaque créature aussi. Une attaque bien choisie fait le double des dégâts (super efficace) ou le quadruple (ultra efficace). La marque à côté de chacune de tes attaques le dit avant que tu choisisses.',
        { links: [{ to: '/typechart', text: 'Ouvrir la table des types' }] },
      ],
      also: 'type faiblesse résistance insensible dégâts',
    },
    {
      id: 'status-moves',
      question: 'Pourquoi Grondement fait-il des dégâts ?',
      answer: [
        `Ici, toute attaque frappe. Celles qu’on connaît pour leur effet sur les valeurs et la santé ont une puissance de ${statusPower}, et font le reste en plus. Ainsi aucun choix n’est un tour perdu, et deux créatures qui ne font que grogner finissent aussi par finir.`,
        'L’AttackDex les range dans la classe De statut, avec leur effet en toutes lettres.',
        { links: [{ to: '/attackdex?class=status', text: 'Les voir dans l’AttackDex' }] },
      ],
      also: 'statut attaque puissance 30 valeur faible',
    },
    {
      id: 'great-moves',
      question: 'Qu’est-ce qu’une grande attaque ?',
      answer: [
        'Une des plus fortes qui soient : celles qui commencent par Max ou G-Max, et d’autres de puissance 200 qui ne coûtent rien. Une équipe en a une par combat. Qui que ce soit qui la lance, et qu’elle touche ou non, toutes les suivantes échouent, et leur bouton le dit.',
        'Il vaut donc la peine d’attendre le bon moment. En face, il n’y en a qu’une aussi.',
        { links: [{ to: '/attackdex?q=grande+attaque', text: 'Les voir dans l’AttackDex' }] },
      ],
      also: 'max g-max la plus forte une fois limite épuisée',
    },
    {
      id: 'order',
      question: 'Qui frappe en premier ?',
      answer: [
        'Certaines attaques passent avant ou après toutes les autres, et le disent. Sinon, la créature la plus rapide frappe en premier ; à vitesse égale, les dés décident.',
      ],
      also: 'vitesse priorité tour ordre',
    },
    {
      id: 'switch',
      question: 'Puis-je changer de créature pendant un combat ?',
      answer: [
        'Oui : le bouton aux deux flèches près d’Attaquer en fait entrer une autre. C’est ton tour, et ça passe avant toute attaque : la nouvelle encaisse ce que fait l’adversaire. Une créature prise au piège, qui doit se reposer ou qui est au milieu d’une attaque ne peut pas être rappelée.',
      ],
      also: 'changer échanger remplacer équipe créature piège',
    },
    {
      id: 'opponents',
      question: 'L’adversaire triche-t-il ?',
      answer: [
        'Non. Il sait ce que tu saurais à sa place : de tes créatures, l’espèce, le niveau et ce qu’elles ont montré. Les sauvages prennent n’importe quelle attaque, les duels et les partenaires la plus prometteuse, la plupart des leaders d’arène réfléchissent un tour à l’avance.',
      ],
      also: 'honnête ordinateur ia injuste leader',
    },
    {
      id: 'lose',
      question: 'Que perd-on en perdant ?',
      answer: [
        'Rien que du temps ; dans un combat à mise, la mise. Tes créatures entrent indemnes dans chaque combat, et personne ne t’est jamais pris.',
      ],
      also: 'défaite perdu ko soigner santé pv argent',
    },
    {
      id: 'why-lost',
      question: 'Pourquoi ai-je perdu ?',
      answer: [
        'La page d’une défaite dit ce qui l’a décidée, types, vitesse ou niveaux, et ce qui aiderait. Dans ton profil, tu peux revoir tes derniers combats, pas à pas.',
        { links: [{ to: '/profile', text: 'Ton profil' }] },
      ],
      also: 'revoir analyse raison défaite aide',
    },
    {
      id: 'flask',
      question: 'Comment soigner au milieu d’un combat ?',
      answer: [
        'Avec ta gourde, près d’Attaquer. Elle a trois gorgées ; chacune rend la moitié des PV d’une créature encore debout, même en attente, et met fin à son mal. C’est ton tour, l’adversaire agit donc ensuite.',
        'Un puits remplit la gourde quand tu passes devant ; les bourgs en ont un. Des baies mûres donnent une gorgée. Dans les duels et les combats à mise, elle reste fermée.',
      ],
      also: 'gourde gorgée potion soin puits boire pv',
    },
    {
      id: 'run-away',
      question: 'Comment fuir une créature sauvage ?',
      answer: [
        'Avec la silhouette qui court, près d’Attaquer. Qui est au moins aussi rapide s’échappe à coup sûr ; pour les plus lents, c’est plus facile à chaque essai, et un essai manqué coûte le tour. Une créature prise au piège, qui doit se reposer ou liée à une attaque ne peut pas s’échapper.',
        'On n’y gagne rien et on n’y perd rien, et ta série de victoires continue. On ne fuit pas les autres combats.',
      ],
      also: 'fuir fuite échapper sauvage partir',
    },
    {
      id: 'flee',
      question: 'Comment quitter un combat ?',
      answer: [
        'Va-t’en : il t’attend tel quel. Un autre combat prend sa place, et le premier compte alors comme une fuite ; le jeu demande avant.',
      ],
      also: 'fuir quitter abandonner partir pause',
    },
  ],
});
