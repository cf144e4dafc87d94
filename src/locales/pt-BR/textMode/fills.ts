import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = [
  ...['para', 'pra', 'ao', 'aos', 'à', 'às', 'até', 'ate', 'o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas'],
  ...['de', 'do', 'da', 'dos', 'das', 'em', 'no', 'na', 'nos', 'nas', 'com', 'pelo', 'pela'],
  ...['to', 'with', 'the', 'an', 'of', 'at', 'up'],
];
export default words;
