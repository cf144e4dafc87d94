import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { frenchList } from '../counted.ts';
import { frenchNumber } from './spelt.ts';

/** What newcomers ask first. */
export const frenchBeginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: 'Pour commencer',
  questions: [
    {
      id: 'begin',
      question: 'Comment est-ce que je commence ?',
      answer: [
        `Inscris-toi, choisis une des ${frenchNumber(starters)} premières créatures, et ouvre les Cartes. Marche dans les hautes herbes, les bois, le sable, sur les rives ou parmi les rochers : c’est là que vivent les créatures sauvages.`,
        {
          links: [
            { to: '/signup', text: 'S’inscrire' },
            { to: '/maps', text: 'Ouvrir les cartes' },
          ],
        },
      ],
      also: 'débuter nouveau compte inscription premiers pas commencer',
    },
    {
      id: 'bag',
      question: 'Qu’est-ce que j’ai au début ?',
      answer: [
        `Une première créature de niveau ${newcomer.level}, ${numberWords(newcomer.coins)} pièces et ${frenchList(newcomer.balls)}.`,
        `Ton équipe a de la place pour ${frenchNumber(teamSize)}. Il y a ${species} espèces à trouver.`,
      ],
      also: 'pièces balls départ combien créatures espèces sac',
    },
    {
      id: 'password',
      question: 'Quel nom et quel mot de passe puis-je avoir ?',
      answer: [
        `Un nom a de ${name.least} à ${name.most} lettres de A à Z (les accents, et des lettres comme ø ou ß, sont bienvenus), chiffres, points, tirets et espaces isolées. Personne d’autre n’a le même, ni un qui lui ressemble : majuscules, espaces et accents n’y changent rien, ni 0 pour o, ni 1 pour l ou i.`,
        `Un mot de passe a au moins ${password.least} caractères, ceux que tu veux. ${password.least} suffisent, davantage est plus sage : qui le devine joue à ta place. Trois ou quatre mots à la suite se retiennent bien et se devinent mal.`,
        'Le jeu ne demande pas d’adresse e-mail et ne peut donc pas t’envoyer un mot de passe oublié : garde les codes de secours reçus à l’inscription. Le serveur n’en conserve qu’une forme brouillée, où personne ne peut le lire.',
      ],
      also: 'compte sécurité connexion oublié court caractères e-mail',
    },
    {
      id: 'walk',
      question: 'Comment est-ce que je marche ?',
      answer: [
        'Avec les flèches (deux à la fois pour la diagonale), W A S D, le pavé numérique, une manette, ou la croix à l’écran. Garde une direction enfoncée pour continuer. Ou touche ou clique un endroit de la carte : tu y vas par les cases libres, jusqu’à ce qu’une créature surgisse ou que tu fasses un pas toi-même. Les directions grisées sont fermées. Commandes, au pied de la page, énumère touches et boutons.',
      ],
      also: 'bouger déplacer commandes touches tactile croix direction',
    },
  ],
});
