import type { controlsWords } from '../en/controls.ts';
import { leftToRight } from './counted.ts';

const words: typeof controlsWords = {
  title: 'التحكم',
  text: 'كل شيء ممكن بأي واحدة من هذه.',
  label: 'الجهاز',
  or: 'أو',
  change: 'تغيير المفاتيح والأزرار',
  devices: [
    {
      value: 'keys',
      name: 'لوحة المفاتيح',
      rows: [
        {
          what: 'المشي',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['مفاتيح الأسهم', 'W A S D', 'لوحة الأرقام'],
          note: 'مفتاحان معًا للاتجاه المائل، والضغط المطوّل لمواصلة المشي.',
        },
        { what: 'اختيار هجوم', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: 'التأكيد والمتابعة', actions: ['confirm'], note: '' },
        { what: 'الهرب من مخلوق بري', actions: ['run'], note: 'قد يحتاج إلى أكثر من محاولة.' },
        { what: 'الشرب من القربة', actions: ['drink'], note: 'يأخذ الدور. وتملؤها أي بئر.' },
        {
          what: 'تخطي حركة مرسومة',
          with: ['أي مفتاح'],
          note: 'لا يفعل غير ذلك. وتبقى Tab وPage Up وPage Down وF5 على عادتها.',
        },
        {
          what: 'سرعة المعارك',
          actions: ['speed'],
          note: 'كالمعتاد أو الضعف أو أربعة أضعاف، ويُحفظ الاختيار.',
        },
        {
          what: 'النظر إلى ما مضى من المعركة',
          actions: ['earlier', 'later'],
          note: 'جولة إلى الوراء وجولة إلى الأمام، وEsc للعودة إلى الآن.',
        },
        {
          what: 'التنقل بين العناصر',
          with: ['Tab', 'Shift + Tab'],
          note: 'مفاتيح الأسهم تغيّر الخيار.',
        },
        { what: 'إغلاق قائمة أو لوحة', with: ['Esc'], note: '' },
        {
          what: 'كتم اللعبة وإسماعها',
          actions: ['mute'],
          note: 'درجات الصوت تحت «الصوت» في أسفل كل صفحة.',
        },
        {
          what: 'ملء الشاشة والعودة',
          actions: ['fullscreen'],
          note: 'حيث يسمح المتصفح؛ وله زر في أسفل كل صفحة.',
        },
        {
          what: 'الذهاب إلى سطر الأوامر',
          actions: ['commands'],
          note: 'في الوضع النصي الذي يشغّله أول زر في كل صفحة.',
        },
      ],
    },
    {
      value: 'touch',
      name: 'اللمس',
      rows: [
        {
          what: 'المشي',
          with: ['لوحة الاتجاهات', 'السحب على الخريطة'],
          note: 'إبقاء الإصبع لمواصلة المشي، وتحريكه للانعطاف. والسحب بالفأرة مثله.',
        },
        {
          what: 'إعادة لوحة الاتجاهات',
          with: ['ضغطة طويلة على الخريطة'],
          note: 'من الإعدادات يمكن نقلها وتغيير حجمها وشفافيتها وإخفاؤها.',
        },
        {
          what: 'المشي إلى مكان',
          with: ['لمس الخريطة'],
          note: 'ينتهي حيث يظهر مخلوق، أو بخطوة باليد. والنقر بالفأرة مثله.',
        },
        {
          what: 'اختيار هجوم أو كرة',
          with: ['لمسه'],
          note: 'ثم لمس «هجوم» أو «رمي الكرة». والنقر بالفأرة مثله.',
        },
        {
          what: 'المتابعة بعد جولة',
          with: ['متابعة', 'صورة المعركة'],
          note: 'لمس أي منهما.',
        },
        {
          what: 'الهرب من مخلوق بري',
          with: ['صورة العدّاء'],
          note: 'الزر الذي بجانب «هجوم».',
        },
        {
          what: 'الشرب من القربة',
          with: ['القربة'],
          note: 'الرقم بجانبها يقول كم جرعة بقيت.',
        },
        { what: 'تخطي حركة مرسومة', with: ['لمسة في أي مكان'], note: 'لا تفعل غير ذلك.' },
        {
          what: 'سرعة المعارك',
          with: [leftToRight('1×')],
          note: `الزر الذي على صورة المعركة: ${leftToRight('1×')} أو ${leftToRight('2×')} أو ${leftToRight('4×')}.`,
        },
      ],
    },
    {
      value: 'gamepad',
      name: 'يد التحكم',
      rows: [
        {
          what: 'المشي',
          with: ['العصا اليسرى'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['الأسهم'],
          note: '',
        },
        {
          what: 'التنقل بين العناصر',
          with: ['الأسهم'],
          actions: ['previous', 'next'],
          note: 'على الخريطة الأسهم للمشي. ويمينًا ويسارًا تحرّك المنزلقات.',
        },
        { what: 'الضغط والتأكيد', actions: ['press'], note: '' },
        { what: 'ضغط الزر الرئيسي', actions: ['confirm'], note: '' },
        { what: 'إغلاق قائمة أو لوحة', actions: ['cancel'], note: '' },
        { what: 'النظر إلى ما مضى من المعركة', actions: ['earlier', 'later'], note: '' },
        { what: 'الهرب من مخلوق بري', actions: ['run'], note: '' },
        { what: 'الشرب من القربة', actions: ['drink'], note: '' },
        { what: 'سرعة المعارك', actions: ['speed'], note: '' },
        { what: 'كتم اللعبة وإسماعها', actions: ['mute'], note: '' },
        { what: 'تخطي حركة مرسومة', with: ['أي زر'], note: 'لا يفعل غير ذلك.' },
      ],
    },
  ],
};
export default words;
