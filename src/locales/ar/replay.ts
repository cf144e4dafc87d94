import type { InputNames } from '../en/inputs.ts';
import type { replayWords } from '../en/profile.ts';
import { leftToRight } from './counted.ts';

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? 'مفاتيح الأسهم خطوة خطوة، ومفتاح المسافة للتشغيل والإيقاف.'
    : `${key('replayBack')} و${key('replayForward')} خطوة خطوة، و${key('replayPlay')} للتشغيل والإيقاف.`;

const words: typeof replayWords = {
  title: 'إعادة العرض',
  loading: 'جارٍ جلب المعركة',
  failedTitle: 'تعذّر عرض هذه المعركة',
  olderTitle: 'جرت بفهرس أقدم',
  olderText:
    'منذ هذه المعركة تغيّرت أسماء مخلوقات أو هجمات أو قوتها، فلن تسير الجولات كما سارت. النتيجة والفريقان محفوظان.',
  level: (level) => `المستوى ${level}`,
  restFailed: (why) => `لم تصل بقية المعركة. ${why}`,
  restLoading: 'جارٍ جلب المزيد',
  back: 'العودة إلى المعارك',
  against: (who) => `ضد ${who}`,
  stage: 'صورة المعركة',
  controls: 'إعادة العرض',
  first: 'إلى البداية',
  earlier: 'خطوة إلى الوراء',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  later: 'خطوة إلى الأمام',
  last: 'إلى النهاية',
  place: 'الموضع في المعركة',
  step: (step, all, caption) => `${caption}، الخطوة ${step} من ${all}`,
  count: (step, all) => leftToRight(`${step} / ${all}`),
  speed: 'السرعة',
  speeds: { 1: leftToRight('1×'), 2: leftToRight('2×'), 4: leftToRight('4×') },
  speedOf: { 1: 'كما في المعركة', 2: 'ضعف السرعة', 4: 'أربعة أضعاف السرعة' },
  captions: {
    begin: 'البداية',
    choose: 'من يواصل؟',
    ready: (round) => `قبل الجولة ${round}`,
    round: (round) => `الجولة ${round}`,
    win: 'فوز',
    lose: 'خسارة',
    caught: 'إمساك',
  },
  log: 'ما حدث',
  logEmpty: 'لا شيء بعد.',
  team: 'فريقك',
  foes: 'الجهة الأخرى',
  fainted: (name) => `${name}، مغشيٌّ عليه`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }) =>
      `${button('replayBack')} و${button('replayForward')} خطوة خطوة، و${button('replayPlay')} للتشغيل والإيقاف.`,
  },
};
export default words;
