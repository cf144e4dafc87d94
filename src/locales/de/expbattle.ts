import type { trainingWords } from '../en/expbattle.ts';

const words: typeof trainingWords = {
  title: 'EP-Kampf',
  intro: 'Partner von einem Typ, so viele wie dein Team und ein wenig tiefer im Level.',
  select: 'Typ wählen',
  wheel: 'Typ der Partner',
  none: 'Noch keiner gewählt',
  start: 'Training beginnen',
  starting: 'Lädt',
  experience: (times) => `${times}-fache Erfahrung`,
  coins: 'Keine Münzen',
  facts: 'Was es bringt',
  weak: 'Deine Attacken, die sie hart treffen',
  strong: 'Wen ihre Attacken hart treffen',
};
export default words;
