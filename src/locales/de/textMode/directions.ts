import type { directionWords } from '../../en/textMode/commands.ts';

const words: typeof directionWords = {
  n: ['n', 'norden', 'nord', 'hoch', 'oben', 'north', 'up'],
  ne: ['no', 'nordosten', 'nordost', 'ne', 'north-east', 'northeast', 'north east'],
  e: ['o', 'osten', 'ost', 'rechts', 'e', 'east', 'right'],
  se: ['so', 'südosten', 'südost', 'suedost', 'suedosten', 'se', 'south-east', 'southeast', 'south east'],
  s: ['s', 'süden', 'süd', 'sueden', 'sued', 'runter', 'unten', 'south', 'down'],
  sw: ['sw', 'südwesten', 'südwest', 'suedwest', 'suedwesten', 'south-west', 'southwest', 'south west'],
  w: ['w', 'westen', 'west', 'links', 'left'],
  nw: ['nw', 'nordwesten', 'nordwest', 'north-west', 'northwest', 'north west'],
};
export default words;
