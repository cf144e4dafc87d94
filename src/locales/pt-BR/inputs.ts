import { portugueseList } from './counted.ts';

const words = {
  keys: {
    ArrowUp: 'Seta para cima',
    ArrowRight: 'Seta para a direita',
    ArrowDown: 'Seta para baixo',
    ArrowLeft: 'Seta para a esquerda',
    Space: 'Barra de espaço',
    Enter: 'Enter',
    Escape: 'Esc',
    Backspace: 'Backspace',
    Delete: 'Delete',
    Insert: 'Insert',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
  },
  onPad: (key: string) => `Teclado numérico ${key}`,
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'Analógico esquerdo pressionado'],
    ...[
      'Analógico direito pressionado',
      'Direcional para cima',
      'Direcional para baixo',
      'Direcional para a esquerda',
      'Direcional para a direita',
      'Home',
    ],
  ],
  otherButton: (number: number) => `Botão ${number}`,
  listed: (names: readonly string[]) => portugueseList(names) || 'Nenhuma tecla',
  usualWalk: 'Setas, W A S D ou teclado numérico',
  usualWalkButtons: 'direcional',
  usualAttack: 'Teclas de 1 a 4',
};
export default words;
