import type { directionWords } from '../../en/textMode/commands.ts';

const words: typeof directionWords = {
  n: ['n', 'nord', 'su', 'north', 'up'],
  ne: ['ne', 'nord-est', 'nordest', 'nord est', 'north-east', 'northeast', 'north east'],
  e: ['e', 'est', 'destra', 'east', 'right'],
  se: ['se', 'sud-est', 'sudest', 'sud est', 'south-east', 'southeast', 'south east'],
  s: ['s', 'sud', 'giù', 'giu', 'south', 'down'],
  sw: ['so', 'sud-ovest', 'sudovest', 'sud ovest', 'sw', 'south-west', 'southwest', 'south west'],
  w: ['o', 'ovest', 'sinistra', 'w', 'west', 'left'],
  nw: ['no', 'nord-ovest', 'nordovest', 'nord ovest', 'nw', 'north-west', 'northwest', 'north west'],
};
export default words;
