import type { attackdexWords } from '../en/attackdex.ts';
import { turkishCapital } from './counted.ts';
import { turkishType } from './ids.ts';

const words: typeof attackdexWords = {
  title: 'AttackDex',
  search: 'Hamle ara',
  moveClass: 'Sınıf',
  classes: { all: 'Bütün sınıflar', damaging: 'Hasar veren', status: 'Durum' },
  classOf: { damaging: 'Hasar veren', status: 'Durum' },
  power: 'Güç',
  powers: (least) => (least === 'any' ? 'Her güç' : `${least} ve üstü`),
  accuracy: 'İsabet',
  learnedBy: 'Öğrenenler',
  learned: { any: 'Öğrenilsin öğrenilmesin', some: 'Bir tür öğreniyor' },
  sortBy: 'Sırala',
  sorts: { name: 'Ada göre', type: 'Tipe göre', power: 'Güce göre', accuracy: 'İsabete göre' },
  columns: { name: 'Ad', type: 'Tip', effect: 'Etki', power: 'Güç', accuracy: 'İsabet' },
  none: 'Böyle bir hamle yok. Daha az filtre daha çok bulur.',
  against: (type) => `${turkishCapital(turkishType(type))} tipinden hamleler`,
  toChart: 'Tip tablosuna bak',
  nobody: 'Hiçbir tür kendiliğinden öğrenmiyor.',
  unseen: '???',
  unknown: 'Hangilerini gördüğün sorulamadı.',
  level: (level) => `Seviye ${level}`,
  befalls: {
    burn: 'hedefi yakar',
    freeze: 'hedefi dondurur',
    paralyz: 'hedefi felç eder',
    poison: 'hedefi zehirler',
    sleep: 'hedefi uyutur',
    confuse: 'hedefi şaşırtır',
    flinch: 'hedefi irkiltir',
  },
  chanceOf: (percent, what) => (percent >= 100 ? `Kesinlikle ${what}.` : `%${percent} ihtimalle ${what}.`),
  withChance: (sentence, percent) => `${sentence} İhtimal: %${percent}.`,
};
export default words;
