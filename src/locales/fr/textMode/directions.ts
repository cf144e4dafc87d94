import type { directionWords } from '../../en/textMode/commands.ts';

const words: typeof directionWords = {
  n: ['n', 'nord', 'haut', 'north', 'up'],
  ne: ['ne', 'nord-est', 'nordest', 'nord est', 'north-east', 'northeast', 'north east'],
  e: ['e', 'est', 'droite', 'east', 'right'],
  se: ['se', 'sud-est', 'sudest', 'sud est', 'south-east', 'southeast', 'south east'],
  s: ['s', 'sud', 'bas', 'south', 'down'],
  sw: ['so', 'sud-ouest', 'sudouest', 'sud ouest', 'sw', 'south-west', 'southwest', 'south west'],
  w: ['o', 'ouest', 'gauche', 'w', 'west', 'left'],
  nw: ['no', 'nord-ouest', 'nordouest', 'nord ouest', 'nw', 'north-west', 'northwest', 'north west'],
};
export default words;
