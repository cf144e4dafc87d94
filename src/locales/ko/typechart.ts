import type { typechartWords } from '../en/typechart.ts';
import { koreanType } from './ids.ts';

const words: typeof typechartWords = {
  title: '타입 상성표',
  calculator: '계산기',
  attack: '기술의 타입',
  defend: '상대의 타입, 하나나 둘',
  team: '또는 팀의 한 마리',
  pick: '기술의 타입이나 상대의 타입, 또는 둘 다 고르세요. 표의 칸을 눌러도 골라져요.',
  clear: '지우기',
  against: '→',
  result: (attack, defend, words) => `${koreanType(attack)} → ${defend.map(koreanType).join('·')}: ${words}`,
  attacks: (type) => `${koreanType(type)} 타입 기술`,
  target: (types) => `${types.map(koreanType).join('·')} 타입 생물`,
  rest: '다른 기술은 모두 보통의 피해를 줘요.',
  toMoves: (type) => `${koreanType(type)} 기술 모두 보기`,
  chart: '전체 표',
  hint: '행이 공격, 열이 방어예요. 방향키로 움직이고 Enter로 골라요.',
  caption: '행은 공격하는 타입, 열은 방어하는 타입이에요.',
  corner: { attack: '공격', defend: '방어' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: '효과가 굉장함', 0.5: '피해 절반', 0: '효과 없음', 1: '보통의 피해' },
};
export default words;
