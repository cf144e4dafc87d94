import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';
import { portugueseCount } from './counted.ts';

const words: typeof partWords = {
  close: 'Fechar',
  fewer: (what) => `Menos: ${what}`,
  more: (what) => `Mais: ${what}`,
  previous: 'ANT.',
  next: 'PRÓX.',
  pages: 'Páginas',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} de ${numberWords(count)}`,
  clear: 'Limpar',
  nothing: 'Nada encontrado',
  found: (count) => portugueseCount(count, 'encontrado', 'encontrados'),
  battleWentOn: 'Esta batalha andou enquanto isso. É assim que ela está agora.',
  otherSettings:
    'Agora valem as configurações da sua conta. As deste aparelho estão à disposição em Configurações.',
  stage: {
    missing: 'Não deu para carregar a imagem. O jogo continua sem ela.',
    broken: 'A imagem quebrou e não deu para desenhá-la de novo. O jogo continua sem ela.',
  },
  unknown: {
    text: 'Aqui não há página. Talvez tenha evoluído, talvez nunca tenha existido.',
    home: 'Me leve para casa',
  },
};
export default words;
