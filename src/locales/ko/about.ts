import type { aboutWords } from '../en/about.ts';
import { numberWords } from '../format.ts';

const words: typeof aboutWords = {
  title: '게임 소개',
  sections: [
    {
      title: '엠버와일드란',
      text: '들판을 걸으며 생물을 만나고, 팀을 키우고, 다른 팀과 겨루는 게임이에요. 브라우저에서 바로 할 수 있고, 설치할 것이 없어요.',
    },
    {
      title: '처음부터 공평하게',
      text: import.meta.env.TRIAL
        ? '한번 정해진 것은 그대로예요. 새로 고쳐도 만남도, 던진 볼도, 배틀도 바뀌지 않아요. 중요한 확률은 숫자로 보여 줘요.'
        : '주사위는 모두 서버가 굴리고, 한번 정해진 것은 그대로예요. 새로 고쳐도 만남도, 던진 볼도, 배틀도 바뀌지 않아요. 중요한 확률은 숫자로 보여 줘요.',
    },
    {
      title: '누구나 함께',
      text: '키보드, 마우스, 터치, 게임패드, 화면 낭독기 어느 것으로나 똑같이 즐길 수 있어요. 원하는 만큼 확대하세요. 타입과 빛깔은 색뿐 아니라 모양과 말로도 나타내요.',
    },
    {
      title: '손으로 만들었어요',
      text: '생물과 지도와 이름과 그림은 모두 이 게임을 위해 만들었고, 다른 어디에도 속하지 않아요.',
    },
  ],
  numbersTitle: '숫자로 보는 세상',
  numbers: { species: '종류의 생물', kinds: '가지 빛깔씩', maps: '곳의 지도', gyms: '명의 관장' },
  amount: (value) => numberWords(value),
  questions: '질문과 대답',
  thanksTitle: '고마운 분들',
  thanks: (count) =>
    `게임은 브라우저로 함께 오는 오픈 소스 라이브러리 ${count}개 위에 서 있어요. 만든 분들이 누구나 쓸 수 있게 해 주었어요.`,
  faces:
    '본문 글꼴은 Nunito Project Authors의 Nunito, 제목은 Juan Montoreano의 Lilita One이고, 둘 다 SIL Open Font License를 따라요.',
  libraries: '라이브러리와 라이선스',
  licence: (name) => `${name} 라이선스`,
};
export default words;
