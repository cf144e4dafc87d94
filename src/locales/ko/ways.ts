import type { wayWords } from '../en/ways.ts';
import { koreanRegion } from './ids.ts';
import { is, toward } from './particles.ts';

type Door = Parameters<typeof wayWords.enter>[0];

const GYMS: Readonly<Record<string, string>> = {
  'thornby-garden': '손비 정원',
  'crackle-mill': '크래클 풍차',
  'cinder-forge': '신더 대장간',
  'tidewell-lock': '타이드웰 수문',
  'dusk-lantern': '더스크 등불집',
  'holdfast-quarry': '홀드패스트 채석장',
  'rime-hall': '라임 회관',
  'windrow-tower': '윈드로 탑',
  'oduya-show': '오두야 품평회',
  'pascoe-fold': '패스코 양 우리',
  'eskil-hives': '에스킬 벌통',
  'callan-bog': '캘런 늪',
  'sattar-vats': '사타르 염색장',
  'stanek-wall': '스타네크 돌담',
  'strang-ring': '스트랭 씨름판',
  'hollow-well': '할로 우물',
  'wintersgill-bell': '윈터스길 종탑',
  'vane-house': '귀기울관',
  'bras-galley': '브라스 부엌',
  'tovua-kites': '토부아 연집',
  'amaury-stills': '아모리 향수집',
  'karras-kiln': '카라스 가마',
  'minami-light': '미나미 등대',
  'bellacorda-masks': '벨라코르다 가면집',
  'mensah-slip': '멘사 조선대',
  'orosa-reef': '오로사 암초',
  'tan-harbour': '탄 항구',
  'lhawang-loom': '라왕 베틀집',
  'huanca-springs': '왕카 온천',
  'diallo-strata': '디알로 지층',
  'tuyet-steps': '뚜옛 천 계단',
  'aikio-glacier': '아이키오 빙하',
  'qamar-dome': '카마르 돔',
  'zahnd-railway': '찬트 철도',
  'karaly-rescue': '카랄리 구조대',
  'merak-summit': '메라크 찻집',
  'moyo-seeds': '모요 씨앗 도서관',
  'quince-daybreak': '퀸스 해돋이집',
  'haddad-glass': '하다드 유리 공방',
  'pell-ledgers': '펠 장부집',
  'wrona-roost': '브로나 둥지',
  'laras-shadows': '라라스 그림자극장',
  'saarvi-lake': '사르비 호수',
  'oyelo-vigil': '오옐로 밤샘집',
  'abebe-hours': '아베베 시간의 집',
};

const doorName = (door: Door): string => (door.kind === 'mart' ? 'Pokemart' : (GYMS[door.gym] ?? door.gym));

const words: typeof wayWords = {
  label: '갈 곳',
  to: (map) => toward(map),
  enter: (door) => `${doorName(door)}에 들어가기`,
  closed: (map, { region, badges, won }) =>
    `${toward(map)} 가는 문은 닫혀 있어요. ${koreanRegion(region)}의 배지 ${badges}개로 열려요. 지금은 ${won === 0 ? '하나도 없어요' : `${won}개 있어요`}.`,
  gyms: '체육관으로',
  exit: (map) => `${toward(map)} 가는 길`,
  exitIn: (way, map) => `${toward(way)} 가면 ${is(map)}.`,
  door: (door) => `눈앞에 ${doorName(door)}의 문이 있어요. ‘들어가기’로 열 수 있어요.`,
  noDoor: '여기에는 문이 없어요.',
  shut: {
    house: '문이 잠겨 있어요. 여기 사는 사람은 생물을 보러 나갔어요.',
    windmill: '맷돌이 도는 동안은 문을 열지 않아요. 벌써 마흔 해째 돌고 있어요.',
    lighthouse: '문이 잠겨 있어요. 열쇠를 가진 등대지기는 자고 있어요. 등대는 밤에 일하거든요.',
  },
};
export default words;
