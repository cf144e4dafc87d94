import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: {
    name: 'Basisball',
    description: 'Klares Glas in schlichter Fassung. Gut für alles, was müde oder zahm ist.',
  },
  gball: {
    name: 'Superball',
    description: 'Blaues Glas in breiterer Fassung. Hält anderthalbmal so gut wie ein Basisball.',
  },
  uball: {
    name: 'Ultraball',
    description: 'Bernsteinglas, zweimal gebrannt. Hält doppelt so gut wie ein Basisball.',
  },
  mball: { name: 'Meisterball', description: 'Violettes Glas, das niemand mehr zu machen weiß. Hält immer.' },
  'trail-charm': {
    name: 'Fährtenanhänger',
    description:
      'Ein geschnitzter Stiefel an einer Schnur. Solange du ihn trägst, kommen seltene Wesen anderthalbmal so oft.',
  },
  'coin-charm': {
    name: 'Münzanhänger',
    description:
      'Eine Münze mit zwei Köpfen, und beide lächeln. Solange du sie trägst, zahlen Siege ein Zehntel mehr.',
  },
  'study-charm': {
    name: 'Lernanhänger',
    description:
      'Ein Lesezeichen, das schon alles gelesen hat. Solange du es trägst, lernt dein Team ein Zehntel schneller.',
  },
  'glimmer-charm': {
    name: 'Schimmeranhänger',
    description:
      'Ein Splitter Abend in einer silbernen Kralle. Solange du ihn trägst, kommen schillernde und dunkle Wesen doppelt so oft.',
  },
  'grass-whistle': {
    name: 'Graspfeife',
    description:
      'Ein Halm, dem jemand ein Geheimnis erzählt hat. 100 Schritte lang kommen in der Wildnis seltene Wesen anderthalbmal so oft.',
  },
  'peat-lantern': {
    name: 'Torflaterne',
    description:
      'Brennt langsam und riecht nach altem Regen. 150 Schritte lang kommen in der Wildnis seltene Wesen doppelt so oft.',
  },
  'salt-bell': {
    name: 'Salzglocke',
    description:
      'Läutet nur unter Wasser, und alles mit Ohren kommt nachsehen. 200 Schritte lang kommen in der Wildnis seltene Wesen zweieinhalbmal so oft.',
  },
  'pearl-dust': {
    name: 'Perlenstaub',
    description:
      'Eine Prise Mondlicht, von einer Auster geniest. 150 Schritte lang kommen in der Wildnis schillernde und dunkle Wesen anderthalbmal so oft.',
  },
  'star-bait': {
    name: 'Sternköder',
    description:
      'Ein Krümel eines gefallenen Sterns an einem sehr langen Faden. 200 Schritte lang kommen in der Wildnis schillernde und dunkle Wesen doppelt so oft.',
  },
  'cloud-chime': {
    name: 'Wolkenspiel',
    description:
      'Sieben dünne Pfeifen, die spielen, was der Wind gerade sagen wollte. 250 Schritte lang kommen in der Wildnis seltene Wesen dreimal so oft.',
  },
};
export default words;
