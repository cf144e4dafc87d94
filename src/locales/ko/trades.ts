import { playerName } from '../en/names.ts';
import type { tradeWords } from '../en/trades.ts';
import { numberWords } from '../format.ts';
import { comitative, object, subject, topic } from './particles.ts';

const words: typeof tradeWords = {
  listings: '교환에 올린 Pokemon',
  fetchingListings: '교환에 올린 Pokemon을 불러오는 중',
  offered: '내가 제안한 Pokemon',
  fetchingOffered: '내가 제안한 생물을 불러오는 중',

  hasOffered: (user) => `${user} 님이 교환을 제안했어요`,
  accept: '제안 받아들이기',
  reject: '제안 거절하기',
  unlist: '교환에서 내리기',
  replace: '바꾸기',
  save: '저장',
  removeAll: '제안을 모두 거두기',
  removeOne: '제안에서 뺄까요?',

  noOffers: '제안이 없어요',
  traded: '교환했어요',
  rejected: '제안을 거절했어요',
  unlisted: '교환에서 내렸어요',
  takenBack: '제안을 거두었어요',
  saved: '저장했어요',
  notTraded: '지금은 교환할 수 없었어요',
  notUnlisted: '교환에서 내리지 못했어요',
  notSaved: '지금은 저장할 수 없어요',

  accepting: {
    text: (name) => `한번 ‘네’라고 하면 ${topic(name)} 떠나고, 아무도 되돌릴 수 없어요.`,
    others: (name) => `${name}에게 온 다른 제안은 모두 끝나요.`,
    gone: '그사이 상대가 제안을 거두었어요. 내 것은 아무것도 바뀌지 않았어요.',
    cancel: '취소',
    confirm: '네, 교환해요',
  },

  offersOf: (name) => `${name}에게 온 제안`,
  waiting: '아직 제안이 없어요. 다른 사람들이 찾아볼 수 있고, 제안이 오면 종이 알려 줘요.',
  changed: '제안할 때와 모습이 달라진 생물이 있어요.',
  changedForLister: '이제 받아들일 수 없어요. 거절하고 새로 청해 보세요.',
  changedForMaker: '이제 받아들여질 수 없어요. 거두고 다시 제안하세요.',
  savingChanges: '받은 제안은 지금의 기술을 보고 온 거예요. 저장하면 제안이 끝나요.',
  offersEnded: (name, count) =>
    count === 1 ? `${name}에게 온 제안이 끝났어요.` : `${name}에게 온 제안 ${count}건이 끝났어요.`,
  savingOffered: '지금의 기술로 한 제안이에요. 저장하면 받아들여질 수 없어요.',
  unlistedText: '교환에 올린 생물이 없어요. 하나 올리면 다른 사람들이 자기 생물을 제안할 수 있어요.',
  choose: '교환에 올릴 생물 고르기',
  notOfferedText: '갖고 싶은 생물을 찾아서 내 생물을 제안해 보세요.',
  find: '교환 찾기',
  past: '지난 교환',

  arrivedTitle: (names) => `${subject(names.join(', '))} 이제 함께해요`,
  arrivedText: (given, user) => `${topic(given)} ${user} 님에게 갔어요.`,
  look: '나의 생물 보기',

  offeredFor: (name, user) => `${user} 님의 ${object(name)} 바라고`,
  owner: (user) => `주인: ${user}`,
  since: (moment) => `${moment}에 제안`,
  toOffer: '교환 찾기에서 보기',

  level: (level) => `레벨 ${level}`,
  exp: (exp) => `경험치 ${numberWords(exp)}`,

  stale: '보이는 것이 지금과 다를 수 있어요.',
  failed: {
    title: '교환을 불러오지 못했어요',
    text: '서버가 대답하지 않았어요. 올린 것과 제안한 것은 모두 서버에 무사히 있어요.',
  },

  owners: {
    button: '그동안의 주인',
    title: (name) => `${name}의 주인`,
    loading: '찾아보는 중…',
    failed: '주인을 알아내지 못했어요.',
    now: (since) => `${since}부터`,
    span: (since, until) => (since === until ? since : `${since}–${until}`),
    present: '지금 주인',
  },

  history: {
    title: '교환',
    loading: '교환을 불러오는 중',
    none: '아직 교환이 없어요',
    noneText: '교환은 모두 여기에 남아요. 누구와, 무엇이 가고 무엇이 왔는지.',
    find: '교환 찾기',
    with: (user) => `${comitative(user ? `${playerName(user)} 님` : playerName(user))}의 교환`,
    gave: '준 것',
    got: '받은 것',
  },
};
export default words;
