import type { whyWords } from '../en/whyLost.ts';
import { numberWords } from '../format.ts';
import { koreanType } from './ids.ts';
import { object, subject, topic, was } from './particles.ts';

/** An amount of hp, with the total if it is known. */
const typesOf = (types: readonly string[]) => types.map(koreanType).join(', ');

function hpOf(amount: number, all: number | null): string {
  if (all === null) return `HP ${numberWords(amount)}`;
  return amount === all
    ? `잃은 HP ${numberWords(all)} 전부`
    : `잃은 HP ${numberWords(all)} 중 ${numberWords(amount)}`;
}

const words: typeof whyWords = {
  title: '진 까닭',
  types: (attack, whom, hits, amount, all) =>
    `${koreanType(attack)} 기술은 ${whom.join(', ')}에게 효과가 굉장해요. ${hits}번 맞아 ${object(hpOf(amount, all))} 빼앗겼어요.`,
  sturdy: (types) => `${typesOf(types)} 타입은 더 잘 버텨요.`,
  weakHits: (weak, hits) => `맞힌 ${hits}번 중 ${weak}번은 타입이 맞지 않아 거의 통하지 않았어요.`,
  unused: (mine, move, foe) =>
    `우리 ${topic(mine)} ${foe}에게 효과가 굉장한 ${object(move)} 알면서 쓰지 않았어요.`,
  level: {
    behind: (mine, theirs) =>
      `상대는 레벨 ${theirs}, 우리는 레벨 ${was(mine)}. 경험치 배틀로 금방 따라잡을 수 있어요.`,
    even: (level) => `레벨 탓은 아니에요. 둘 다 ${was(level)}.`,
    ahead: (mine, theirs) => `레벨 탓은 아니에요. 우리는 ${mine}, 상대는 ${was(theirs)}.`,
  },
  levels: {
    behind: (mine, theirs) =>
      `레벨은 상대가 높았어요. 평균 ${theirs} 대 ${mine}. 경험치 배틀로 금방 따라잡을 수 있어요.`,
    even: (level) => `레벨 탓은 아니에요. 둘 다 평균 ${was(level)}.`,
    ahead: (mine, theirs) => `레벨 탓은 아니에요. 평균 ${mine} 대 ${theirs}로 우리가 높았어요.`,
  },
  numbers: (mine, theirs) => `${mine}마리로 ${theirs}마리와 싸웠어요. 팀에는 6마리까지 들어갈 수 있어요.`,
  turning: (round, what) => `${round}턴이 고비였어요. ${what}.`,
  blow: (move, amount, most, mine, critical) =>
    `${critical ? '급소에 맞은 ' : ''}${subject(move)} 우리 ${mine}의 HP ${most} 중 ${object(amount)} 빼앗았어요`,
  held: (count, causes) => `${count}번 움직이지 못했어요: ${causes.join(', ')}.`,
  causes: {
    burn: '화상',
    freeze: '얼음',
    paralyz: '마비',
    poison: '독',
    sleep: '잠',
    confuse: '혼란',
    flinch: '풀죽음',
    seed: '씨앗',
    trap: '붙잡힘',
    recharge: '큰 기술 뒤의 휴식',
  },
  worn: (amount, all, wears) => `${wears.join(', ')} 때문에 ${object(hpOf(amount, all))} 잃었어요.`,
  wears: {
    recoil: '반동',
    burn: '화상',
    poison: '독',
    confuse: '혼란',
    fatigue: '피로',
    seed: '씨앗',
    trap: '붙잡힘',
    sand: '모래바람',
    hail: '우박',
    crash: '헛디딤',
    sacrifice: '희생',
  },
  misses: (missed, all) => `기술 ${all}번 중 ${missed}번이 빗나갔어요. 명중률이 높은 기술이 더 확실해요.`,
  speed: (first, rounds) =>
    `둘 다 때린 ${rounds}턴 중 ${first}턴은 상대가 먼저였어요. 더 빠른 생물이라면 뒤집을 수 있어요.`,
  balls: {
    unused: (count, best) =>
      `볼이 ${count}개 있었는데 하나도 던지지 않았어요. 가장 좋은 볼이라면 마지막에 ${best}%로 잡을 수 있었어요.`,
    thrown: (count) =>
      `볼을 ${count}번 던졌지만 잡지 못했고, 그때마다 한 턴을 썼어요. HP가 적을수록 잘 잡히고, 자고 있을 때 가장 잘 잡혀요.`,
  },
  dealer: (foe, amount, all) => `${subject(foe)} 가장 많이 때렸어요: ${hpOf(amount, all)}.`,
  alone: (foe, all) => `잃은 HP ${all}, 모두 ${foe} 혼자서 한 일이에요.`,
  weakTo: (foe, types) => `다음에는: ${foe}에게는 ${typesOf(types)} 기술이 잘 통해요`,
  such: (mine, move) => `. 이를테면 우리 ${subject(mine)} 아는 ${move}`,
  close: (left, most) =>
    `아까웠어요. 상대의 HP는 ${numberWords(most)} 중 ${numberWords(left)} 남아 있었어요.`,
  taken: (taken, most) => `상대의 HP ${numberWords(most)} 중 ${object(numberWords(taken))} 빼앗았어요.`,
};
export default words;
