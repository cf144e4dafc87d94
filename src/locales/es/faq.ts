import type { faqWords } from '../en/faq/index.ts';
import { spanishCount } from './counted.ts';

const words: typeof faqWords = {
  title: 'Preguntas',
  intro: import.meta.env.TRIAL
    ? 'Lo que pregunta quien empieza. Los números se calculan con los mismos que usa el juego. Cuentas, intercambios y otros jugadores solo hay en un servidor, no en esta prueba.'
    : 'Lo que pregunta quien empieza. Los números se calculan con los mismos que usa el servidor.',
  search: 'Buscar en las preguntas',
  chapters: 'Capítulos',
  found: (count) => spanishCount(count, 'respuesta', 'respuestas'),
  none: 'Ninguna respuesta tiene esas palabras',
  noneText: 'Prueba con menos o con otra.',
  clear: 'Ver todas las preguntas',
  link: 'Enlace a esta respuesta',
};
export default words;
