import type { gymWords } from '../en/gymbattle.ts';
import { numberWords } from '../format.ts';
import { spanishRegion } from './ids.ts';

const words: typeof gymWords = {
  title: 'Combate de gimnasio',
  intro: 'Ocho líderes y un campeón en cada región. Cada líder que vences queda en tu lista para siempre.',
  loading: 'Llamando a los gimnasios',
  loadFailed: '¡Vaya! Ahora no se pueden cargar los gimnasios',
  startFailed: 'No se pudo empezar el combate',
  failed: {
    title: 'No se puede llegar a los gimnasios',
    text: import.meta.env.TRIAL
      ? 'Sus puertas están abiertas, pero el camino no. Tus victorias están a salvo en este navegador.'
      : 'Sus puertas están abiertas, pero el camino no. Tus victorias están a salvo en el servidor.',
  },
  regions: 'Regiones',
  locked: 'Cerrada',
  progress: (beaten, all) => `${beaten}/${all}`,
  beaten: (beaten, all) => `${beaten} de ${all} líderes vencidos`,
  conquered: 'Campeón vencido',
  leadersOf: (region) => `Líderes de ${spanishRegion(region)}`,
  opens: (region, before, leaders) =>
    `${spanishRegion(region)} se abre al vencer a los ${leaders} líderes de ${spanishRegion(before)}.`,
  toGo: (left) => (left === 1 ? 'Queda uno.' : `Quedan ${left}.`),
  champion: 'Campeón',
  championOpens: (region, leaders) =>
    `Vence a los ${leaders} líderes de ${spanishRegion(region)} y el campeón aceptará tu reto.`,
  levels: (least, most) => (least === most ? `Nivel ${least}` : `Niveles ${least}–${most}`),
  size: (creatures) => `${creatures} criaturas`,
  prize: (coins) => `Premio: ${numberWords(coins)} monedas`,
  rematch: (coins) => `Revancha: ${numberWords(coins)} monedas`,
  badges: 'Medallas',
  badge: (name) => `Medalla de ${name}`,
  noBadge: (name) => `Aún sin la medalla de ${name}`,
  battle: 'Combatir',
  starting: 'Cargando',
  defeated: 'Vencido',
};
export default words;
