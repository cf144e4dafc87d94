import type { attackdexWords } from '../en/attackdex.ts';
import { arabicType } from './ids.ts';

const words: typeof attackdexWords = {
  title: 'دليل الهجمات',
  search: 'البحث عن حركة',
  moveClass: 'الفئة',
  classes: { all: 'كل الفئات', damaging: 'مُضرّة', status: 'تأثير' },
  classOf: { damaging: 'مُضرّة', status: 'تأثير' },
  power: 'القوة',
  powers: (least) => (least === 'any' ? 'أي قوة' : `${least} فأكثر`),
  accuracy: 'الدقة',
  learnedBy: 'من يتعلمها',
  learned: { any: 'تُتعلَّم أو لا', some: 'تتعلمها فصيلة ما' },
  sortBy: 'الترتيب',
  sorts: { name: 'بالاسم', type: 'بالنوع', power: 'بالقوة', accuracy: 'بالدقة' },
  columns: { name: 'الاسم', type: 'النوع', effect: 'الأثر', power: 'القوة', accuracy: 'الدقة' },
  none: 'لا حركة كهذه. مرشّحات أقل تجد أكثر.',
  against: (type) => `هجمات نوع ${arabicType(type)}`,
  toChart: 'إلى جدول الأنواع',
  nobody: 'لا تتعلمها أي فصيلة من تلقاء نفسها.',
  unseen: '؟؟؟',
  unknown: 'تعذّر السؤال عمن رأيت منهم.',
  level: (level) => `المستوى ${level}`,
  befalls: {
    burn: 'حرق الهدف',
    freeze: 'تجميد الهدف',
    paralyz: 'شلّ الهدف',
    poison: 'تسميم الهدف',
    sleep: 'تنويم الهدف',
    confuse: 'إرباك الهدف',
    flinch: 'ارتعاد الهدف',
  },
  chanceOf: (percent, what) => (percent >= 100 ? `مؤكد: ${what}.` : `احتمال ${percent}%: ${what}.`),
  withChance: (sentence, percent) => `${sentence} الاحتمال: ${percent}%.`,
};
export default words;
