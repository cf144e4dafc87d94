import type { Deed } from '../../../content/quests/deeds.ts';
import type { questWords } from '../en/quests.ts';
import { numberWords } from '../format.ts';
import { italianCount } from './counted.ts';
import { italianType } from './ids.ts';

interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}

const fights = (when: string) => (goal: number) =>
  `Lotta contro ${italianCount(goal, 'creatura selvatica', 'creature selvatiche')} ${when}.`;

const DEEDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: {
    title: 'Quattro passi',
    text: (goal) => `Fai ${italianCount(goal, 'passo', 'passi')}. Anche in tondo.`,
  },
  wild: {
    title: 'Ginocchia verdi',
    text: (goal) => `Vinci ${italianCount(goal, 'lotta', 'lotte')} contro creature selvatiche.`,
  },
  training: {
    title: 'Cercasi sparring',
    text: (goal) => `Vinci ${italianCount(goal, 'allenamento', 'allenamenti')}.`,
  },
  gym: {
    title: 'Visita a domicilio',
    text: (goal) =>
      `Batti ${italianCount(goal, 'capopalestra', 'capipalestra')}. Valgono anche le vecchie conoscenze.`,
  },
  caught: {
    title: 'Aggiungi un posto a tavola',
    text: (goal) => `Cattura ${italianCount(goal, 'creatura selvatica', 'creature selvatiche')}.`,
  },
  newSpecies: {
    title: 'Non ci conosciamo',
    text: (goal) => `Cattura ${italianCount(goal, 'specie', 'specie')} che non hai mai avuto.`,
  },
  picked: {
    title: 'Occhi a terra',
    text: (goal) =>
      goal === 1
        ? 'Cogli le bacche di un cespuglio, o raccogli ciò che qualcuno ha perso.'
        : `Cogli bacche o raccogli qualcosa ${italianCount(goal, 'volta', 'volte')}.`,
  },
  evolved: {
    title: 'Come crescono in fretta',
    text: (goal) => `Fai evolvere ${italianCount(goal, 'creatura', 'creature')}.`,
  },
  'met:dawn': { title: 'Il mattino ha l’oro in bocca', text: fights('all’alba') },
  'met:day': { title: 'Alla luce del sole', text: fights('di giorno') },
  'met:dusk': { title: 'Ombre lunghe', text: fights('al tramonto') },
  'met:night': { title: 'Lanterna non inclusa', text: fights('di notte') },
};

function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEEDS[deed as keyof typeof DEEDS];
  const type = italianType(deed.slice('beaten:'.length));
  return {
    title: `Questione di tipo: ${type}`,
    text: (goal) =>
      `Vinci ${italianCount(goal, 'lotta', 'lotte')} contro creature di tipo ${type}. In allenamento ce n’è di ogni tipo.`,
  };
}

const words: typeof questWords = {
  title: 'Missioni',
  intro:
    'Tre cosette al giorno, una più grande alla settimana. Falle, o non farle: nessuno tiene il conto di quelle che lasci.',
  name: (deed) => wordsOf(deed).title,
  text: (deed, goal) => wordsOf(deed).text(goal),
  today: 'Oggi',
  week: 'Questa settimana',
  former: 'Ancora tue',
  formerText: 'Finite prima e mai ritirate. Le ricompense aspettano sette giorni.',
  progress: (count, goal) => `${numberWords(count)} su ${numberWords(goal)}`,
  progressOf: (name) => `A che punto: ${name}`,
  coins: (count) => italianCount(count, 'moneta', 'monete'),
  item: (name, count) => `${numberWords(count)} × ${name}`,
  go: 'Vacci',
  claim: 'Prendi la ricompensa',
  claimOf: (name) => `Prendi la ricompensa: ${name}`,
  claimed: 'Ricompensa presa',
  until: (day) => `Fino a ${day}, mezzanotte UTC`,
  endsToday: 'Le nuove arrivano a mezzanotte UTC.',
  loading: 'Srotoliamo l’elenco di oggi',
  failed: {
    title: 'L’elenco non si raggiunge',
    text: 'Quello che fai conta lo stesso. Ritenta tra un momento.',
  },
  noHurry:
    'Un giorno saltato non costa niente: non c’è nessuna serie da tenere, e le missioni finite ti aspettano sette giorni.',
  all: 'Tutte le missioni',
  doneToday: 'Fatte tutte e tre. Va’ a sdraiarti nell’erba.',
  rewardsWait: (count) =>
    count === 1 ? 'Una ricompensa aspetta.' : `${numberWords(count)} ricompense aspettano.`,
  got: (parts) => `Ricevi ${parts.join(' e ')}.`,
  finished: (name) => `Missione finita: ${name}`,
  line: (when, name, text, progress, reward) =>
    `${when}: ${name}. ${text} ${progress}. Ricompensa: ${reward}.`,
  lineReady: 'Finita: scrivi ritira.',
  nothingToClaim: 'Nessuna ricompensa aspetta. Scrivi missioni per sentire che cosa c’è da fare.',
};
export default words;
