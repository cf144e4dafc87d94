import type { directionWords } from '../../en/textMode/commands.ts';

const words: typeof directionWords = {
  n: ['n', 'norte', 'cima', 'north', 'up'],
  ne: ['ne', 'nordeste', 'north-east', 'northeast', 'north east'],
  e: ['l', 'leste', 'direita', 'e', 'east', 'right'],
  se: ['se', 'sudeste', 'south-east', 'southeast', 'south east'],
  s: ['s', 'sul', 'baixo', 'south', 'down'],
  sw: ['so', 'sudoeste', 'sw', 'south-west', 'southwest', 'south west'],
  w: ['o', 'oeste', 'esquerda', 'w', 'west', 'left'],
  nw: ['no', 'noroeste', 'nw', 'north-west', 'northwest', 'north west'],
};
export default words;
