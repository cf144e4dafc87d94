import type { cupBattleWords } from '../en/cupBattles.ts';
import { numberWords } from '../format.ts';

const words: typeof cupBattleWords = {
  names: { hearth: 'Ocak Kupası', lantern: 'Fener Kupası', ember: 'Köz Kupası' },
  kind: 'Turnuva',
  team: (cup) => `${cup} ev takımı`,
  foe: (cup) => `${cup} ev takımı`,
  entry: 'Turnuvadan çıkarsın, giriş ücreti de gider.',
  lost: 'Her eğitmenin başına gelir. Takımın yine iyi; turnuvadan çıktın, giriş ücreti gitti.',
  won: (won, all, cup) => `${cup}: ${all} savaşın ${won} tanesi kazanıldı.`,
  victory: (cup) => `${cup} senin! Kurdelesi eğitmen kartında asılı.`,
  ribbons: 'Turnuva kurdeleleri',
  ribbon: (cup, won) => (won === 1 ? cup : `${cup}, ${numberWords(won)} kez`),
  back: 'Turnuvalara',
};
export default words;
