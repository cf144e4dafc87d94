import type { starterWords } from '../en/starters.ts';

const words: typeof starterWords = {
  tempers: {
    podkin: 'Sonnig und musikalisch. Es ist vor dir wach.',
    rootling: 'Gierig und voller Hoffnung. Die Nase geht voran.',
    dozebud: 'Schläfrig und weich. Es lässt sich nicht hetzen.',
    kindlam: 'Zutraulich. Warme Gesellschaft in kalter Nacht.',
    clinkdil: 'Gemütlich und neugierig. Es schaut in jeden Ofen.',
    flickeep: 'Eitel. Es weiß genau, wie schön es glüht.',
    puddlip: 'Selig. Keine Pfütze ist vor ihm sicher.',
    nubwhal: 'Freundlich bis zum Umfallen. Es grüßt jede Welle.',
    dampaw: 'Fleißig und ernst. Kein Leck entgeht ihm.',
  },
};
export default words;
