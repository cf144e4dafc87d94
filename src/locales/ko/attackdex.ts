import type { attackdexWords } from '../en/attackdex.ts';
import { koreanType } from './ids.ts';

const words: typeof attackdexWords = {
  title: 'AttackDex',
  search: '기술 찾기',
  moveClass: '분류',
  classes: { all: '모든 분류', damaging: '공격', status: '변화' },
  classOf: { damaging: '공격', status: '변화' },
  power: '위력',
  powers: (least) => (least === 'any' ? '모든 위력' : `${least} 이상`),
  accuracy: '명중률',
  learnedBy: '배우는 생물',
  learned: { any: '배우든 안 배우든', some: '배우는 종류가 있음' },
  sortBy: '정렬',
  sorts: { name: '이름순', type: '타입순', power: '위력순', accuracy: '명중률순' },
  columns: { name: '이름', type: '타입', effect: '효과', power: '위력', accuracy: '명중률' },
  none: '그런 기술은 없어요. 필터를 줄이면 더 나와요.',
  against: (type) => `${koreanType(type)} 타입 기술`,
  toChart: '타입 상성표 보기',
  nobody: '스스로 배우는 종류가 없어요.',
  unseen: '???',
  unknown: '그중 누구를 보았는지 알아내지 못했어요.',
  level: (level) => `레벨 ${level}`,
  befalls: {
    burn: '상대에게 화상을 입혀요',
    freeze: '상대를 얼려요',
    paralyz: '상대를 마비시켜요',
    poison: '상대를 독에 걸리게 해요',
    sleep: '상대를 재워요',
    confuse: '상대를 혼란에 빠뜨려요',
    flinch: '상대를 풀 죽게 해요',
  },
  chanceOf: (percent, what) => (percent >= 100 ? `반드시 ${what}.` : `${percent}% 확률로 ${what}.`),
  withChance: (sentence, percent) => `${sentence} 확률: ${percent}%.`,
};
export default words;
