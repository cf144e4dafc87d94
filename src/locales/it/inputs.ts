import { italianList } from './counted.ts';

const words = {
  keys: {
    ArrowUp: 'Freccia su',
    ArrowRight: 'Freccia destra',
    ArrowDown: 'Freccia giù',
    ArrowLeft: 'Freccia sinistra',
    Space: 'Barra spaziatrice',
    Enter: 'Invio',
    Escape: 'Esc',
    Backspace: 'Backspace',
    Delete: 'Canc',
    Insert: 'Ins',
    Home: 'Inizio',
    End: 'Fine',
    PageUp: 'Pag su',
    PageDown: 'Pag giù',
  },
  onPad: (key: string) => `Tastierino ${key}`,
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'Levetta sinistra premuta'],
    ...['Levetta destra premuta', 'Croce su', 'Croce giù', 'Croce sinistra', 'Croce destra', 'Home'],
  ],
  otherButton: (number: number) => `Pulsante ${number}`,
  listed: (names: readonly string[]) => italianList(names) || 'nessun tasto',
  usualWalk: 'frecce, W A S D o tastierino',
  usualWalkButtons: 'la croce',
  usualAttack: 'Tasti da 1 a 4',
};
export default words;
