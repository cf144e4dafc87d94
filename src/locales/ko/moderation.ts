import type { moderationWords } from '../en/moderation.ts';
import { is } from './particles.ts';

const words: typeof moderationWords = {
  letters: (left) => `${left}자 남음`,
  suspended: {
    title: '이용이 정지된 계정이에요',
    reason: '까닭',
    until: '언제까지',
    endless: '이 정지에는 끝이 없어요.',
    answer: '이의 제기에 대한 운영자의 대답',
    appeal: '왜 정지를 풀어야 하나요?',
    send: '이의 제기 보내기',
    needsLogin: '먼저 아래에 이름과 비밀번호를 입력하세요.',
    sent: '이의 제기가 대답을 기다리고 있어요. 나중에 다시 로그인해서 읽어 주세요.',
    none: '이 정지에는 더 이의를 제기할 수 없어요.',
    account: '나의 계정',
    accountText: '정지된 동안에도 저장된 데이터를 내려받거나 계정을 삭제할 수 있어요.',
    deletion: (name) => `${name}의 계정을 삭제할까요?`,
    forGood: '본인도 운영자도, 아무도 되돌릴 수 없어요.',
    safe: '생물과 코인은 무사해요. 올린 교환은 정지가 끝나면 돌아와요.',
  },

  messages: {
    title: {
      message: '운영자의 메시지',
      warning: '경고',
      renamed: '이름이 바뀌었어요',
      unnamed: '별명이 없어졌어요',
      lifted: '다시 만나 반가워요',
    },
    text: {
      message: '이 게임의 운영자가 보내는 글이에요:',
      warning: '이 게임의 운영자가 전할 말이 있어요:',
      renamed: '운영자가 이름을 바꾸었어요. 이제부터 새 이름으로 로그인하세요. 예전 이름으로도 할 수 있어요.',
      unnamed: '운영자가 내 생물의 별명을 없앴어요. 다른 별명을 지어 줄 수 있어요.',
      lifted: '정지가 풀렸어요. 올린 교환도 돌아왔어요.',
    },
    newName: (name) => `이제 ${is(name)}.`,
    confirm: '읽었어요',
  },
};
export default words;
