import type { talkWords } from '../en/talk.ts';

const words: typeof talkWords = {
  to: (name) => `حديث مع ${name}`,
  beside: (name, way) => `بجانبك ${way}: ${name}. `,
  waits: (name) => `لحظة تفكير: ${name}…`,
  next: 'التالي',
  bye: 'إلى اللقاء',
  battle: 'قتال',
  choices: { banked: 'طمر الجمرة', loose: 'ترك المزلاج مرفوعًا' },
  notYet: 'ليس بعد',
  log: 'ما قيل',
  back: 'عودة',
  nobody: 'لا أحد بجانبك لتحدّثه.',
  notHere: (name) => `ليس بجانبك: ${name}.`,
  said: (name, text) => `${name}: «${text}»`,
  arrived: (name) => `وصلت إلى: ${name}.`,
  near: (people) => `الناس: ${people.join('؛ ')}.`,
  typeTalk: 'الأمر «تحدث» يُسمعك ما لديهم.',
  typeChoice: 'الجواب بأحد الأمرين «اطمر» أو «ارفع المزلاج». والجواب مرة واحدة.',
  noQuestion: 'لم يسألك أحد.',
  typeFight: (name) => `الأمر «قاتل» يبدأ القتال مع ${name}.`,
};
export default words;
