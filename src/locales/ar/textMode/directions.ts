import type { directionWords } from '../../en/textMode/commands.ts';

const words: typeof directionWords = {
  n: ['ش', 'شمال', 'شمالا', 'الشمال', 'n', 'north', 'up'],
  ne: ['شق', 'شمال شرق', 'الشمال الشرقي', 'شمال شرقي', 'ne', 'north-east', 'northeast', 'north east'],
  e: ['ق', 'شرق', 'شرقا', 'الشرق', 'يمين', 'e', 'east', 'right'],
  se: ['جق', 'جنوب شرق', 'الجنوب الشرقي', 'جنوب شرقي', 'se', 'south-east', 'southeast', 'south east'],
  s: ['ج', 'جنوب', 'جنوبا', 'الجنوب', 's', 'south', 'down'],
  sw: ['جغ', 'جنوب غرب', 'الجنوب الغربي', 'جنوب غربي', 'sw', 'south-west', 'southwest', 'south west'],
  w: ['غ', 'غرب', 'غربا', 'الغرب', 'يسار', 'w', 'west', 'left'],
  nw: ['شغ', 'شمال غرب', 'الشمال الغربي', 'شمال غربي', 'nw', 'north-west', 'northwest', 'north west'],
};
export default words;
