import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { frenchNumber, frenchPercent } from './spelt.ts';

const RATES = {
  easiest: 'L’espèce la plus facile',
  middle: 'Une espèce moyenne',
  hardest: 'L’espèce la plus difficile',
} as const;

const SITUATIONS = {
  well: 'indemne',
  half: 'moitié des PV',
  last: '1 PV',
  asleep: '1 PV, endormie',
} as const;

/** Questions about balls and catching. */
export const frenchCatchingChapter = ({
  balls,
  ballNames,
  catching: odds,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: 'Capturer',
  questions: [
    {
      id: 'catch',
      question: 'Comment capturer une créature ?',
      answer: [
        'Quand il en apparaît une, appuie sur « Essaie de l’attraper ! » et envoie une des tiennes. Affaiblis la sauvage à coups d’attaques, puis lance une ball. À côté de chaque ball se lit la vraie chance qu’elle tienne ; moins de PV, le sommeil ou le gel l’augmentent.',
        'Un lancer prend la place de ton attaque : si la ball ne tient pas, c’est à la sauvage de jouer. Si elle tombe K.-O., elle est partie.',
      ],
      also: 'ball lancer pokeball rencontre attraper',
    },
    {
      id: 'catch-odds',
      question: 'Quelles chances qu’une ball tienne ?',
      answer: [
        'Ça dépend de l’espèce, de ses PV et de ses maux. Brûlure, poison et paralysie aident, sommeil et gel aident le plus. Niveau et variante ne changent rien. Une Maître-ball tient toujours.',
        ...(['easiest', 'middle', 'hardest'] as const).map((wanted) => ({
          table: {
            caption: RATES[wanted],
            head: [RATES[wanted], ...balls.map((ball) => ballNames[ball])],
            rows: odds
              .filter(({ rate }) => rate === wanted)
              .map(({ situation, percents }) => [SITUATIONS[situation], ...percents.map(frenchPercent)]),
          },
        })),
        import.meta.env.TRIAL
          ? 'Ce sont les nombres avec lesquels le jeu lance ses dés. En combat, tu vois ceux de la créature en face.'
          : 'Ce sont les nombres avec lesquels le serveur lance ses dés. En combat, tu vois ceux de la créature en face.',
      ],
      also: 'taux capture chance probabilité ball simple super ultra maître pourcentage',
    },
    {
      id: 'caught',
      question: 'Où va une créature capturée ?',
      answer: [
        `Dans ton équipe, tant qu’elle en compte moins de ${frenchNumber(teamSize)}. Ensuite elle attend dans Tes Pokemon, où tu peux lui donner la place d’une autre, ou la mettre dans l’équipe quand quelqu’un en est parti. Une capture rapporte des pièces selon le niveau, et pas d’expérience.`,
        { links: [{ to: '/pokemons', text: 'Tes Pokemon' }] },
      ],
      also: 'boîte réserve équipe pleine remplacer',
    },
  ],
});
