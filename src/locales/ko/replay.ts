import type { InputNames } from '../en/inputs.ts';
import type { replayWords } from '../en/profile.ts';
import { comitative, toward } from './particles.ts';

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? '방향키로 한 장면씩 넘기고, 스페이스바로 재생하고 멈춰요.'
    : `${comitative(key('replayBack'))} ${toward(key('replayForward'))} 한 장면씩 넘기고, ${toward(key('replayPlay'))} 재생하고 멈춰요.`;

const words: typeof replayWords = {
  title: '다시 보기',
  loading: '배틀을 불러오는 중',
  failedTitle: '이 배틀은 보여 줄 수 없어요',
  olderTitle: '예전 도감으로 치른 배틀',
  olderText:
    '이 배틀 뒤에 생물이나 기술의 이름이나 세기가 바뀌어서 라운드가 그때처럼 흘러가지 않아요. 결과와 양쪽 팀은 남아 있어요.',
  level: (level) => `레벨 ${level}`,
  restFailed: (why) => `배틀의 나머지를 불러오지 못했어요. ${why}`,
  restLoading: '더 불러오는 중',
  back: '배틀 목록으로',
  against: (who) => `상대: ${who}`,
  stage: '배틀 그림',
  controls: '다시 보기',
  first: '처음으로',
  earlier: '한 장면 뒤로',
  play: '재생',
  pause: '멈춤',
  later: '한 장면 앞으로',
  last: '끝으로',
  place: '배틀 속의 위치',
  step: (step, all, caption) => `${caption}, ${all}장면 중 ${step}`,
  count: (step, all) => `${step} / ${all}`,
  speed: '속도',
  speeds: { 1: '1×', 2: '2×', 4: '4×' },
  speedOf: { 1: '배틀 때와 같이', 2: '두 배', 4: '네 배' },
  captions: {
    begin: '시작',
    choose: '누가 나갈까요?',
    ready: (round) => `${round}턴 시작 전`,
    round: (round) => `${round}턴`,
    win: '승리',
    lose: '패배',
    caught: '포획',
  },
  log: '일어난 일',
  logEmpty: '아직 없어요.',
  team: '나의 팀',
  foes: '상대 편',
  fainted: (name) => `${name}, 쓰러짐`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }) =>
      `${comitative(button('replayBack'))} ${toward(button('replayForward'))} 한 장면씩 넘기고, ${toward(button('replayPlay'))} 재생하고 멈춰요.`,
  },
};
export default words;
