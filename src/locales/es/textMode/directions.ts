import type { directionWords } from '../../en/textMode/commands.ts';

const words: typeof directionWords = {
  n: ['n', 'norte', 'arriba', 'north', 'up'],
  ne: ['ne', 'noreste', 'nordeste', 'north-east', 'northeast'],
  e: ['e', 'este', 'derecha', 'east', 'right'],
  se: ['se', 'sureste', 'sudeste', 'south-east', 'southeast'],
  s: ['s', 'sur', 'abajo', 'south', 'down'],
  sw: ['so', 'sw', 'suroeste', 'sudoeste', 'south-west', 'southwest'],
  w: ['o', 'w', 'oeste', 'izquierda', 'west', 'left'],
  nw: ['no', 'nw', 'noroeste', 'north-west', 'northwest'],
};
export default words;
