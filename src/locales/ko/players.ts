import type { playerWords } from '../en/players.ts';
import { numberWords } from '../format.ts';
import { comitative, named, object } from './particles.ts';

const words: typeof playerWords = {
  menu: (user) => `${user} 님에 대해 더 보기`,
  view: '트레이너 페이지 보기',
  asOthers: '다른 사람에게 보이는 모습',
  listings: '올린 교환 모두',
  report: '신고…',
  block: '차단…',
  unblock: '차단 풀기',
  cancel: '취소',

  page: {
    loading: '트레이너 페이지를 불러오는 중',
    failed: { title: '트레이너 페이지를 불러오지 못했어요', text: '서버가 대답하지 않았어요.' },
    unknownTitle: '그런 이름은 없어요',
    unknownText: (name) =>
      name === ''
        ? '주소에 플레이어 이름이 없어요.'
        : `${named(name, '라는')} 플레이어의 페이지는 없어요. 이름이 바뀌었거나, 계정이 없어졌거나, 페이지가 비공개일 수 있어요.`,
    toMarket: '교환 찾기',
    visitor: (user) =>
      `게임을 하면 ${user} 님과 배틀하고 교환할 수 있어요. 무료이고, 계정 없이도 해 볼 수 있어요.`,
    own: '다른 플레이어에게 보이는 모습이에요.',
    private: '비공개 페이지라 나만 볼 수 있어요. 다른 사람에게는 그런 이름이 없다고 나와요.',
    toAccount: '계정에서 바꾸기',
    favourites: '즐겨찾기',
    level: (level) => `레벨 ${level}`,
    badges: '배지',
    noBadge: (user) => `아직 ${user} 님에게 진 관장이 없어요.`,
    records: '기록',
    noRarest: '아직 잡은 것이 없어요.',
    trades: '교환',
    allWon: '이긴 배틀',
    toProfile: '나의 프로필',
    listings: '교환 중',
    battle: '배틀',
    trade: (count) => (count === 1 ? '올린 교환 보기' : `올린 교환 ${numberWords(count)}건 보기`),
    blocked: (user) => `${user} 님을 차단했어요. 서로 올린 교환이 보이지 않고, 제안도 배틀도 하지 않아요.`,
    closed: (user) => `지금은 ${comitative(`${user} 님`)} 교환도 배틀도 할 수 없어요.`,
    nothing: (user) => `${user} 님은 지금 교환에 올린 것이 없어요.`,
  },

  reporting: {
    title: (user) => `${object(`${user} 님`)} 신고하기`,
    text: '이 게임의 운영자가 읽고 판단해요. 누가 신고했는지는 다른 플레이어에게 알리지 않아요.',
    about: '무엇에 대한 신고인가요?',
    name: '이름',
    listing: (name) => `교환에 올린 ${name}`,
    nickname: '생물의 별명',
    whichNickname: '어느 별명인가요?',
    reason: '까닭',
    choose: '까닭 고르기',
    reasons: {
      name: '불쾌한 이름',
      impersonation: '다른 사람인 척함',
      spam: '교환이나 나에게 제안을 쏟아부음',
      scam: '교환에서 남을 속이려 함',
      cheating: '부정행위',
      other: '그 밖의 것',
    },
    more: (most) => `운영자가 무엇을 알아야 하나요? ${most}자까지, 비워 두어도 돼요.`,
    send: '신고 보내기',
    sent: '신고를 보냈어요. 고마워요!',
  },

  blocking: {
    title: (user) => `${object(`${user} 님`)} 차단할까요?`,
    text: '서로 올린 교환이 보이지 않고, 제안도 배틀도 하지 않게 돼요. 둘 사이의 제안은 끝나요.',
    undo: '언제든 풀 수 있어요. 차단한 사람은 모두 계정 페이지에 있어요.',
    confirm: '차단',
    done: (user) => `${user} 님을 차단했어요`,
    undone: (user) => `${user} 님의 차단을 풀었어요`,
  },

  blocked: {
    title: '차단한 플레이어',
    text: '이 플레이어들과는 서로 올린 교환이 보이지 않고, 제안도 배틀도 하지 않아요.',
    loading: '차단한 플레이어를 불러오는 중',
    failed: '차단한 플레이어를 불러오지 못했어요.',
    none: '차단한 사람이 없어요. 플레이어 이름 옆의 점 세 개로 차단할 수 있어요.',
    since: (day) => `${day}부터`,
    count: (count, most) => `최대 ${most}명 중 ${count}명`,
  },
};
export default words;
