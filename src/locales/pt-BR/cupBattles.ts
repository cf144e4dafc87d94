import type { cupBattleWords } from '../en/cupBattles.ts';
import { numberWords } from '../format.ts';

const words: typeof cupBattleWords = {
  names: { hearth: 'Copa da Lareira', lantern: 'Copa da Lanterna', ember: 'Copa da Brasa' },
  kind: 'Torneio',
  team: (cup) => `time da casa (${cup})`,
  foe: (cup) => `o time da casa (${cup})`,
  entry: 'Você sairia do torneio, e a inscrição fica perdida.',
  lost: 'Acontece com todo mundo. Seu time está bem de novo; você saiu do torneio, e a inscrição ficou perdida.',
  won: (won, all, cup) => `${cup}: batalha ${won} de ${all} vencida.`,
  victory: (cup) => `A ${cup} é sua! A fita está no seu cartão.`,
  ribbons: 'Fitas dos torneios',
  ribbon: (cup, won) => (won === 1 ? cup : `${cup}, ${numberWords(won)} vezes`),
  back: 'Aos torneios',
};
export default words;
