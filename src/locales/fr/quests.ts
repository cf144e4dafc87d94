import type { Deed } from '../../../content/quests/deeds.ts';
import type { questWords } from '../en/quests.ts';
import { numberWords } from '../format.ts';
import { frenchCount } from './counted.ts';
import { frenchType } from './ids.ts';

interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}

const wild = (goal: number) => frenchCount(goal, 'créature sauvage', 'créatures sauvages');
const fights = (goal: number) => frenchCount(goal, 'combat', 'combats');

const DEED_WORDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: {
    title: 'Se dégourdir les jambes',
    text: (goal) => `Fais ${frenchCount(goal, 'pas', 'pas')}. En rond, ça compte.`,
  },
  wild: {
    title: 'Taches d’herbe',
    text: (goal) => `Gagne ${fights(goal)} contre des créatures sauvages.`,
  },
  training: {
    title: 'Cherche partenaire',
    text: (goal) => `Gagne ${frenchCount(goal, 'combat d’EXP', 'combats d’EXP')}.`,
  },
  gym: {
    title: 'Visite à domicile',
    text: (goal) =>
      `Bats ${frenchCount(goal, 'leader', 'leaders')} d’arène. Les vieilles connaissances comptent.`,
  },
  caught: {
    title: 'Encore une petite place',
    text: (goal) => `Capture ${wild(goal)}.`,
  },
  newSpecies: {
    title: 'On se connaît ?',
    text: (goal) =>
      `Capture ${frenchCount(goal, 'espèce', 'espèces')} que tu n’as jamais eue${goal > 1 ? 's' : ''}.`,
  },
  picked: {
    title: 'Les yeux au sol',
    text: (goal) =>
      goal === 1
        ? 'Cueille les baies d’un buisson, ou ramasse ce que quelqu’un a perdu.'
        : `Cueille des baies ou ramasse des choses, ${numberWords(goal)} fois.`,
  },
  evolved: {
    title: 'Comme ça grandit vite',
    text: (goal) => `Fais évoluer ${frenchCount(goal, 'créature', 'créatures')}.`,
  },
  'met:dawn': {
    title: 'Tôt hors du lit',
    text: (goal) => `À l’aube, affronte ${wild(goal)}.`,
  },
  'met:day': {
    title: 'En plein jour',
    text: (goal) => `De jour, affronte ${wild(goal)}.`,
  },
  'met:dusk': {
    title: 'Les ombres s’allongent',
    text: (goal) => `Le soir, affronte ${wild(goal)}.`,
  },
  'met:night': {
    title: 'Lanterne non fournie',
    text: (goal) => `La nuit, affronte ${wild(goal)}.`,
  },
};

/** The words for a type are put in where the quest is about one. */
function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEED_WORDS[deed as keyof typeof DEED_WORDS];
  const type = frenchType(deed.slice('beaten:'.length));
  return {
    title: `Question de type : ${type}`,
    text: (goal) =>
      `Gagne ${fights(goal)} contre des créatures de type ${type}. Les combats d’EXP en ont de tous les types.`,
  };
}

const words: typeof questWords = {
  title: 'Quêtes',
  intro:
    'Trois petites choses par jour, une plus grande par semaine. Fais-les, ou non : nul ne tient la liste de ce que tu laisses.',
  name: (deed) => wordsOf(deed).title,
  text: (deed, goal) => wordsOf(deed).text(goal),
  today: 'Aujourd’hui',
  week: 'Cette semaine',
  former: 'Encore à toi',
  formerText: 'Finies avant et jamais réclamées. Les récompenses attendent sept jours.',
  progress: (count, goal) => `${numberWords(count)} sur ${numberWords(goal)}`,
  progressOf: (name) => `Progression : ${name}`,
  coins: (count) => frenchCount(count, 'pièce', 'pièces'),
  item: (name, count) => `${numberWords(count)} × ${name}`,
  go: 'Y aller',
  claim: 'Réclamer',
  claimOf: (name) => `Réclamer la récompense : ${name}`,
  claimed: 'Récompense prise',
  until: (day) => `Jusqu’au ${day}, minuit UTC`,
  endsToday: 'De nouvelles viennent à minuit UTC.',
  loading: 'On déroule la liste du jour',
  failed: {
    title: 'La liste est hors d’atteinte',
    text: 'Ce que tu fais compte quand même. Réessaie dans un instant.',
  },
  noHurry:
    'Un jour manqué ne coûte rien : il n’y a pas de série à tenir, et les quêtes finies t’attendent sept jours.',
  all: 'Toutes les quêtes',
  doneToday: 'Les trois sont faites. Va t’allonger dans l’herbe.',
  rewardsWait: (count) =>
    count === 1 ? 'Une récompense attend.' : `${numberWords(count)} récompenses attendent.`,
  got: (parts) => `Tu reçois ${parts.join(' et ')}.`,
  finished: (name) => `Quête finie : ${name}`,
  line: (when, name, text, progress, reward) =>
    `${when} : ${name}. ${text} ${progress}. Récompense : ${reward}.`,
  lineReady: 'Finie : tape réclamer.',
  nothingToClaim: 'Aucune récompense n’attend. Tape quêtes pour entendre ce qu’il y a à faire.',
};
export default words;
