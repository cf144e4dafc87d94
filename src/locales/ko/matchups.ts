import type { matchupWords } from '../en/matchups.ts';

const words: typeof matchupWords = {
  marks: {
    0: { short: '×0', long: '효과 없음' },
    0.25: { short: '×¼', long: '피해 4분의 1' },
    0.5: { short: '×½', long: '피해 절반' },
    1: { short: '×1', long: '보통의 피해' },
    2: { short: '×2', long: '효과가 굉장함' },
    4: { short: '×4', long: '효과가 어마어마함' },
  },
  nothing: '없음',
  weakTo: '약한 타입',
  resists: '잘 버티는 타입',
  immune: '통하지 않는 타입',
  strongAgainst: '효과가 굉장한 상대',
  weakAgainst: '효과가 별로인 상대',
  noneAgainst: '효과가 없는 상대',
};
export default words;
