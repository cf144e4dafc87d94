import type { moderationWords } from '../en/moderation.ts';
import { apart, arabicCount, nouns } from './counted.ts';

const words: typeof moderationWords = {
  letters: (left) => `بقي ${arabicCount(left, nouns.character)}`,
  suspended: {
    title: 'حسابك موقوف',
    reason: 'السبب',
    until: 'حتى',
    endless: 'هذا الإيقاف بلا نهاية.',
    answer: 'رد الإدارة على اعتراضك',
    appeal: 'لماذا ينبغي رفع الإيقاف؟',
    send: 'إرسال الاعتراض',
    needsLogin: 'يلزم أولًا الاسم وكلمة المرور في النموذج أدناه.',
    sent: 'اعتراضك في انتظار الرد. يظهر الرد عند دخولك لاحقًا.',
    none: 'لم يعد الاعتراض على هذا الإيقاف ممكنًا.',
    account: 'حسابك',
    accountText: 'في أثناء الإيقاف أيضًا يمكنك حفظ ما هو مخزّن عنك، أو حذف حسابك.',
    deletion: (name) => `حذف حساب ${apart(name)}؟`,
    forGood: 'لا يستطيع أحد التراجع عن هذا، لا أنت ولا الإدارة.',
    safe: 'مخلوقاتك وعملاتك بأمان. وتعود إعلاناتك حين ينتهي الإيقاف.',
  },

  messages: {
    title: {
      message: 'رسالة من الإدارة',
      warning: 'تحذير',
      renamed: 'لديك اسم جديد',
      unnamed: 'نُزع لقب',
      lifted: 'أهلًا بعودتك',
    },
    text: {
      message: 'تكتب إليك إدارة هذه اللعبة:',
      warning: 'لدى إدارة هذه اللعبة ما تقوله لك:',
      renamed: 'استبدلت الإدارة اسمك. الدخول من الآن بالاسم الجديد؛ والقديم ما زال يعمل أيضًا.',
      unnamed: 'نزعت الإدارة لقب أحد مخلوقاتك. ويمكنك منحه لقبًا آخر.',
      lifted: 'رُفع الإيقاف عنك. عادت إعلاناتك إلى السوق.',
    },
    newName: (name) => `اسمك الآن ${apart(name)}.`,
    confirm: 'قرأت هذا',
  },
};
export default words;
