import type { AchievementField, Rank } from '../../../content/achievements/list.ts';
import type { achievementWords } from '../en/achievements.ts';
import { numberWords } from '../format.ts';
import { germanCount } from './counted.ts';

const FIELD_WORDS: Readonly<
  Record<AchievementField, { readonly title: string; readonly text: (goal: number) => string }>
> = {
  species: { title: 'Sammelfieber', text: (goal) => `Fang ${germanCount(goal, 'Art', 'Arten')}.` },
  types: { title: 'Von allem etwas', text: (goal) => `Fang Arten von ${germanCount(goal, 'Typ', 'Typen')}.` },
  evolved: {
    title: 'Grüner Daumen',
    text: (goal) => `Sammle ${germanCount(goal, 'Art', 'Arten')}, zu denen sich andere entwickeln.`,
  },
  shiny: {
    title: 'Auge für Glanz',
    text: (goal) =>
      goal === 1 ? 'Fang ein schillerndes Wesen.' : `Fang ${goal} Arten als schillernde Wesen.`,
  },
  dark: {
    title: 'Auge für Dunkles',
    text: (goal) => (goal === 1 ? 'Fang ein dunkles Wesen.' : `Fang ${goal} Arten als dunkle Wesen.`),
  },
  sketches: {
    title: 'Mit spitzem Stift',
    text: (goal) => `Skizziere ${germanCount(goal, 'Art', 'Arten')}.`,
  },
  studies: {
    title: 'Unter der Lupe',
    text: (goal) => `Schreib die Studie über ${germanCount(goal, 'Art', 'Arten')}.`,
  },
  level: { title: 'Großziehen', text: (goal) => `Bring ein Wesen auf Level ${goal}.` },
  badges: { title: 'Ordensbrust', text: (goal) => `Besiege ${germanCount(goal, 'Arena', 'Arenen')}.` },
  champions: {
    title: 'Champion',
    text: (goal) => (goal === 1 ? 'Besiege einen Champion.' : `Besiege ${goal} Champions.`),
  },
  wild: {
    title: 'Wilde Zeiten',
    text: (goal) => `Gewinne ${germanCount(goal, 'Kampf', 'Kämpfe')} gegen wilde Wesen.`,
  },
  users: {
    title: 'Fehdehandschuh',
    text: (goal) => `Gewinne ${germanCount(goal, 'Spielerkampf', 'Spielerkämpfe')}.`,
  },
  gold: {
    title: 'Goldhändchen',
    text: (goal) => `Gewinne ${germanCount(goal, 'Goldkampf', 'Goldkämpfe')}.`,
  },
  training: {
    title: 'Sparring',
    text: (goal) => `Gewinne ${germanCount(goal, 'EP-Kampf', 'EP-Kämpfe')}.`,
  },
  trades: {
    title: 'Tauschhandel',
    text: (goal) => (goal === 1 ? 'Tausch mit jemandem.' : `Tausch ${goal}-mal.`),
  },
  maps: { title: 'Entdecken', text: (goal) => `Lauf über ${germanCount(goal, 'Karte', 'Karten')}.` },
  names: {
    title: 'Gute Freunde',
    text: (goal) => `Hab ${goal} Wesen mit Spitznamen zugleich im Team.`,
  },
};

const RANK_WORDS: Readonly<Record<Rank, string>> = { copper: 'Kupfer', silver: 'Silber', gold: 'Gold' };

const titleOf = (field: AchievementField, rank: Rank): string =>
  `${FIELD_WORDS[field].title}, ${RANK_WORDS[rank]}`;

const words: typeof achievementWords = {
  title: 'Erfolge',
  loading: 'Deine Erfolge werden geholt',
  failed: { title: 'Deine Erfolge sind nicht erreichbar' },
  name: titleOf,
  field: (field) => FIELD_WORDS[field].title,
  rank: (rank) => RANK_WORDS[rank],
  text: (field, goal) => FIELD_WORDS[field].text(goal),
  count: (reached, all) => `${reached} von ${all}`,
  next: 'Als Nächstes',
  all: 'Alle Erfolge',
  progress: (count, goal) => `${numberWords(count)} von ${numberWords(goal)}`,
  progressOf: (name) => `Fortschritt: ${name}`,
  reached: 'Erreicht',
  everything: 'Du hast alle erreicht.',
  noHurry:
    'Jeder zählt, was du seit deinem ersten Tag getan hast. Keiner läuft ab, und keiner will, dass du zu einer bestimmten Zeit wiederkommst.',
  told: (field, rank) => `Erfolg erreicht: ${titleOf(field, rank)}`,
  toldAll: (count) => `${count} Erfolge erreicht. Dein Profil zeigt sie.`,
  none: (user) => `${user} hat noch keine erreicht.`,
};
export default words;
