import type { directionWords } from '../../en/textMode/commands.ts';

const words: typeof directionWords = {
  n: ['北', 'きた', '上', 'n', 'north', 'up'],
  ne: ['北東', '右上', 'ne', 'north-east', 'northeast', 'north east'],
  e: ['東', 'ひがし', '右', 'e', 'east', 'right'],
  se: ['南東', '右下', 'se', 'south-east', 'southeast', 'south east'],
  s: ['南', 'みなみ', '下', 's', 'south', 'down'],
  sw: ['南西', '左下', 'sw', 'south-west', 'southwest', 'south west'],
  w: ['西', 'にし', '左', 'w', 'west', 'left'],
  nw: ['北西', '左上', 'nw', 'north-west', 'northwest', 'north west'],
};
export default words;
