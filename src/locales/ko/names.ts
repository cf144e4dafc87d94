import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: '떠난 플레이어',
  formerFirst: '떠난 플레이어',
  houseTeam: (place) => `${place}(전속 팀)`,
  quoted: (nickname: string) => `‘${nickname}’`,
  kinds: { normal: '', dark: '어둠빛', shiny: '반짝빛' },
  kinded: (kind, name) => `${kind} ${name}`,
};
export default words;
