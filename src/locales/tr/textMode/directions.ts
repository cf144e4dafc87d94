import type { directionWords } from '../../en/textMode/commands.ts';

const words: typeof directionWords = {
  n: ['k', 'kuzey', 'kuzeye', 'yukarı', 'n', 'north', 'up'],
  ne: ['kd', 'kuzeydoğu', 'kuzeydoğuya', 'ne', 'north-east', 'northeast', 'north east'],
  e: ['d', 'doğu', 'doğuya', 'sağ', 'sağa', 'e', 'east', 'right'],
  se: ['gd', 'güneydoğu', 'güneydoğuya', 'se', 'south-east', 'southeast', 'south east'],
  s: ['g', 'güney', 'güneye', 'aşağı', 's', 'south', 'down'],
  sw: ['gb', 'güneybatı', 'güneybatıya', 'sw', 'south-west', 'southwest', 'south west'],
  w: ['b', 'batı', 'batıya', 'sol', 'sola', 'w', 'west', 'left'],
  nw: ['kb', 'kuzeybatı', 'kuzeybatıya', 'nw', 'north-west', 'northwest', 'north west'],
};
export default words;
