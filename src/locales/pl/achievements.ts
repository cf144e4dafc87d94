import type { AchievementField, Rank } from '../../../content/achievements/list.ts';
import type { achievementWords } from '../en/achievements.ts';
import { numberWords } from '../format.ts';
import { polishCount } from './counted.ts';

const species = (count: number) => polishCount(count, 'gatunek', 'gatunki', 'gatunków');

const FIELD_WORDS: Readonly<
  Record<AchievementField, { readonly title: string; readonly text: (goal: number) => string }>
> = {
  species: { title: 'Kolekcja', text: (goal) => `Złap ${species(goal)}.` },
  types: {
    title: 'Wszechstronność',
    text: (goal) => `Złap gatunki tylu typów: ${numberWords(goal)}.`,
  },
  evolved: {
    title: 'Dorastanie',
    text: (goal) => `Zdobądź gatunki, w które ewoluują inne: ${numberWords(goal)}.`,
  },
  shiny: {
    title: 'Na tropie lśniących',
    text: (goal) => (goal === 1 ? 'Złap lśniącego stworka.' : `Złap ${species(goal)} w odmianie lśniącej.`),
  },
  dark: {
    title: 'Na tropie mrocznych',
    text: (goal) => (goal === 1 ? 'Złap mrocznego stworka.' : `Złap ${species(goal)} w odmianie mrocznej.`),
  },
  sketches: {
    title: 'Wprawna ręka',
    text: (goal) => `Zrób szkic: ${species(goal)}.`,
  },
  studies: {
    title: 'Pod lupą',
    text: (goal) => `Napisz studium: ${species(goal)}.`,
  },
  level: { title: 'Wychowanie', text: (goal) => `Doprowadź stworka do poziomu ${goal}.` },
  badges: {
    title: 'Odznaki',
    text: (goal) => `Pokonaj ${polishCount(goal, 'arenę', 'areny', 'aren')}.`,
  },
  champions: {
    title: 'Mistrzostwo',
    text: (goal) => `Wygraj ${polishCount(goal, 'finał', 'finały', 'finałów')}.`,
  },
  wild: {
    title: 'Dzika walka',
    text: (goal) => `Wygraj ${polishCount(goal, 'walkę', 'walki', 'walk')} z dzikimi stworkami.`,
  },
  users: {
    title: 'Pojedynki',
    text: (goal) => `Wygraj ${polishCount(goal, 'pojedynek', 'pojedynki', 'pojedynków')}.`,
  },
  gold: {
    title: 'Złote ręce',
    text: (goal) => `Wygraj ${polishCount(goal, 'walkę', 'walki', 'walk')} o złoto.`,
  },
  training: {
    title: 'Sparing',
    text: (goal) => `Wygraj ${polishCount(goal, 'trening', 'treningi', 'treningów')}.`,
  },
  trades: {
    title: 'Handel wymienny',
    text: (goal) =>
      goal === 1 ? 'Wymień się z kimś.' : `Dokonaj ${polishCount(goal, 'wymiany', 'wymian', 'wymian')}.`,
  },
  maps: {
    title: 'Odkrycia',
    text: (goal) => `Przejdź się po ${polishCount(goal, 'mapie', 'mapach', 'mapach')}.`,
  },
  names: {
    title: 'Dobrzy znajomi',
    text: (goal) =>
      `Miej naraz w drużynie ${polishCount(goal, 'stworka', 'stworki', 'stworków')} z przydomkiem.`,
  },
};

const RANK_WORDS: Readonly<Record<Rank, string>> = { copper: 'miedź', silver: 'srebro', gold: 'złoto' };

const titleOf = (field: AchievementField, rank: Rank): string =>
  `${FIELD_WORDS[field].title}, ${RANK_WORDS[rank]}`;

const words: typeof achievementWords = {
  title: 'Osiągnięcia',
  loading: 'Pobieramy twoje osiągnięcia',
  failed: { title: 'Nie udało się wczytać osiągnięć' },
  name: titleOf,
  field: (field) => FIELD_WORDS[field].title,
  rank: (rank) => RANK_WORDS[rank],
  text: (field, goal) => FIELD_WORDS[field].text(goal),
  count: (reached, all) => `${reached} z ${all}`,
  next: 'Następne',
  all: 'Wszystkie osiągnięcia',
  progress: (count, goal) => `${numberWords(count)} z ${numberWords(goal)}`,
  progressOf: (name) => `Postęp: ${name}`,
  reached: 'Zdobyte',
  everything: 'Masz już wszystkie.',
  noHurry:
    'Każde liczy to, co robisz od pierwszego dnia. Żadne się nie kończy i żadne nie każe wracać o określonej porze.',
  told: (field, rank) => `Nowe osiągnięcie: ${titleOf(field, rank)}`,
  toldAll: (count) => `Nowe osiągnięcia: ${count}. Znajdziesz je w profilu.`,
  none: (user) => `${user} nie ma jeszcze żadnego.`,
};
export default words;
