import type { attackdexWords } from '../en/attackdex.ts';
import { germanType } from './ids.ts';

const words: typeof attackdexWords = {
  title: 'AttackDex',
  search: 'Attacke suchen',
  moveClass: 'Klasse',
  classes: { all: 'Alle Klassen', damaging: 'Mit Schaden', status: 'Status' },
  classOf: { damaging: 'Mit Schaden', status: 'Status' },
  power: 'Stärke',
  powers: (least) => (least === 'any' ? 'Jede Stärke' : `${least} und mehr`),
  accuracy: 'Genauigkeit',
  learnedBy: 'Gelernt von',
  learned: { any: 'Gelernt oder nicht', some: 'Von einer Art gelernt' },
  sortBy: 'Sortieren nach',
  sorts: { name: 'Nach Name', type: 'Nach Typ', power: 'Nach Stärke', accuracy: 'Nach Genauigkeit' },
  columns: { name: 'Name', type: 'Typ', effect: 'Wirkung', power: 'Stärke', accuracy: 'Genauigkeit' },
  none: 'Keine Attacke passt dazu. Weniger Filter finden mehr.',
  against: (type) => `Attacken vom Typ ${germanType(type)}`,
  toChart: 'Zur Typentafel',
  nobody: 'Keine Art lernt sie von selbst.',
  unseen: '???',
  unknown: 'Wen davon du gesehen hast, ließ sich nicht erfragen.',
  level: (level) => `Level ${level}`,
  befalls: {
    burn: 'das Ziel verbrennen',
    freeze: 'das Ziel einfrieren',
    paralyz: 'das Ziel lähmen',
    poison: 'das Ziel vergiften',
    sleep: 'das Ziel einschläfern',
    confuse: 'das Ziel verwirren',
    flinch: 'das Ziel zurückschrecken lassen',
  },
  chanceOf: (percent, what) =>
    percent >= 100 ? `Sichere Wirkung: ${what}.` : `${percent} % Chance: ${what}.`,
  withChance: (sentence, percent) => `${sentence} Chance: ${percent} %.`,
};
export default words;
