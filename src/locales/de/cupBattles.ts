import type { cupBattleWords } from '../en/cupBattles.ts';
import { numberWords } from '../format.ts';

const words: typeof cupBattleWords = {
  names: { hearth: 'Herdpokal', lantern: 'Laternenpokal', ember: 'Glutpokal' },
  kind: 'Turnier',
  team: (cup) => `Hausteam im Turnier „${cup}“`,
  foe: (cup) => `das Hausteam im Turnier „${cup}“`,
  entry: 'Du wärst aus dem Turnier, und das Startgeld ist weg.',
  lost: 'So etwas passiert allen. Dein Team ist wieder wohlauf; du bist aus dem Turnier, und das Startgeld ist weg.',
  won: (won, all, cup) => `${cup}: Kampf ${won} von ${all} ist gewonnen.`,
  victory: (cup) => `${cup}: gewonnen! Die Schleife hängt an deiner Trainerkarte.`,
  ribbons: 'Turnierschleifen',
  ribbon: (cup, won) => (won === 1 ? cup : `${cup}, ${numberWords(won)}-mal`),
  back: 'Zu den Turnieren',
};
export default words;
