import type { trainingWords } from '../en/expbattle.ts';

const words: typeof trainingWords = {
  title: 'Combate de exp',
  intro: 'Compañeros de un solo tipo, tantos como tu equipo y de un nivel algo menor.',
  select: 'Elige un tipo',
  wheel: 'Tipo de los compañeros',
  none: 'Aún sin elegir',
  start: 'Entrenar',
  starting: 'Cargando',
  experience: (times) => `${times} veces la experiencia`,
  coins: 'Sin monedas',
  facts: 'Lo que da',
  weak: 'Tus ataques que más les duelen',
  strong: 'A quién golpean más fuerte',
};
export default words;
