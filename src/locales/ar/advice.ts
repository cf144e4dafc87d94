import type { adviceWords } from '../en/advice.ts';
import { arabicCount, nouns } from './counted.ts';
import { arabicRegion } from './ids.ts';

const levels = (least: number, most: number) =>
  least === most ? `المستوى ${least}` : `المستويات ${least} إلى ${most}`;

const words: typeof adviceWords = {
  title: 'ماذا بعد؟',
  loading: 'نتلفّت حولنا من أجلك…',
  failed: 'تعذّر جلب ما يمكن فعله الآن.',
  offers: {
    title: (count) => (count === 1 ? 'عرض في انتظارك' : `في انتظارك ${arabicCount(count, nouns.offer)}`),
    text: 'هناك من يود المبادلة معك.',
  },
  evolve: {
    title: (name, count) =>
      count === 1
        ? `${name} يستطيع التطور`
        : `جاهز للتطور: ${name}، ومعه ${arabicCount(count - 1, nouns.creature)}`,
    text: 'ضغطة واحدة تكفي، متى شئت.',
  },
  balls: {
    title: (count) => (count === 0 ? 'لم تبقَ كرات' : `لم تبقَ إلا ${arabicCount(count, nouns.ball)}`),
    text: 'عند المتجر المزيد.',
  },
  firstSteps: {
    title: 'الإمساك بمخلوق ثانٍ',
    text: 'إلى العشب الطويل: إضعافه أولًا، ثم رمي كرة.',
  },
  gym: {
    title: (name) => `تحدّي ${name}`,
    text: (region, least, most) => `صالة في ${arabicRegion(region)}، ${levels(least, most)}.`,
  },
};
export default words;
