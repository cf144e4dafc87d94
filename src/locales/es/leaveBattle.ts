import type { leaveBattleWords } from '../en/leaveBattle.ts';
import { spanishTier, spanishType } from './ids.ts';

const words: typeof leaveBattleWords = {
  title: '¿Dejar tu combate?',
  text: (opponent) => `Vas a dejar tu combate contra ${opponent}. No se puede retomar y cuenta como huida.`,
  stake: 'La apuesta se pierde.',
  goBack: 'Volver a él',
  leave: 'Dejarlo',
  wild: (name) => `un ${name} salvaje`,
  training: (type) =>
    type ? `tus compañeros de entrenamiento de tipo ${spanishType(type)}` : 'tus compañeros de entrenamiento',
  gold: (tier) => (tier ? `el equipo de la casa de ${spanishTier(tier)}` : 'el equipo de la casa'),
};
export default words;
