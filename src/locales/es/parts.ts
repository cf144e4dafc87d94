import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: 'Cerrar',
  fewer: (what) => `Menos: ${what}`,
  more: (what) => `Más: ${what}`,
  previous: 'ANT.',
  next: 'SIG.',
  pages: 'Páginas',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} de ${numberWords(count)}`,
  clear: 'Borrar',
  nothing: 'Nada encontrado',
  found: (count) => (count === 1 ? '1 resultado' : `${numberWords(count)} resultados`),
  battleWentOn: 'Este combate ha seguido entretanto. Así está ahora.',
  otherSettings: 'Ahora valen los ajustes de tu cuenta. Los de este dispositivo están en Ajustes.',
  stage: {
    missing: 'No se pudo cargar la imagen. El juego sigue sin ella.',
    broken: 'La imagen se ha roto y no se pudo dibujar de nuevo. El juego sigue sin ella.',
  },
  unknown: {
    text: 'Aquí no hay ninguna página. Quizá evolucionó, quizá nunca existió.',
    home: 'Llévame a casa',
  },
};
export default words;
