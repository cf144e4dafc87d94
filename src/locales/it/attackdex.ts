import type { attackdexWords } from '../en/attackdex.ts';
import { italianType } from './ids.ts';

const words: typeof attackdexWords = {
  title: 'AttackDex',
  search: 'Cerca una mossa',
  moveClass: 'Classe',
  classes: { all: 'Tutte le classi', damaging: 'D’attacco', status: 'Di stato' },
  classOf: { damaging: 'Attacco', status: 'Stato' },
  power: 'Potenza',
  powers: (least) => (least === 'any' ? 'Qualsiasi potenza' : `Da ${least} in su`),
  accuracy: 'Precisione',
  learnedBy: 'Chi la impara',
  learned: { any: 'Imparata o no', some: 'Imparata da una specie' },
  sortBy: 'Ordina',
  sorts: { name: 'Per nome', type: 'Per tipo', power: 'Per potenza', accuracy: 'Per precisione' },
  columns: { name: 'Nome', type: 'Tipo', effect: 'Effetto', power: 'Potenza', accuracy: 'Precisione' },
  none: 'Nessuna mossa è così. Con meno filtri si trova di più.',
  against: (type) => `Mosse di tipo ${italianType(type)}`,
  toChart: 'Vedi la tabella dei tipi',
  nobody: 'Nessuna specie la impara da sola.',
  unseen: '???',
  unknown: 'Per ora non si sa chi di loro hai già visto.',
  level: (level) => `Livello ${level}`,
  befalls: {
    burn: 'scottare il bersaglio',
    freeze: 'congelare il bersaglio',
    paralyz: 'paralizzare il bersaglio',
    poison: 'avvelenare il bersaglio',
    sleep: 'addormentare il bersaglio',
    confuse: 'confondere il bersaglio',
    flinch: 'far tentennare il bersaglio',
  },
  chanceOf: (percent, what) =>
    percent >= 100 ? `Riesce sempre a ${what}.` : `${percent}% di probabilità di ${what}.`,
  withChance: (sentence, percent) => `${sentence} Probabilità: ${percent}%.`,
};
export default words;
