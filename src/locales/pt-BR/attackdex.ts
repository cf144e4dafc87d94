import type { attackdexWords } from '../en/attackdex.ts';
import { portugueseType } from './ids.ts';

const words: typeof attackdexWords = {
  title: 'AttackDex',
  search: 'Achar um golpe',
  moveClass: 'Classe',
  classes: { all: 'Todas as classes', damaging: 'De dano', status: 'De efeito' },
  classOf: { damaging: 'De dano', status: 'De efeito' },
  power: 'Poder',
  powers: (least) => (least === 'any' ? 'Qualquer poder' : `${least} ou mais`),
  accuracy: 'Precisão',
  learnedBy: 'Aprendido por',
  learned: { any: 'Aprendido ou não', some: 'Aprendido por uma espécie' },
  sortBy: 'Ordenar por',
  sorts: { name: 'Nome', type: 'Tipo', power: 'Poder', accuracy: 'Precisão' },
  columns: { name: 'Nome', type: 'Tipo', effect: 'Efeito', power: 'Poder', accuracy: 'Precisão' },
  none: 'Nenhum golpe é assim. Menos filtros acham mais.',
  against: (type) => `Golpes do tipo ${portugueseType(type)}`,
  toChart: 'Ver a tabela de tipos',
  nobody: 'Nenhuma espécie o aprende sozinha.',
  unseen: '???',
  unknown: 'Não deu para perguntar quais delas você já viu.',
  level: (level) => `Nível ${level}`,
  befalls: {
    burn: 'queimar o alvo',
    freeze: 'congelar o alvo',
    paralyz: 'paralisar o alvo',
    poison: 'envenenar o alvo',
    sleep: 'fazer o alvo dormir',
    confuse: 'confundir o alvo',
    flinch: 'fazer o alvo recuar',
  },
  chanceOf: (percent, what) => (percent >= 100 ? `Certeza de ${what}.` : `${percent}% de chance de ${what}.`),
  withChance: (sentence, percent) => `${sentence} Chance: ${percent}%.`,
};
export default words;
