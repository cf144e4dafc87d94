import type { directionWords } from '../../en/textMode/commands.ts';

const words: typeof directionWords = {
  n: ['北', '上', 'n', 'north', 'up'],
  ne: ['东北', '右上', 'ne', 'north-east', 'northeast', 'north east'],
  e: ['东', '右', 'e', 'east', 'right'],
  se: ['东南', '右下', 'se', 'south-east', 'southeast', 'south east'],
  s: ['南', '下', 's', 'south', 'down'],
  sw: ['西南', '左下', 'sw', 'south-west', 'southwest', 'south west'],
  w: ['西', '左', 'w', 'west', 'left'],
  nw: ['西北', '左上', 'nw', 'north-west', 'northwest', 'north west'],
};
export default words;
