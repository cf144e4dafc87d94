import type { starterWords } from '../en/starters.ts';

const words: typeof starterWords = {
  tempers: {
    podkin: '开朗，爱哼歌。起得比你早。',
    rootling: '贪吃，满怀希望。总是鼻子先到。',
    dozebud: '困倦，软绵绵。谁也催不动它。',
    kindlam: '信任人。寒夜里的一团暖。',
    clinkdil: '恋窝，好奇。见到炉子就要往里瞧。',
    flickeep: '爱美。它知道自己有多亮。',
    puddlip: '无忧无虑。没有一个水洼躲得过它。',
    nubwhal: '友善得过了头。见到浪就打招呼。',
    dampaw: '忙碌，认真。一处漏水也不放过。',
  },
};
export default words;
