import type { cupBattleWords } from '../en/cupBattles.ts';
import { numberWords } from '../format.ts';

const words: typeof cupBattleWords = {
  names: { hearth: '炉火杯', lantern: '灯笼杯', ember: '余火杯' },
  kind: '锦标赛',
  team: (cup) => `${cup}的驻场队`,
  foe: (cup) => `${cup}的驻场队`,
  entry: '你会从锦标赛出局，报名费也没了。',
  lost: '每个训练家都会遇上。你的队伍已经恢复精神；锦标赛出局了，报名费也没了。',
  won: (won, all, cup) => `${cup}的${all}场里，第${won}场赢下了。`,
  victory: (cup) => `${cup}归你了！绶带挂在你的训练家卡片上。`,
  ribbons: '锦标赛绶带',
  ribbon: (cup, won) => (won === 1 ? cup : `${cup}，${numberWords(won)}次`),
  back: '去锦标赛',
};
export default words;
