import type { starterWords } from '../en/starters.ts';

const words: typeof starterWords = {
  tempers: {
    podkin: 'مشرق ومحب للغناء. يستيقظ قبلك.',
    rootling: 'نهِم ومتفائل. يدخل كل شيء بأنفه أولًا.',
    dozebud: 'ناعس وناعم. لا يستطيع أحد أن يستعجله.',
    kindlam: 'واثق بالناس. رفقة دافئة في ليلة باردة.',
    clinkdil: 'وديع وفضولي. ينظر في كل فرن.',
    flickeep: 'مختال. يعرف كم يحسن التوهج.',
    puddlip: 'هانئ. لا تسلم منه بركة.',
    nubwhal: 'ودود إلى حد الإفراط. يسلّم على كل موجة.',
    dampaw: 'منشغل وجاد. لا يترك تسرّبًا وشأنه.',
  },
};
export default words;
