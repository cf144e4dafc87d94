import type { homeWords } from '../en/home.ts';
import { numberWords } from '../format.ts';
import { spanishCount } from './counted.ts';

const words: typeof homeWords = {
  welcome: '¡Te damos la bienvenida a Emberwild!',
  pick: 'Elige tu primera criatura. Desde ahora caminará a tu lado.',
  starters: 'Tu primera criatura',
  select: 'Elegir Pokemon',
  back: '¡Qué bien verte de nuevo!',
  toMaps: '¿Ir a los mapas?',
  team: 'Tu equipo',
  member: (name, level) => `${name}, nivel ${level}`,
  inBattle: 'Te espera un combate.',
  resume: 'Volver al combate',
  summary: (creatures, coins) =>
    `${spanishCount(creatures, 'criatura', 'criaturas')} · ${numberWords(coins)} monedas`,
  continueIn: (map) => `Seguir en ${map}`,
  teamComes: 'Tu equipo se acerca al fuego…',
  teamFailed: 'Tu equipo no ha encontrado el camino.',
  teamAgain: 'Llamarlo otra vez',
  nobody: 'No hay nadie en tu equipo.',
  chooseTeam: 'Elegir tu equipo',
};
export default words;
