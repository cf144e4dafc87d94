import type { starterWords } from '../en/starters.ts';

const words: typeof starterWords = {
  tempers: {
    podkin: '해맑고 노래를 좋아해요. 늘 먼저 일어나 있어요.',
    rootling: '먹보에 희망가. 무엇이든 코부터 들이밀어요.',
    dozebud: '졸리고 폭신해요. 아무도 재촉할 수 없어요.',
    kindlam: '사람을 잘 믿어요. 추운 밤의 따뜻한 길동무예요.',
    clinkdil: '아늑하고 호기심이 많아요. 오븐마다 들여다봐요.',
    flickeep: '멋쟁이. 자기가 얼마나 고운지 잘 알아요.',
    puddlip: '늘 행복해요. 안전한 웅덩이가 없어요.',
    nubwhal: '너무 친절해서 탈. 파도마다 인사해요.',
    dampaw: '바쁘고 진지해요. 새는 곳을 그냥 못 둬요.',
  },
};
export default words;
