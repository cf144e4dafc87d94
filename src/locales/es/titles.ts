import type { titleWords } from '../en/titles.ts';
import { spanishCount } from './counted.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: 'Amistad del Valle',
  harkmoor: 'Oído del Páramo',
  scattersea: 'Séptima Ola',
  overcloud: 'Se Tutea con las Nubes',
  fourlight: 'Guarda de la Cuarta Luz',
  'research-1': 'Con Lápiz Propio',
  'research-5': 'Ciencia con Rodillas Verdes',
  'research-15': 'Lee las Huellas',
  'research-40': 'Se Cartea con lo Salvaje',
  'research-80': 'Doctorado en Hierba Alta',
  'research-120': 'Con Mesa en la Madriguera',
  'research-166': 'Se Sabe Todos los Nombres',
};

const words: typeof titleWords = {
  of: (id) => TITLES[id] ?? '',
  choose: 'Título junto a tu nombre',
  none: 'Sin título',
  chosen: (title) => (title ? `Desde ahora: ${title}.` : 'Tu nombre vuelve a ir solo.'),
  hint: 'El último paso de las misiones de cada región da un título, y la investigación de la Pokedex también.',
  toQuests: 'A las misiones',
  studied: (count) =>
    `${spanishCount(count, 'especie estudiada', 'especies estudiadas')}. Con ellas el marco de la ficha se hace más fino.`,
};
export default words;
