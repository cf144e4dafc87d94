import type { peakWords } from '../en/peaks.ts';
import { numberWords } from '../format.ts';
import { arabicCountAfter, leftToRight, nouns } from './counted.ts';
import { arabicKind, arabicRegion } from './ids.ts';

const words: typeof peakWords = {
  stamps: { species: 'جديد', shiny: 'أول لامع', dark: 'أول داكن' },
  inPokedex: (name) => `${name} جديد في البوكيدكس.`,
  firstOfKind: (kind) => `هذا أول مخلوق ${arabicKind(kind)} لديك.`,
  badge: {
    new: 'شارة جديدة',
    of: (won, all, region) => `الشارة ${won} من ${all} في ${arabicRegion(region)}.`,
    opens: (region) => `منطقة ${arabicRegion(region)} مفتوحة لك الآن.`,
    calls: (region) => `بطل ${arabicRegion(region)} يقبل تحديك.`,
  },
  champion: {
    title: 'هُزم البطل',
    of: (region) => `هزمت مع فريقك بطل ${arabicRegion(region)}.`,
    team: 'الفريق الذي فعلها',
  },
  rival: {
    title: 'قُلبت الصفحة',
    place: (place, all) => `المعركة ${place} من ${all} ضد المنافس.`,
    next: (map, badges) => `التالية: ${map}، وعدد الشارات ${badges}.`,
    last: (name) => `كانت الأخيرة. من الآن ${name} في المقدمة، واللقاء على الرحب والسعة.`,
    waits: (name) => `«معركة أخرى؟» تعود إلى الخريطة حيث الموعد مع ${name}. والصفحة ما زالت مفتوحة.`,
    tally: (won, all) => `لك ${won} من ${all} صفحات`,
  },
  growth: {
    gained: (amount) => `${leftToRight(`+${numberWords(amount)}`)} خبرة`,
    toNext: (amount, level) => `${numberWords(amount)} إلى المستوى ${level}`,
    grown: 'اكتمل نموه',
    level: (level) => `المستوى ${level}!`,
    learned: (move) => `تعلّم «${move}»`,
  },
  lost: {
    kind: 'يحدث هذا لكل مدرّب. تعافى فريقك، ولم يُؤخذ منك شيء.',
    stake: 'يحدث هذا لكل مدرّب. تعافى فريقك، ولم يضع إلا الرهان.',
    help: 'ما قد ينفع',
    train: (level) => `التدريب حتى المستوى ${level}`,
    room: (free) =>
      free === 1
        ? 'الإمساك بواحد آخر لفريقك'
        : `في فريقك متسع: الإمساك حتى ${arabicCountAfter(free, nouns.creature)}`,
    types: (name) => `ما الأقوى أمام ${name}؟`,
    moves: 'اختيار هجمات أخرى',
  },
  evolved: {
    into: (before, after) => `${before} صار الآن ${after}!`,
    stats: { hp: 'الصحة', attack: 'الهجوم', defense: 'الدفاع', speed: 'السرعة' },
    change: (before, after) => `${before} ← ${after}`,
    goOn: 'متابعة',
  },
};
export default words;
