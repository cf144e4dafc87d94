import type { cupBattleWords } from '../en/cupBattles.ts';
import { numberWords } from '../format.ts';

const words: typeof cupBattleWords = {
  names: { hearth: 'Copa del Hogar', lantern: 'Copa del Farol', ember: 'Copa del Ascua' },
  kind: 'Torneo',
  team: (cup) => `el equipo de la casa de la ${cup}.`,
  foe: (cup) => `el equipo de la casa de la ${cup}`,
  entry: 'Quedarías fuera del torneo y perderías la inscripción.',
  lost: 'Le pasa a cualquiera. Tu equipo vuelve a estar bien; quedas fuera del torneo y sin inscripción.',
  won: (won, all, cup) => `${cup}: combate ${won} de ${all}, ganado.`,
  victory: (cup) => `¡La ${cup} es tuya! Su cinta cuelga de tu ficha.`,
  ribbons: 'Cintas de torneos',
  ribbon: (cup, won) => (won === 1 ? cup : `${cup}, ${numberWords(won)} veces`),
  back: 'A los torneos',
};
export default words;
