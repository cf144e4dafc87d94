import type { directionWords } from '../../en/textMode/commands.ts';

const words: typeof directionWords = {
  n: ['n', 'północ', 'polnoc', 'góra', 'north', 'up'],
  ne: ['ne', 'północny wschód', 'polnocny wschod', 'north-east', 'northeast', 'north east'],
  e: ['e', 'wschód', 'wschod', 'prawo', 'east', 'right'],
  se: ['se', 'południowy wschód', 'poludniowy wschod', 'south-east', 'southeast', 'south east'],
  s: ['s', 'południe', 'poludnie', 'dół', 'south', 'down'],
  sw: ['sw', 'południowy zachód', 'poludniowy zachod', 'south-west', 'southwest', 'south west'],
  w: ['w', 'zachód', 'zachod', 'lewo', 'west', 'left'],
  nw: ['nw', 'północny zachód', 'polnocny zachod', 'north-west', 'northwest', 'north west'],
};
export default words;
