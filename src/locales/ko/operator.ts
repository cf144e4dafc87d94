import { MOST_APPEALS } from '../../../contract/shapes/operating/moderation.ts';
import type { operatorWords } from '../en/operator.ts';
import { numberWords } from '../format.ts';
import { object, topic } from './particles.ts';

/** A time in seconds, rounded up to minutes if it is long. */
const wait = (seconds: number) => (seconds > 90 ? `${Math.ceil(seconds / 60)}분` : `${seconds}초`);
const reports = (count: number) => `신고 ${numberWords(count)}건`;

const words: typeof operatorWords = {
  title: '운영자',
  forget: '토큰 지우기',
  forgotten: '이 탭에서 토큰을 지웠어요.',

  token: {
    title: '운영자',
    text: '이 서버를 운영하는 사람을 위한 페이지예요. 서버의 ADMIN_TOKEN을 묻고, 이 탭에만 두었다가 탭을 닫으면 잊어요.',
    label: '운영자 토큰',
    enter: '들어가기',
    malformed: '토큰은 글자, 숫자, 기호 1–256자이고 공백이 없어요.',
    wrong: '서버가 이 토큰을 받아들이지 않아요. 서버의 ADMIN_TOKEN과 견주어 보세요.',
    tooMany: (seconds) => `이 주소에서 틀린 토큰이 너무 많이 왔어요. ${wait(seconds)} 뒤에 다시 시도하세요.`,
    none: '이 서버에는 운영자 토큰이 없어요. ADMIN_TOKEN을 정하고 다시 시작하세요.',
    ended: '서버가 이제 이 토큰을 받아들이지 않아요. 새 토큰을 넣으세요.',
  },

  sections: '할 일',
  tabs: { reports: '신고', appeals: '이의 제기', player: '플레이어', audit: '감사 기록' },
  failed: '불러오지 못했어요',
  stale: '보이는 것이 오래됐을 수 있어요.',
  cancel: '취소',

  reports: {
    title: '열려 있는 신고',
    closedTitle: '닫은 신고',
    loading: '신고를 불러오는 중',
    closed: '닫은 것 보기',
    none: '열려 있는 신고가 없어요.',
    noneClosed: '지난 90일 동안 닫은 신고가 없어요.',
    number: (id) => `신고 ${id}`,
    select: (id) => `신고 ${id} 고르기`,
    pick: '고르기',
    all: '이 페이지 모두 고르기',
    selected: (count) => `${reports(count)} 고름`,
    severalPlayers: '여러 플레이어에 대한 것이라 닫기만 할 수 있어요.',
    clear: '모두 풀기',
    name: '신고된 이름',
    listing: '신고된 교환',
    nickname: '신고된 생물',
    formerly: (name) => `그때 이름은 ${name}`,
    by: '신고한 사람',
    nothing: '신고한 사람이 적은 글이 없어요.',
    reasons: {
      name: '불쾌한 이름',
      impersonation: '다른 사람인 척함',
      spam: '도배',
      scam: '사기',
      cheating: '부정행위',
      other: '그 밖의 것',
    },
    outcomes: {
      dismissed: '조치 없이 닫음',
      warned: '경고함',
      suspended: '정지함',
      renamed: '이름을 바꿈',
      unnamed: '별명을 없앰',
    },
  },

  appeals: {
    title: '이의 제기',
    loading: '이의 제기를 불러오는 중',
    none: '기다리는 이의 제기가 없어요.',
    number: (id) => `이의 제기 ${id}`,
    suspended: '정지한 까닭',
    lift: '정지 풀기',
    decline: '받아들이지 않기',
  },

  player: {
    title: '플레이어 찾아보기',
    label: '플레이어의 이름이나 id',
    find: '찾아보기',
    loading: '찾아보는 중',
    none: '그런 이름이나 id의 플레이어는 없어요. 이름이 바뀐 플레이어는 새 이름으로 찾아요.',
    id: 'id',
    since: '플레이어가 된 날',
    warnings: (count) => `경고 ${numberWords(count)}번`,
    suspensions: (count) => `정지 ${numberWords(count)}번`,
    open: (count) => `열려 있는 ${reports(count)}`,
    endless: '끝없이 정지됨',
    until: (moment) => `${moment}까지 정지됨`,
    reason: '정지한 까닭',
    acts: '이 플레이어에 대한 조치',
  },

  audit: {
    title: '감사 기록',
    loading: '감사 기록을 불러오는 중',
    none: '아직 아무 조치도 없었어요.',
    noneAbout: '이 플레이어에 대한 조치가 없었어요.',
    acts: {
      grant: '선물함',
      warn: '경고함',
      message: '메시지를 보냄',
      suspend: '정지함',
      lift: '정지를 풂',
      rename: '이름을 바꿈',
      unname: '별명을 없앰',
      dismiss: '조치 없이 신고를 닫음',
      declineAppeal: '이의 제기를 받아들이지 않음',
      resetPassword: '새 비밀번호를 만듦',
    },
    renamed: (name) => `지금은 ${name}`,
    somebody: '떠난 플레이어',
    from: (address) => `${address}에서`,
    noAddress: '서버에서',
    details: {
      text: '글',
      reason: '까닭',
      until: '언제까지',
      reports: '신고',
      replaces: '바꾼 정지',
      appeal: '이의 제기',
      coins: '코인',
      items: '물건',
      creatures: '생물',
      nickname: '별명',
      pokemon: '생물',
    },
    endless: '끝없음',
  },

  acts: {
    warn: '경고',
    message: '글쓰기',
    suspend: '정지',
    rename: '새 이름',
    unname: '별명 없애기',
    dismiss: () => '신고 닫기',
    lift: '정지 풀기',
    seen: (player) => `${player} 님이 보게 될 것`,
    when: {
      warn: '모든 페이지에서, 바로, 확인할 때까지:',
      suspend: '다음 로그인 때. 지금 로그인은 모두 끝나요:',
      rename: '모든 페이지에서, 바로, 확인할 때까지:',
      lift: '다음 로그인과 함께:',
      decline: '다음 로그인 때:',
    },
    answers: (ids) => (ids.length === 0 ? '처리하는 신고가 없어요.' : `신고 ${ids.join(', ')}번을 처리해요.`),
    yourWords: '(쓴 글)',
    empty: '먼저 몇 마디 적으세요.',
    again: '모두 새로 불러왔어요. 이 창을 닫고 다시 본 뒤에 결정하세요.',
  },

  warn: {
    title: (player) => `${player} 님에게 경고하기`,
    text: '플레이어에게 보낼 글',
    confirm: '경고 보내기',
    done: (player) => `${player} 님에게 경고했어요.`,
  },

  message: {
    title: (player) => `${player} 님에게 글쓰기`,
    text: '플레이어에게 보낼 글',
    effects: '경고가 아니고, 경고로 세지도 않아요.',
    confirm: '메시지 보내기',
    done: (player) => `${player} 님에게 메시지를 보냈어요.`,
  },

  suspend: {
    title: (player) => `${player} 님의 이용을 정지하기`,
    present: (until, reason) =>
      `이미 ${until === null ? '끝없이' : `${until}까지`} 정지된 플레이어예요: “${reason}” 이것이 그 정지를 바꿔요.`,
    replace: '정지 바꾸기',
    reason: '까닭, 플레이어가 읽을 글',
    length: '얼마 동안',
    days: (count) => `${numberWords(count)}일`,
    moment: '어느 때까지',
    endless: '끝없이',
    until: '언제까지 (이곳 시각)',
    past: '앞으로의 때를 고르세요.',
    effects: '로그인과 열려 있는 제안이 끝나요. 올린 교환은 숨었다가 정지가 끝나면 돌아와요.',
    confirm: '정지',
    done: (player) => `${player} 님의 이용을 정지했어요.`,
  },

  rename: {
    title: (player) => `${player} 님의 새 이름`,
    name: '새 이름 (비우면 Trainer와 번호)',
    neutral: 'Trainer와 번호',
    text: '플레이어에게 보낼 글 (비워도 돼요)',
    effects: '예전 이름은 아무도 쓸 수 없어요. 플레이어는 그 이름으로도 로그인할 수 있어요.',
    confirm: '이름 바꾸기',
    done: (player, name) => `${topic(player)} 이제 ${name}.`,
  },

  unname: {
    title: (nickname) => `별명 ${object(nickname)} 없애기`,
    text: '플레이어에게 보낼 글 (비워도 돼요)',
    effects: '이 별명은 생물에도 계정에도 다시 쓸 수 없어요. 이미 시작한 배틀에는 남아요.',
    confirm: '없애기',
    done: (nickname) => `별명 ${object(nickname)} 없앴어요.`,
  },

  lift: {
    title: (player) => `${player} 님의 정지 풀기`,
    text: '플레이어에게 보낼 글 (비워도 돼요)',
    effects: '올린 교환이 돌아와요. 열려 있는 이의 제기는 받아들인 것으로 쳐요.',
    confirm: '정지 풀기',
    done: (player) => `${player} 님의 정지를 풀었어요.`,
  },

  decline: {
    title: (player) => `${player} 님의 이의 제기를 받아들이지 않기`,
    text: '플레이어에게 보낼 대답',
    effects: `정지는 그대로예요. 한 정지에 ${MOST_APPEALS}번까지 이의를 제기할 수 있어요.`,
    confirm: '받아들이지 않기',
    done: (player) => `${player} 님의 이의 제기를 받아들이지 않았어요.`,
  },

  dismiss: {
    title: (count) => `조치 없이 ${reports(count)} 닫기`,
    effects: (ids) => `신고 ${ids.join(', ')}. 신고한 사람에게도, 신고된 사람에게도 알리지 않아요.`,
    text: '감사 기록에 남길 메모 (비워도 돼요)',
    confirm: (count) => `${reports(count)} 닫기`,
    done: (closed) => `${object(reports(closed))} 닫았어요.`,
    some: (closed, asked) =>
      `${reports(asked)} 중 ${closed}건을 닫았어요. 나머지는 다른 운영자가 더 빨랐어요.`,
  },
};
export default words;
