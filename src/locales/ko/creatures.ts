import type { creatureWords } from '../en/creatures.ts';
import { numberWords } from '../format.ts';
import { koreanType } from './ids.ts';
import { comitative, is, object, subject, topic, toward } from './particles.ts';

/** Names with 과/와 before the last. */
const listed = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names
        .slice(0, -2)
        .map((name) => `${name}, `)
        .join('')}${comitative(names.at(-2) ?? '')} ${names.at(-1)}`;

const words: typeof creatureWords = {
  team: '나의 팀',
  change: '바꿀 생물 고르기',
  owned: '나의 POKEMON',

  fetching: 'Pokemon을 불러오는 중',
  fetchingTeam: '팀을 부르는 중',
  saved: '저장했어요',
  notSaved: '저장하지 못했어요',
  traded: '교환에 올렸어요',
  notTraded: '교환에 올리지 못했어요',
  evolved: (before, after) => `${subject(before)} ${toward(after)} 진화했어요`,

  moveUp: '위로',
  moveDown: '아래로',
  replace: '바꾸기',
  evolve: '진화',
  save: '저장',
  undo: '되돌리기',
  putForTrade: '교환에 올리기',
  replaceFromTeam: '팀과 바꾸기',
  select: '고르기',
  cancel: '취소',

  takeOut: '팀에서 빼기',
  tookOut: (name) => `${subject(name)} 팀에서 나왔어요`,
  notTakenOut: '팀에서 빼지 못했어요',
  leftText: (name) => `${topic(name)} 다른 생물들과 함께 기다리고, 이제 교환할 수도 있어요.`,
  putBack: '다시 넣기',
  putIn: '팀에 넣기',
  joined: (name) => `${subject(name)} 팀에 들어왔어요`,
  notJoined: '팀에 넣지 못했어요',

  place: (place, size) => `${size}자리 중 ${place}번째`,
  moved: (name, place, size) => `${subject(name)} 이제 ${size}자리 중 ${place}번째예요.`,
  nickname: {
    button: '별명',
    title: (name) => `${name}의 별명`,
    text: '종류 이름 옆에 적히고, 이 생물을 만나는 모두가 볼 수 있어요. 교환하면 함께 가요.',
    label: (most) => `별명, ${most}자까지`,
    save: '저장',
    remove: '없애기',
    given: (name, nickname) => `${name}의 별명은 이제 ${is(nickname)}`,
    removed: (name) => `${name}의 별명을 없앴어요`,
  },

  boxes: {
    button: '상자',
    title: '나의 상자',
    text: '상자에 나누어 담으면 더 빨리 찾아요. 상자는 아무에게도 보이지 않고, 교환하면 상자에서 나가요.',
    none: '아직 상자가 없어요. 무엇을 함께 담아 둘까요?',
    one: (name, count) => `${name}, 생물 ${numberWords(count)}마리`,
    count: (count) => numberWords(count),
    show: '보기',
    showLabel: (name) => `상자 ${name} 보기`,
    renameLabel: (name) => `상자 ${name} 이름 바꾸기`,
    away: '치우기',
    awayLabel: (name) => `상자 ${name} 치우기`,
    awayTitle: (name) => `상자 ${object(name)} 치울까요?`,
    awayText: (count) =>
      count === 0
        ? '비어 있어요.'
        : `안에 있는 생물 ${numberWords(count)}마리는 그대로 남고, 어느 상자에도 들어 있지 않게 돼요.`,
    keep: '상자 두기',
    label: (most) => `이름, ${most}자까지`,
    create: '새 상자',
    save: '저장',
    close: '닫기',
    made: (name) => `상자 ${object(name)} 만들었어요`,
    renamed: (name) => `상자 이름은 이제 ${is(name)}`,
    gone: (name) => `상자 ${object(name)} 치웠어요`,
    full: (most) => `상자는 ${most}개까지예요. 하나를 치우면 자리가 나요.`,
    failed: '상자를 불러오지 못했어요',
    put: (count) => (count < 2 ? '상자에 담기…' : `${count}마리를 상자에 담기…`),
    putOne: (name) => `${name}의 상자`,
    putMany: (count) => `생물 ${count}마리의 상자`,
    putText: '상자는 이 목록에서 어디 있는지만 정해요. 팀과 배틀과 교환에는 상관없어요.',
    where: '상자',
    noBox: '상자 없음',
    inBox: (name) => `상자: ${name}`,
    moved: (name, box) => `${object(name)} 상자 ${box}에 담았어요`,
    movedMany: (count, box) => `${count}마리를 상자 ${box}에 담았어요`,
    out: (name) => `${object(name)} 상자에서 꺼냈어요`,
    outMany: (count) => `${count}마리를 상자에서 꺼냈어요`,
  },

  freeing: {
    several: '여럿 고르기',
    stop: '고르기 그만두기',
    one: '놓아주기…',
    choose: (name) => `${name} 고르기`,
    chosen: '고르기',
    full: (most) => `한 번에 ${most}마리까지예요.`,
    count: (count) => (count === 0 ? '아직 아무도 고르지 않았어요' : `${count}마리 골랐어요`),
    ask: (count) => (count < 2 ? '놓아주기…' : `${count}마리 놓아주기…`),
    title: (count) => (count === 1 ? '영영 놓아줄까요?' : `${count}마리를 영영 놓아줄까요?`),
    text: '아무도 다시 데려올 수 없어요. 레벨과 기술과 별명도 함께 떠나요. Pokedex와 배지와 지난 교환은 남아요.',
    rare: '그중에 희귀한 생물이 있어요.',
    keep: '함께 있기',
    confirm: '놓아주기',
    gone: (names) => `${subject(listed(names))} 들로 돌아갔어요. 고마웠어, 잘 가!`,
    goneMany: (count) => `${count}마리가 들로 돌아갔어요. 고마웠어, 잘 가!`,
    stays: { team: '팀에 있음', favourite: '즐겨찾기는 남음', trade: '교환 중' },
  },

  inTeam: '팀에 있음',
  inTrade: '교환 중',
  inOffer: '제안 중',
  toTrades: '들어온 제안 보기',
  toOffers: '내 제안 보기',
  toNext: (exp, left) => `경험치 ${numberWords(exp)}, 앞으로 ${numberWords(left)}`,
  grown: (exp) => `경험치 ${numberWords(exp)}, 다 자랐음`,
  stats: { attack: '공격', defense: '방어', speed: '속도' },
  favourite: '즐겨찾기',

  attacks: '기술',
  slot: (slot) => `기술 ${slot}`,
  free: '빈자리',
  attackFacts: (name, type, accuracy) => `${name} · ${koreanType(type)} · ${accuracy}%`,

  unsaved: '저장 안 됨',
  allSaved: '모두 저장했어요',
  evolveQuestion: (before, after) => `${object(before)} ${toward(after)} 진화시킬까요?`,
  skip: '다음에',
  inBattle: '배틀이 한창이에요. 끝날 때까지 팀은 그대로예요.',
  toBattle: '배틀로 돌아가기',
  reload: '팀 다시 불러오기',

  leave: {
    title: '저장하지 않고 나갈까요?',
    text: (names) =>
      names.length === 0
        ? '팀의 새 순서를 아직 저장하지 않았어요.'
        : `${listed(names)}의 바뀐 내용을 아직 저장하지 않았어요.`,
    stay: '남기',
    leave: '나가기',
    save: '저장하고 나가기',
  },

  keep: {
    replaceTitle: '즐겨찾기를 바꿀까요?',
    replaceText: (from, to) => `${topic(from)} 즐겨찾기에 있어요. 정말 ${subject(to)} 그 자리에 들어갈까요?`,
    leaveTitle: '즐겨찾기를 뺄까요?',
    leaveText: (name) => `${topic(name)} 즐겨찾기에 있어요. 정말 팀에서 뺄까요?`,
    tradeTitle: '즐겨찾기를 교환할까요?',
    tradeText: (name) => `${topic(name)} 즐겨찾기에 있어서 곁에 남아요. 하트를 떼고 교환에 올릴까요?`,
    keep: (name) => `${comitative(name)} 함께 있기`,
    anyway: '네, 계속해요',
  },

  replaced: '바뀔 생물',
  from: '바꿀 수 있는 생물',
  nothing: '아무것도 없어요.',
  nothingText: '먼저 팀에서 누구를 바꿀지 고르세요.',
  toTeam: '팀으로',
  keepsPlace: (name) => `${topic(name)} 그대로 남아 다른 생물들과 함께 기다려요.`,
  favouriteNote: '즐겨찾기이니 한 번 더 물어볼게요.',

  tools: {
    name: '이름',
    type: '타입',
    anyType: '모든 타입',
    kind: '빛깔',
    anyKind: '모든 빛깔',
    box: '상자',
    anyBox: '모든 상자',
    kinds: { 1: '보통', 2: '어둠빛', 3: '반짝빛' },
    only: '이것만 보기',
    canEvolve: '진화할 수 있음',
    inTrade: '교환 중',
    favourite: '즐겨찾기',
    sort: '정렬',
    keys: {
      level: { name: '레벨', down: '높은 것부터', up: '낮은 것부터' },
      name: { name: '이름', down: 'ㅎ부터', up: 'ㄱ부터' },
      exp: { name: '경험치', down: '많은 것부터', up: '적은 것부터' },
      kind: { name: '빛깔', down: '희귀한 것부터', up: '보통부터' },
      newest: { name: '만난 날', down: '오래된 것부터', up: '최근 것부터' },
    },
    sortedBy: (place, name, way) => `${place}. ${name}, ${way}`,
    sortHint: '세 가지까지. 한 번 더 누르면 뒤집고, 또 누르면 빼요.',
    clear: '모두 지우기',
  },

  empty: {
    teamTitle: '아직 함께 걷는 생물이 없어요',
    ownedTitle: '아직 생물이 없어요',
    startText: '홈에서 첫 파트너를 고르고, 지도에서 더 잡아 보세요.',
    start: '첫 파트너 고르기',
    restTitle: '모두 팀에 있어요',
    restText: '지도에서 하나 더 잡으면 그 자리에 들어갈 수 있어요.',
    toMaps: '지도로 갈까요?',
    filterTitle: '그런 생물은 없어요',
    filterText: '조건을 줄이면 더 나와요.',
    failed: {
      title: '생물을 불러오지 못했어요',
      text: import.meta.env.TRIAL ? '모두 이 브라우저에 무사히 있어요.' : '모두 서버에 무사히 있어요.',
    },
  },
};
export default words;
