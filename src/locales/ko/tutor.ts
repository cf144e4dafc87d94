import type { tutorWords } from '../en/tutor.ts';
import { numberWords } from '../format.ts';
import { object, subject, topic } from './particles.ts';

const coins = (count: number) => `${numberWords(count)}코인`;

const words: typeof tutorWords = {
  intro:
    '올라 퀼은 학교 세 곳에서 질문이 바닥날 때까지 가르쳤어요. 코인을 내면 팀에게 기술을 최대 10레벨 먼저 가르쳐 줘요.',
  loading: '올라가 분필을 찾고 있어요…',
  failed: '올라가 자리에 없어요. 코인은 무사해요.',
  again: '다시 시도',
  nobody: '팀에 아무도 없어요. 올라는 빈 의자를 가르치지 않아요.',
  toTeam: '팀으로',
  pupil: '배울 학생',
  who: (name, level) => `${name}, 레벨 ${level}`,
  nothing: (name) =>
    `${topic(name)} 10레벨 안에 새로 배울 것이 없어요. 지금 레벨의 기술은 ‘나의 팀’에서 공짜로 고를 수 있어요.`,
  lessons: (name) => `${name}의 수업`,
  power: (power) => `위력 ${power}`,
  accuracy: (percent) => `명중률 ${percent}%`,
  byItself: (level) => `스스로는 레벨 ${level}에`,
  teach: (move) => `${move} 가르치기…`,
  price: coins,
  lacks: (count) => `${coins(count)} 모자람`,
  ask: (name, move) => `${name}에게 ${object(move)} 가르칠까요?`,
  slot: '어느 자리에',
  free: (slot) => `빈자리 ${slot}`,
  forgets: (name, move, by, price) =>
    `${subject(name)} ${coins(price)}에 ${object(move)} 배우고 ${object(by)} 잊어요. 배웠다가 잊으면 다시 돈을 내야 해요.`,
  learns: (name, move, price) => `${subject(name)} ${coins(price)}에 ${object(move)} 배워요.`,
  left: (count) => `${coins(count)}이 남아요.`,
  no: '다음에',
  yes: (price) => `${coins(price)} 내기`,
  done: (name, move) => `${subject(name)} ${object(move)} 배웠어요!`,
};
export default words;
