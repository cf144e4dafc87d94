import type { en } from '../en.ts';

const words: typeof en = {
  game: 'Emberwild',
  heading: 'Emberwild RPG',
  skipToContent: '본문으로 건너뛰기',
  textMode: { on: '접근성: 텍스트 모드 켜기', off: '접근성: 텍스트 모드 끄기' },
  loading: '불러오는 중…',
  loadingPage: (title) => `${title}: 불러오는 중`,

  menu: {
    label: '메인',
    open: '메뉴 열기',
    close: '메뉴 닫기',
    home: '홈',
    login: '로그인',
    signup: '가입하기',
    faq: '자주 묻는 질문',
    about: '게임 소개',
    maps: '지도',
    logout: '로그아웃',
    profile: { label: '프로필', pokemons: '나의 Pokemon', mart: 'Pokemart', quests: '퀘스트' },
    pokemon: {
      label: 'Pokemon',
      team: '나의 팀',
      pokemons: '나의 Pokemon',
      pokedex: 'Pokedex',
      attackdex: 'AttackDex',
      typechart: '타입 상성표',
    },
    battle: {
      label: '배틀',
      gym: '체육관 배틀',
      user: '유저 배틀',
      gold: '골드 배틀',
      exp: '경험치 배틀',
    },
    trade: { label: '교환', traders: '내가 올린 교환', offers: '나의 제안', find: '교환 찾기' },
  },

  errors: {
    unknown: '문제가 생겼어요. 다시 시도해 주세요.',
    server: import.meta.env.TRIAL
      ? '체험판에서 처리하지 못했어요. 다시 시도해 주세요.'
      : '서버에서 처리하지 못했어요. 다시 시도해 주세요.',
    offline: import.meta.env.TRIAL
      ? '게임의 일부를 불러오지 못했어요. 연결을 확인해 주세요.'
      : '서버에 연결할 수 없어요. 연결을 확인해 주세요.',
    withId: (message, id) => `${message} (오류 번호 ${id})`,
    number: (id) => `오류 번호 ${id}`,
    late: '서버의 대답이 너무 늦어요. 다시 시도해 주세요.',
    foreign:
      '방금 온 대답은 게임이 보낸 것이 아니에요. 이 네트워크에 먼저 로그인해야 할지도 몰라요. 그런 다음 다시 시도해 주세요.',
  },

  storage: {
    label: '브라우저와 이 게임',
    blocked:
      '쿠키가 막혀 있어서 브라우저가 이 페이지를 기억하지 못해요. 이 탭에서는 계속 놀 수 있지만, 탭을 닫거나 새로 고치면 로그아웃돼요. 로그인을 유지하려면 이 주소의 쿠키를 허용해 주세요.',
    full: '브라우저에 이 페이지를 위한 자리가 남아 있지 않아요. 이 탭에서는 계속 놀 수 있지만, 닫으면 로그아웃될 수 있어요. 브라우저 설정에서 다른 페이지의 데이터를 지우고 다시 로그인해 주세요.',
    dismiss: '알겠어요',
  },

  offline: {
    lost: '서버에 연결할 수 없어요.',
    since: (when) => `지금 보이는 것은 ${when}의 모습이에요.`,
    again: '서버가 대답하면 바로 이어져요.',
  },

  update: { text: '게임의 새 버전이 준비됐어요.', now: '지금 업데이트', later: '나중에' },

  retry: {
    title: '페이지를 불러오지 못했어요',
    text: import.meta.env.TRIAL
      ? '게임의 일부를 불러오지 못했어요. 진행 상황은 이 브라우저에 무사히 있어요.'
      : '게임의 일부를 불러오지 못했어요. 진행 상황은 서버에 무사히 있어요.',
    button: '다시 시도',
    brokenTitle: '뭔가 고장 났어요',
    brokenText: import.meta.env.TRIAL
      ? '게임이 예상하지 못한 일이에요. 진행 상황은 이 브라우저에 무사히 있어요. 페이지를 새로 고쳐 주세요.'
      : '게임이 예상하지 못한 일이에요. 진행 상황은 서버에 무사히 있어요. 페이지를 새로 고치고, 또 그러면 무엇을 했는지 서버 운영자에게 알려 주세요.',
    brokenId: (id) => `마지막으로 실패한 요청의 번호(운영자용): ${id}`,
    reload: '페이지 새로 고침',
    home: '첫 페이지로',
    goOn: '새로 고치지 않고 계속',
  },

  login: {
    username: '사용자 이름',
    password: '비밀번호',
    again: '비밀번호 다시 입력',
    login: '로그인',
    signup: '가입하기',
    continue: '계속',
    cancel: '취소',
    shortUsername: '사용자 이름은 5자 이상이어야 해요!',
    shortPassword: '비밀번호는 5자 이상이어야 해요!',
    mismatch: '비밀번호가 서로 달라요',
    invalid: '사용자 이름이나 비밀번호가 틀렸어요',
    pleaseLogin: '로그인해 주세요',
    ended: '로그인이 만료됐어요. 다시 로그인해 주세요.',
    kept: (player) => `저장하지 않은 것은 ${player} 님을 위해 남겨 두었어요.`,
    elsewhere: '다른 창에서 로그아웃했어요.',
    suspended: '이용이 정지된 계정이에요.',
    tagline: '모으고, 걷고, 겨루고.',
    play: '놀러 가기',
  },

  changeTeam: '바꿀 생물 고르기',
  account: '계정',
  player: '트레이너',
  settings: '설정',
  recover: '비밀번호를 잊으셨나요?',
  guest: '손님으로 놀기',
  workshop: '공방',
  operator: '운영자',

  fullscreen: {
    start: '전체 화면',
    end: '전체 화면 끝내기',
    refused: '브라우저가 전체 화면을 허용하지 않았어요. 페이지 맨 아래의 버튼을 눌러 보세요.',
  },
  footer: {
    calm: '차분 모드',
    calmHint: '흔들림도, 번쩍임도, 들썩임도 없어요.',
    theme: '테마',
    themes: {
      system: { name: '시스템', hint: '기기 설정대로' },
      light: { name: '밝게', hint: '언제나 낮' },
      dark: { name: '어둡게', hint: '언제나 밤' },
    },
    controls: '조작',
    profile: '나의 프로필',
  },

  unknown: { title: '키 큰 풀숲에서 길을 잃었어요' },
};
export default words;
