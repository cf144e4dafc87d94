import type { guestWords } from '../en/guest.ts';
import { toward } from './particles.ts';

const words: typeof guestWords = {
  title: '손님으로 놀기',
  text: '이름을 받고 비밀번호 없이 바로 시작해요. 한 일은 다른 플레이어와 똑같이 모두 남아요.',
  points: (days) => [
    '나를 아는 것은 이 브라우저뿐이에요. 프로필의 ‘계정’에서 비밀번호를 정하면 어디서나 로그인할 수 있어요.',
    '그때까지는 다른 사람과 교환할 수 없어요. 내일 사라질지도 모르는 상대는 아무도 반기지 않으니까요.',
    `비밀번호 없이 로그아웃하거나 ${days}일 동안 오지 않으면 모두 지워져요.`,
  ],
  start: '손님으로 놀기',
  signup: '내 이름으로 가입하기',
  back: '로그인으로',
  closed: '이 서버에는 손님이 없어요. 이름과 비밀번호만 있으면 가입할 수 있어요.',

  notice: {
    label: '손님이에요',
    text: (name) =>
      `손님 ${toward(name)} 놀고 있어요. 비밀번호를 정하면 모험이 이 브라우저 하나에 매달리지 않아요.`,
    choose: '비밀번호 정하기',
    skip: '다음에',
    skipped: '언제든 프로필의 ‘계정’에서 정할 수 있어요.',
  },

  password: {
    text: (days) =>
      `아직 없어요. 나를 아는 것은 이 브라우저뿐이에요. 비밀번호가 있으면 어디서나 로그인하고 교환할 수 있어요. 없으면 로그아웃하거나 ${days}일 동안 오지 않을 때 계정이 지워져요.`,
    choose: '비밀번호 정하기',
    dialog: (name) => `이제부터 ${toward(name)} 이 비밀번호를 써서 로그인해요.`,
    done: '비밀번호를 정했어요. 복구 코드도 챙겨 두세요.',
    codes: '복구 코드는 비밀번호와 함께 받아요.',
    deletion: '손님은 비밀번호가 필요 없어요. 로그아웃하면 한두 시간 안에 계정이 지워져요.',
  },

  leave: {
    title: '영영 떠날까요?',
    text: (name) =>
      `비밀번호가 없으면 아무도, 본인조차 다시 ${toward(name)} 로그인할 수 없어요. 로그아웃하면 곧 모두 지워져요.`,
    choose: '비밀번호 정하기',
    leave: '영영 로그아웃',
  },
};
export default words;
