import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { hours as hourWords } from '../../en/hours.ts';
import { mapWords as tierWords } from '../../en/map.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { frenchCapital, frenchList } from '../counted.ts';
import { frenchNumber, frenchPercent } from './spelt.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: 'Pré',
  'tall-grass': 'Hautes herbes',
  wood: 'Bois',
  sand: 'Sable',
  shore: 'Rive',
  rocks: 'Rochers',
  snow: 'Neige',
};

/** Questions about where and how often wild creatures appear. */
export const frenchWildChapter = ({ grounds, maps, hours, tiers, kinds, legends }: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: 'Créatures sauvages',
  questions: [
    {
      id: 'grounds',
      question: 'Où vivent les créatures sauvages ?',
      answer: [
        'Chaque terrain a les siennes. Voici combien de pas y croisent quelqu’un ; chemins, dallages et ponts sont sûrs.',
        {
          table: {
            caption: 'Pas qui croisent quelqu’un',
            head: ['Terrain', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : frenchPercent(each))),
            ]),
          },
        },
        `Plus tu vas loin, plus elles sont fortes. Pour un niveau de plus, il faut tant de cases : ${frenchList(
          maps.map(({ name, cellsPerLevel }) => `${numberWords(cellsPerLevel)} sur ${titleOf(name)}`),
        )}.`,
        'Une créature croisée une fois, le Pokedex la montre avec ses lieux, ses heures et ses chances.',
        { links: [{ to: '/pokedex', text: 'Ouvrir le Pokedex' }] },
      ],
      also: 'rencontre taux chances carte hautes herbes bois sable rive rochers pré trouver',
    },
    {
      id: 'rare',
      question: 'À quel point rare est-il rare ?',
      answer: [
        'À chaque endroit, une créature est commune, peu commune, rare ou fabuleuse. Là où une de chaque peut venir, voici combien viennent pour une seule fabuleuse :',
        { list: tiers.map(({ tier, times }) => `${tierWords.tiers[tier]} : ${numberWords(times)}`) },
        `On raconte ${frenchNumber(legends)} légendes. Chacune est fabuleuse, loin sur un seul terrain, et ne vient qu’à une seule heure.`,
      ],
      also: 'palier chances légendaire légende fabuleux peu commun commun',
    },
    {
      id: 'kinds',
      question: 'Que sont les sombres et les chatoyants ?',
      answer: [
        'Des variantes rares de chaque espèce. Les sombres frappent un peu plus fort, les chatoyants sont un peu plus vifs, et les deux en ont l’air. Leur variante est écrite avec leur nom : la couleur n’est jamais seule à le dire.',
        {
          list: [
            `Sombre : un sur ${kinds.dark.oneIn}, et ${frenchPercent(kinds.dark.more)} de force en plus.`,
            `Chatoyant : un sur ${kinds.shiny.oneIn}, et ${frenchPercent(kinds.shiny.more)} de vitesse en plus.`,
          ],
        },
        `Avec la Breloque moirée dans ton sac, c’est un sur ${kinds.dark.oneInWithCharm} et un sur ${kinds.shiny.oneInWithCharm}.`,
        `La recherche aide aussi : chaque espèce capturée rend les deux ${frenchPercent(kinds.notes)} plus probables, pour de bon.`,
      ],
      also: 'chances taux couleur variante sombre chatoyant',
    },
    {
      id: 'research',
      question: 'Qu’est-ce que la recherche, et que donne-t-elle ?',
      answer: [
        `Sur sa page du Pokedex, chaque espèce a une poignée de tâches : en capturer, en croiser une à son heure, gagner avec une, en faire évoluer une. ${frenchCapital(frenchNumber(kinds.study.sketch))} font un croquis, ${frenchNumber(kinds.study.tasks)} une étude ; les deux paient quelques pièces, et personne n’a besoin d’échanger ni d’avoir de la chance pour ça. Le jeu compte tout seul, et rien n’expire.`,
        `Qui a étudié une espèce en croise ${frenchNumber(kinds.study.times)} fois plus de chatoyants : un sur ${kinds.study.oneIn} au lieu d’un sur ${kinds.shiny.oneIn}, pour de bon, et avant les breloques. C’est la voie douce ; il n’y en a pas d’autre pour aller plus vite.`,
        'Avec le nombre d’espèces étudiées viennent des titres, dont tu portes un à côté de ton nom, et de plus beaux cadres pour ta carte de visite. Une absence n’en fait rien perdre.',
        { links: [{ to: '/pokedex', text: 'Ouvrir le Pokedex' }] },
      ],
      also: 'tâche étude croquis titre cadre chatoyant chances pokedex notes',
    },
    {
      id: 'finds',
      question: 'Que trouve-t-on sur les cartes, et les baies se gâtent-elles ?',
      answer: [
        'Des balls et des bourses traînent çà et là, chacune une fois pour toi : approche et appuie sur le bouton, Entrée, ou touche-les. D’autres sont cachées là où quelqu’un de curieux regarderait : tonneaux, souches, derrière les pierres. Panneaux et gens donnent des indices.',
        'Les baies poussent chaque jour ; un jour commence à minuit UTC. Le jus d’un buisson fait une gorgée pour ta gourde. Les mûres t’attendent aussi longtemps que tu veux : une absence ne coûte rien.',
      ],
      also: 'objets sol trouver caché baie buisson panneau lire regarder ramasser prendre trésor',
    },
    {
      id: 'hours',
      question: 'Que changent les heures et la météo ?',
      answer: [
        `Un jour dans l’Emberwild dure ${hours.reduce((sum, { minutes }) => sum + minutes, 0)} vraies minutes, pour tout le monde à la fois : ${frenchList(
          hours.map(({ hour, minutes }) => `${hourWords.names[hour].toLowerCase()} ${minutes}`),
        )}. Certaines créatures ne viennent qu’à certaines heures.`,
        'La météo d’une carte change toutes les cinq minutes, pour tout le monde à la fois. Certaines créatures ne viennent que par brume, pluie ou neige, d’autres viennent plus souvent par le temps qu’elles aiment ; le Pokedex dit lesquelles.',
        'La météo d’un combat est une autre affaire : les attaques l’amènent, et elle compte là.',
      ],
      also: 'heure horloge aube jour soir nuit pluie soleil saison brume neige feuilles météo',
    },
  ],
});
