import type { cupBattleWords } from '../en/cupBattles.ts';
import { numberWords } from '../format.ts';

const words: typeof cupBattleWords = {
  names: { hearth: 'كأس الموقد', lantern: 'كأس الفانوس', ember: 'كأس الجمرة' },
  kind: 'بطولة',
  team: (cup) => `فريق الدار في ${cup}.`,
  foe: (cup) => `فريق الدار في ${cup}`,
  entry: 'يعني ذلك خروجك من البطولة وضياع رسم دخولها.',
  lost: 'يحدث هذا لكل مدرّب. تعافى فريقك؛ لكنك خارج البطولة، وضاع رسم الدخول.',
  won: (won, all, cup) => `فزت بالمعركة ${won} من ${all} في ${cup}.`,
  victory: (cup) => `${cup} لك! شريطها معلّق على بطاقة المدرّب.`,
  ribbons: 'شرائط البطولات',
  ribbon: (cup, won) => (won === 1 ? cup : `${cup} ×${numberWords(won)}`),
  back: 'إلى البطولات',
};
export default words;
