import type { battleTexts } from '../../en/textMode/battle.ts';

const list = (texts: readonly string[]) => texts.join('؛ ');

const words: typeof battleTexts = {
  fainted: 'مغشيٌّ عليه',
  opponent: (creature) => `الخصم: ${creature}.`,
  yours: (creature) => `رفيقك: ${creature}.`,
  lasting: (side, signs) => `${side}: ${signs.join('، ')}.`,
  choose: (team) => `اختيار من يقاتل بالأمر «أرسل» ورقم: ${list(team)}.`,
  numbered: (number, text) => `${number} ${text}`,
  attacks: (attacks) => `الهجمات، بالأمر «قاتل» ورقم: ${list(attacks)}.`,
  damage: (least, most) => (least === most ? `${least} صحة` : `${least} إلى ${most} صحة`),
  enough: 'يكفي لهزيمته',
  perhaps: 'وقد يكفي لهزيمته',
  change: (team) => `التبديل بالأمر «أرسل» ورقم: ${list(team)}.`,
  nobodyElse: 'لا أحد غيره يستطيع القتال.',
  send: 'الأمر «أرسل» يبدّل المخلوق بآخر.',
  drink: (left) => `الأمر «اشرب» يعطي جرعة: بقي ${left} من 3.`,
  run: 'الأمر «اهرب» محاولة للهرب.',
  ball: 'الأمر «كرة» يرمي كرة، و«كرات» يعدّها.',
  results: 'Enter للمتابعة.',
  says: (name, words) => `${name}: ${words}`,
  againOrNext: 'Enter للمتابعة، و«أعد» لمعركة ثانية.',
  next: 'Enter للمتابعة.',
  balls: (balls, coins) => `${list(balls)}. العملات: ${coins}.`,
  ballCount: (ball, count, chance) =>
    `${ball}: ${count}${chance === undefined ? '' : `، الإمساك ${chance}%`}`,
  noBattle: 'لا معركة جارية.',
  noAttack: (wanted) => `لا هجوم كهذا: ${wanted}.`,
  noCreature: (wanted) => `لا قادر على القتال بهذا الاسم: ${wanted}.`,
  level: (level) => `المستوى ${level}`,
  noBall: 'ليست لديك كرة كهذه. الأمر «المتجر» يفتح البوكيمارت.',
  dry: 'تبقى القربة مغلقة في هذه المعركة.',
  fled: 'ذهب البري. Enter للعودة إلى الخريطة.',
  noRun: 'لا هرب إلا من المخلوقات البرية.',
  onlyWild: 'لا تُرمى الكرات إلا على المخلوقات البرية.',
  wait: 'لحظة من فضلك: الأمر السابق ما زال قيد التنفيذ.',
};
export default words;
