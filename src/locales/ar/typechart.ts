import type { typechartWords } from '../en/typechart.ts';
import { typeWords as types } from '../en/types.ts';
import { arabicList } from './counted.ts';

const words: typeof typechartWords = {
  title: 'جدول الأنواع',
  calculator: 'الحاسبة',
  attack: 'نوع الهجوم',
  defend: 'نوع الهدف، واحد أو اثنان',
  team: 'أو واحد من فريقك',
  pick: 'يمكن اختيار نوع هجوم أو أنواع هدف أو كليهما. وضغط خانة في الجدول اختيار أيضًا.',
  clear: 'مسح',
  against: 'ضد',
  result: (attack, defend, words) =>
    `${types[attack]} ضد ${arabicList(defend.map((type) => types[type]))}: ${words}`,
  attacks: (type) => `هجمات نوع ${types[type]}`,
  target: (defend) => `مخلوق من نوع ${defend.map((type) => types[type]).join('/')}`,
  rest: 'كل الهجمات الأخرى ضررها عادي.',
  toMoves: (type) => `كل حركات نوع ${types[type]}`,
  chart: 'الجدول كله',
  hint: 'الصفوف تهاجم والأعمدة تدافع. مفاتيح الأسهم للتنقل، وEnter للاختيار.',
  caption: 'الصفوف أنواع الهجوم، والأعمدة أنواع الدفاع.',
  corner: { attack: 'يهاجم', defend: 'يدافع' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: 'فعّال جدًا', 0.5: 'نصف الضرر', 0: 'بلا أثر', 1: 'ضرر عادي' },
};
export default words;
