import type { cupWords } from '../en/cups.ts';
import { numberWords } from '../format.ts';

const coins = (count: number) => `${numberWords(count)}코인`;

const words: typeof cupWords = {
  title: '대회',
  intro: (rest, entries) =>
    `비슷한 레벨의 전속 팀들과 잇달아 싸워요. 팀은 참가할 때 그대로예요. 배틀 사이에는 모두 HP의 ${rest}%만 회복해요. 한 번이라도 지거나 다른 배틀을 하러 가면 탈락이고, 참가비는 돌아오지 않아요. 하루에 ${entries}번 참가할 수 있어요.`,
  loading: '참가자 명단을 알아보는 중…',
  failed: '명단을 불러오지 못했어요.',
  again: '다시 시도',
  entry: '참가비',
  prize: '상금',
  rounds: '배틀',
  ribbons: '리본',
  coins,
  enter: (price) => `${coins(price)}에 참가하기`,
  poor: '참가비가 가진 코인보다 많아요.',
  left: (count) =>
    count === 0
      ? '오늘 나갈 수 있는 대회는 다 나갔어요. UTC 자정에 다시 열려요.'
      : `오늘 ${count}번 더 참가할 수 있어요.`,
  running: (cup) => `${cup} 참가 중`,
  round: (next, all) => `${all}번 중 ${next}번째 배틀이 다음이에요.`,
  fighting: '배틀이 기다리고 있어요.',
  team: '참가한 팀',
  hp: (name, percent) => `${name}: HP ${percent}%`,
  fight: '다음 배틀로',
  resume: '배틀로 돌아가기',
  giveUp: '포기하기…',
  sure: '대회를 포기할까요?',
  sureText: '참가비는 사라지고, 지금까지 이긴 것도 없던 일이 돼요.',
  stay: '계속하기',
  leave: '포기하기',
};
export default words;
