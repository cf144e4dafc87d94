import type { switchWords } from '../../en/textMode/commands.ts';

const words: typeof switchWords = {
  on: ['sí', 'si', 'mostrar', 'poner', 'on', 'show', 'yes'],
  off: ['no', 'quitar', 'ocultar', 'off', 'hide'],
};
export default words;
