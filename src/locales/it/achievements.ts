import type { AchievementField, Rank } from '../../../content/achievements/list.ts';
import type { achievementWords } from '../en/achievements.ts';
import { numberWords } from '../format.ts';
import { italianCount } from './counted.ts';

const battles = (count: number) => italianCount(count, 'lotta', 'lotte');

const FIELDS: Readonly<
  Record<AchievementField, { readonly title: string; readonly text: (goal: number) => string }>
> = {
  species: { title: 'Collezione', text: (goal) => `Cattura ${italianCount(goal, 'specie', 'specie')}.` },
  types: {
    title: 'Di tutto un po’',
    text: (goal) => `Cattura specie di ${italianCount(goal, 'tipo', 'tipi')}.`,
  },
  evolved: {
    title: 'Pollice verde',
    text: (goal) => `Abbi ${italianCount(goal, 'specie', 'specie')} in cui altre si evolvono.`,
  },
  shiny: {
    title: 'Occhio al luccichio',
    text: (goal) =>
      goal === 1
        ? 'Cattura una creatura lucente.'
        : `Cattura ${numberWords(goal)} specie in variante lucente.`,
  },
  dark: {
    title: 'Occhio al buio',
    text: (goal) =>
      goal === 1 ? 'Cattura una creatura oscura.' : `Cattura ${numberWords(goal)} specie in variante oscura.`,
  },
  sketches: {
    title: 'Tratto sicuro',
    text: (goal) => `Fai lo schizzo di ${italianCount(goal, 'specie', 'specie')}.`,
  },
  studies: {
    title: 'Sotto la lente',
    text: (goal) => `Scrivi lo studio di ${italianCount(goal, 'specie', 'specie')}.`,
  },
  level: { title: 'Buon maestro', text: (goal) => `Abbi una creatura di livello ${goal}.` },
  badges: {
    title: 'Medagliere',
    text: (goal) => (goal === 1 ? 'Batti un capopalestra.' : `Batti ${numberWords(goal)} capipalestra.`),
  },
  champions: {
    title: 'In cima',
    text: (goal) => (goal === 1 ? 'Batti un Campione.' : `Batti ${numberWords(goal)} Campioni.`),
  },
  wild: { title: 'Vita selvatica', text: (goal) => `Vinci ${battles(goal)} contro creature selvatiche.` },
  users: { title: 'Guanto di sfida', text: (goal) => `Vinci ${battles(goal)} contro altri giocatori.` },
  gold: { title: 'Fiuto per l’oro', text: (goal) => `Vinci ${battles(goal)} d’oro.` },
  training: {
    title: 'Fiato lungo',
    text: (goal) => `Vinci ${italianCount(goal, 'allenamento', 'allenamenti')}.`,
  },
  trades: {
    title: 'Mercante',
    text: (goal) => (goal === 1 ? 'Fai uno scambio.' : `Fai ${numberWords(goal)} scambi.`),
  },
  maps: { title: 'Giramondo', text: (goal) => `Cammina su ${italianCount(goal, 'mappa', 'mappe')}.` },
  names: {
    title: 'Buoni amici',
    text: (goal) => `Abbi in squadra insieme ${numberWords(goal)} creature con un soprannome.`,
  },
};

const RANKS: Readonly<Record<Rank, string>> = { copper: 'rame', silver: 'argento', gold: 'oro' };

const titleOf = (field: AchievementField, rank: Rank): string => `${FIELDS[field].title}, ${RANKS[rank]}`;

const words: typeof achievementWords = {
  title: 'Traguardi',
  loading: 'Arrivano i tuoi traguardi',
  failed: { title: 'I tuoi traguardi non si raggiungono' },
  name: titleOf,
  field: (field) => FIELDS[field].title,
  rank: (rank) => RANKS[rank],
  text: (field, goal) => FIELDS[field].text(goal),
  count: (reached, all) => `${reached} su ${all}`,
  next: 'I prossimi',
  all: 'Tutti i traguardi',
  progress: (count, goal) => `${numberWords(count)} su ${numberWords(goal)}`,
  progressOf: (name) => `A che punto: ${name}`,
  reached: 'Raggiunto',
  everything: 'Li hai raggiunti tutti.',
  noHurry:
    'Ognuno conta quello che hai fatto dal primo giorno. Nessuno scade, e nessuno ti chiede di tornare a una certa ora.',
  told: (field, rank) => `Traguardo raggiunto: ${titleOf(field, rank)}`,
  toldAll: (count) => `${count} traguardi raggiunti. Li trovi nel profilo.`,
  none: (user) => `${user} non ne ha ancora raggiunti.`,
};
export default words;
