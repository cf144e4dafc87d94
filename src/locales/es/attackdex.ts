import type { attackdexWords } from '../en/attackdex.ts';
import { spanishType } from './ids.ts';

const words: typeof attackdexWords = {
  title: 'AttackDex',
  search: 'Buscar un ataque',
  moveClass: 'Clase',
  classes: { all: 'Todas las clases', damaging: 'De daño', status: 'De estado' },
  classOf: { damaging: 'De daño', status: 'De estado' },
  power: 'Potencia',
  powers: (least) => (least === 'any' ? 'Cualquier potencia' : `${least} o más`),
  accuracy: 'Precisión',
  learnedBy: 'Lo aprende',
  learned: { any: 'Se aprenda o no', some: 'Lo aprende una especie' },
  sortBy: 'Ordenar por',
  sorts: { name: 'Por nombre', type: 'Por tipo', power: 'Por potencia', accuracy: 'Por precisión' },
  columns: { name: 'Nombre', type: 'Tipo', effect: 'Efecto', power: 'Potencia', accuracy: 'Precisión' },
  none: 'No hay ningún ataque así. Con menos filtros salen más.',
  against: (type) => `Ataques de tipo ${spanishType(type)}`,
  toChart: 'Ver la tabla de tipos',
  nobody: 'Ninguna especie lo aprende sola.',
  unseen: '???',
  unknown: 'No se pudo averiguar a quiénes de ellos has visto.',
  level: (level) => `Nivel ${level}`,
  befalls: {
    burn: 'quemar al objetivo',
    freeze: 'congelar al objetivo',
    paralyz: 'paralizar al objetivo',
    poison: 'envenenar al objetivo',
    sleep: 'dormir al objetivo',
    confuse: 'confundir al objetivo',
    flinch: 'hacer retroceder al objetivo',
  },
  chanceOf: (percent, what) =>
    percent >= 100 ? `Seguro que logra ${what}.` : `Un ${percent} % de probabilidad de ${what}.`,
  withChance: (sentence, percent) => `${sentence} Probabilidad: ${percent} %.`,
};
export default words;
