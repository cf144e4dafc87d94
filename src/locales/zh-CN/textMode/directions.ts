import type { directionWords } from '../../en/textMode/commands.ts';

/** A direction by its name, as a side, and as a way to walk. */
const wordsOf = (name: string) => [
  name,
  `${name}边`,
  `${name}面`,
  `往${name}走`,
  `向${name}走`,
  `朝${name}走`,
];

const words: typeof directionWords = {
  n: [...wordsOf('北'), '上', 'n', 'north', 'up'],
  ne: [...wordsOf('东北'), '右上', 'ne', 'north-east', 'northeast', 'north east'],
  e: [...wordsOf('东'), '右', 'e', 'east', 'right'],
  se: [...wordsOf('东南'), '右下', 'se', 'south-east', 'southeast', 'south east'],
  s: [...wordsOf('南'), '下', 's', 'south', 'down'],
  sw: [...wordsOf('西南'), '左下', 'sw', 'south-west', 'southwest', 'south west'],
  w: [...wordsOf('西'), '左', 'w', 'west', 'left'],
  nw: [...wordsOf('西北'), '左上', 'nw', 'north-west', 'northwest', 'north west'],
};
export default words;
