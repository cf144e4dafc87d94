import type { cupBattleWords } from '../en/cupBattles.ts';
import { numberWords } from '../format.ts';

const words: typeof cupBattleWords = {
  names: { hearth: 'Coppa del Focolare', lantern: 'Coppa della Lanterna', ember: 'Coppa della Brace' },
  kind: 'Torneo',
  team: (cup) => `la squadra di casa, ${cup}.`,
  foe: (cup) => `la squadra di casa, ${cup}`,
  entry: 'Saresti fuori dal torneo, e l’iscrizione è andata.',
  lost: 'Succede a chiunque. La squadra sta di nuovo bene; sei fuori dal torneo, e l’iscrizione è andata.',
  won: (won, all, cup) => `${cup}: lotta ${won} di ${all}, vinta.`,
  victory: (cup) => `La ${cup} è tua! Il nastro è sulla tua tessera.`,
  ribbons: 'Nastri dei tornei',
  ribbon: (cup, won) => (won === 1 ? cup : `${cup}, ${numberWords(won)} volte`),
  back: 'Ai tornei',
};
export default words;
