import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { frenchList } from '../counted.ts';
import { frenchRegion } from '../ids.ts';
import { frenchNumber, frenchPercent } from './spelt.ts';

/** Leaders, users, partners, and trading. */
export const frenchChallengesChapter = ({ gyms, mostOffered, prizes }: FaqFacts): FaqChapter => ({
  id: 'challenges',
  title: 'Arènes et défis',
  questions: [
    {
      id: 'gyms',
      question: 'Comment marchent les arènes ?',
      answer: [
        `${frenchList(gyms.regions.map(frenchRegion))} ont chacune ${frenchNumber(gyms.leaders)} leaders et un rang de champion, ${gyms.all} en tout, avec des équipes de ${frenchNumber(gyms.team.least)} à ${frenchNumber(gyms.team.most)}. La première région est ouverte ; chaque autre s’ouvre quand tous les leaders de la précédente sont battus, dans l’ordre que tu veux. Pour le rang de champion, il faut avoir battu tous les leaders de la région.`,
        { links: [{ to: '/gymbattle', text: 'Vers les arènes' }] },
      ],
      also: 'leader badge région champion ouvrir débloquer',
    },
    {
      id: 'prizes',
      question: 'Que rapporte une arène ?',
      answer: [
        `La première victoire sur un leader paie ${numberWords(gyms.coins.least)} pièces au début du chemin et ${numberWords(gyms.coins.most)} à la fin ; chaque carte dit combien. Une revanche paie ${frenchPercent(gyms.rematchPercent)} des pièces et toute l’expérience, autant de fois que tu veux.`,
      ],
      also: 'gain pièces récompense revanche encore leader',
    },
    {
      id: 'quests',
      question: 'Que sont les quêtes ?',
      answer: [
        'Trois petites tâches par jour et une plus grande par semaine (à partir du lundi), chacune avec des pièces et parfois quelques balls. La liste dépend de la date et de toi ; de nouvelles viennent à minuit UTC. Le jeu compte ce que tu fais dès minuit, même avant que tu aies vu la liste.',
        'Une quête finie attend sept jours que tu prennes sa récompense. Qui n’en fait aucune ne perd rien : il n’y a pas de série de jours à tenir, et rien que seules les quêtes donnent.',
        'En plus, chaque région a sa suite : ses gens demandent une chose après l’autre, et au bout il y a un titre. Une suite n’a pas de date ; elle s’ouvre avec trois badges de la région d’avant, et ce que tu as déjà fait compte.',
        { links: [{ to: '/quests', text: 'Tes quêtes' }] },
      ],
      also: 'quotidien hebdomadaire tâche mission récompense aujourd’hui série région titre',
    },
    {
      id: 'achievements',
      question: 'Que sont les succès ?',
      answer: [
        'Quarante-six médailles pour ce que tu as fait : espèces, badges, combats, échanges, cartes et plus. La forme dit ce qu’une médaille récompense ; cuivre, argent et or disent où tu en es. Le jeu compte depuis ton premier jour, même ce qui précède les médailles ; ce qui est atteint reste, et les autres le voient sur ta page publique.',
        { links: [{ to: '/profile?tab=achievements', text: 'Tes succès' }] },
      ],
      also: 'médaille trophée récompense but cuivre argent or',
    },
    {
      id: 'users',
      question: 'Dans un duel, est-ce que je combats quelqu’un en vrai ?',
      answer: [
        'Tu combats une copie de son équipe du moment, menée par le jeu. L’autre n’y gagne ni n’y perd rien, et n’a pas besoin d’être là. Si personne de force égale ne se trouve, une équipe de la maison s’y met.',
        { links: [{ to: '/userbattle', text: 'Trouver un adversaire' }] },
      ],
      also: 'pvp multijoueur en ligne duel',
    },
    {
      id: 'lower-prizes',
      question: 'Pourquoi un gain est-il plus petit que le précédent ?',
      answer: [
        `Chaque victoire sur la même équipe le même jour baisse le gain suivant de ${frenchPercent(prizes.fall)}, et une équipe bien plus faible que la tienne paie peu. Les équipes de la maison et celles que tu n’as pas battues aujourd’hui paient en entier. L’expérience reste.`,
        `Duels et combats à mise paient ensemble au plus ${numberWords(prizes.dayMost)} pièces par jour, tes mises déduites, et les duels ceux de ${numberWords(prizes.opponents)} adversaires différents. Un jour commence à minuit UTC. Un combat à mise n’accepte pas de mise si son gain ne peut pas être payé en entier.`,
      ],
      also: 'moins limite par jour plafond pièces duel mise encore même',
    },
    {
      id: 'training',
      question: 'À quoi sert le combat d’EXP ?',
      answer: [
        'Autant de partenaires que ton équipe a de membres, tous d’un type que tu choisis et un peu plus faibles que toi. De tous les combats, ce sont ceux qui apportent le plus d’expérience, et pas de pièces.',
        { links: [{ to: '/expbattle', text: 'S’entraîner' }] },
      ],
      also: 'entraînement expérience niveau monter',
    },
    {
      id: 'trading',
      question: 'Puis-je échanger avec d’autres ?',
      answer: [
        `Oui. « Mettre à échanger » dans Tes Pokemon montre une créature à tout le monde, et d’autres peuvent en proposer ${mostOffered === 1 ? 'une' : `d’une à ${frenchNumber(mostOffered)}`} des leurs. Leurs offres arrivent dans Tes annonces, où tu acceptes ou refuses ; ce que tu as proposé toi-même est dans Tes offres.`,
        'Les membres de ton équipe et les favoris ne peuvent pas partir : retire-les d’abord de l’équipe dans Ton équipe. Ce qui est échangé garde son niveau, son expérience et ses attaques, et se souvient de tous les foyers où il a vécu.',
        {
          links: [
            { to: '/trades', text: 'Tes annonces' },
            { to: '/offers', text: 'Tes offres' },
          ],
        },
      ],
      also: 'échange troquer offre donner',
    },
    {
      id: 'trade-safety',
      question: 'Quelqu’un peut-il me rouler dans un échange ?',
      answer: [
        'Tu reçois ce que tu as vu : si une créature proposée a changé d’espèce, de niveau ou d’attaques depuis l’offre, l’accord est refusé et les deux côtés voient la différence. D’autres attaques pour une créature mise à échanger mettent fin à ses offres : ce qui était proposé est libre, et qui l’a proposé l’apprend. Toutes les créatures changent de mains d’un coup ou pas du tout, et toute autre offre pour elles prend fin.',
      ],
      also: 'arnaque fraude tricher échange sûr offre changée',
    },
  ],
});
