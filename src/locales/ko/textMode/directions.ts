import type { directionWords } from '../../en/textMode/commands.ts';

const words: typeof directionWords = {
  n: ['북', '북쪽', '위', 'n', 'north', 'up'],
  ne: ['북동', '북동쪽', 'ne', 'north-east', 'northeast', 'north east'],
  e: ['동', '동쪽', '오른쪽', 'e', 'east', 'right'],
  se: ['남동', '남동쪽', 'se', 'south-east', 'southeast', 'south east'],
  s: ['남', '남쪽', '아래', 's', 'south', 'down'],
  sw: ['남서', '남서쪽', 'sw', 'south-west', 'southwest', 'south west'],
  w: ['서', '서쪽', '왼쪽', 'w', 'west', 'left'],
  nw: ['북서', '북서쪽', 'nw', 'north-west', 'northwest', 'north west'],
};
export default words;
