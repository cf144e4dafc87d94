import type { accountWords } from '../en/account.ts';

const words: typeof accountWords = {
  title: '계정',
  toAccount: '계정과 비밀번호',
  back: '프로필로 돌아가기',
  loading: '계정을 불러오는 중',
  failed: {
    title: '계정을 불러오지 못했어요',
    text: '서버가 대답하지 않았어요. 바뀐 것은 없어요.',
  },
  cancel: '취소',

  fields: {
    password: '비밀번호',
    newPassword: '새 비밀번호',
    again: '새 비밀번호 다시 입력',
  },

  password: {
    title: '비밀번호',
    text: '바꾸면 다른 곳에서 이 계정에 로그인한 사람은 모두 로그아웃돼요.',
    change: '비밀번호 바꾸기',
    dialog: '이 계정의 다른 로그인은 모두 끝나요. 여기서는 그대로예요.',
    done: '비밀번호를 바꿨어요. 다른 로그인은 모두 끝났어요.',
  },

  codes: {
    title: '복구 코드',
    text: '비밀번호를 잊었을 때 복구 코드로 새 비밀번호를 정할 수 있어요. 하나에 한 번씩 써요.',
    left: (count, made) => `${made}에 만든 코드가 ${count}개 남았어요.`,
    none: '복구 코드가 없어요. 없으면 잊은 비밀번호는 되찾을 수 없어요.',
    renew: '새 코드 만들기',
    dialog: '지금 있는 코드는 못 쓰게 돼요.',
    done: '새 코드예요. 예전 코드는 이제 못 써요.',
    fresh: '새 복구 코드',
    once: '지금만 보여요. 적어 두거나 저장해서, 다른 사람이 찾지 못할 곳에 두세요.',
    copy: '복사',
    copied: '복사했어요',
    copyFailed: '복사하지 못했어요. 적어 두세요.',
    download: '내려받기',
    fileName: 'emberwild-recovery-codes.txt',
    file: (player, codes) =>
      `Emberwild의 ${player} 님 복구 코드. 하나에 한 번씩 쓸 수 있어요.\n\n${codes.join('\n')}\n`,
    kept: '잘 챙겨 두었어요',
    notice: '복구 코드 8개가 기다려요. 비밀번호를 잊었을 때 도움이 돼요.',
    show: '보여 주기',
    skip: '다음에',
    skipped: '프로필의 ‘계정’에서 새로 만들 수 있어요.',
  },

  sessions: {
    title: '로그인한 곳',
    text: '지금 로그인되어 있는 곳이에요.',
    current: '여기',
    device: (browser, system) =>
      browser && system ? `${system}의 ${browser}` : browser || system || '알 수 없는 브라우저',
    created: (day) => `${day}에 로그인`,
    used: (time) => `마지막 사용 ${time}`,
    endOthers: '다른 곳 모두 로그아웃',
    only: '다른 곳에는 로그인되어 있지 않아요.',
    ended: '다른 로그인은 모두 끝났어요',
  },

  page: {
    title: '트레이너 페이지',
    text: '주소를 아는 사람은 계정이 없어도 카드와 배지와 즐겨찾기와 기록을 볼 수 있어요. 팀과 코인과 물건은 보이지 않아요.',
    view: '내 페이지 보기',
    private: '비공개: 아무도 내 페이지를 못 봐요',
    shown: '다른 사람이 다시 페이지를 볼 수 있어요',
    hidden: '페이지를 비공개로 바꿨어요',
  },

  data: {
    title: '나의 데이터',
    text: '게임이 저장한 내 정보를 모두 JSON 파일로 받아요.',
    download: '내 데이터 내려받기',
    fileName: (player) => `emberwild-${player.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
  },

  deletion: {
    title: '계정 삭제',
    text: '생물과 물건과 코인과 기록이 영영 사라지고, 이름은 다른 사람이 쓸 수 있어요. 올린 교환과 제안은 끝나요. 지난 교환은 상대의 기록에 이름 없이 남아요.',
    open: '계정 삭제…',
    dialog: '아무도 되돌릴 수 없어요. 계정과 그 안의 모든 것을 지우려면 비밀번호를 입력하세요.',
    confirm: '영영 삭제하기',
    done: '계정을 삭제했어요. 안녕히 가세요!',
  },

  recover: {
    title: '비밀번호 찾기',
    text: '복구 코드 하나로 새 비밀번호를 정하세요. 코드는 가입할 때 받았거나 프로필에서 만들었을 거예요.',
    code: '복구 코드',
    submit: '새 비밀번호 정하기',
    back: '로그인으로',
    done: '새 비밀번호를 정했어요. 이것으로 로그인하세요.',
    lost: '코드가 남아 있지 않나요? 이 서버를 운영하는 사람에게 부탁하면 새 비밀번호를 줄 수 있어요.',
  },
};
export default words;
