import type { cupBattleWords } from '../en/cupBattles.ts';
import { numberWords } from '../format.ts';

const words: typeof cupBattleWords = {
  names: { hearth: 'Puchar Paleniska', lantern: 'Puchar Latarni', ember: 'Puchar Żaru' },
  kind: 'Turniej',
  team: (cup) => `drużyna domu (${cup})`,
  foe: (cup) => `drużyna domu (${cup})`,
  entry: 'To koniec turnieju, a wpisowe przepada.',
  lost: 'Zdarza się każdemu. Drużyna jest znów w formie, ale to koniec turnieju, a wpisowe przepadło.',
  won: (won, all, cup) => `${cup}: walka ${won} z ${all} wygrana.`,
  victory: (cup) => `${cup}: zwycięstwo! Wstążka wisi na twojej karcie.`,
  ribbons: 'Wstążki z turniejów',
  ribbon: (cup, won) => (won === 1 ? cup : `${cup}, ${numberWords(won)} razy`),
  back: 'Do turniejów',
};
export default words;
