import type { tutorWords } from '../en/tutor.ts';
import { numberWords } from '../format.ts';

const coins = (count: number) => `${numberWords(count)}枚金币`;

const words: typeof tutorWords = {
  intro:
    '奥拉·奎尔在三所学校教过书，教到每一所都没有问题可问了。付些金币，她就教你的队伍招式，最多提前十级。',
  loading: '奥拉在找粉笔…',
  failed: '奥拉不在讲桌后面。你的金币安然无恙。',
  again: '再试一次',
  nobody: '你的队伍里还没有谁。奥拉不给空椅子上课。',
  toTeam: '去看队伍',
  pupil: '教谁',
  who: (name, level) => `${name}，${level}级`,
  nothing: (name) => `十级之内${name}不会学到新招式。这个等级已有的招式，在“你的队伍”里免费挑选。`,
  lessons: (name) => `${name}的课程`,
  power: (power) => `威力${power}`,
  accuracy: (percent) => `命中${percent}%`,
  byItself: (level) => `${level}级时自己学会`,
  teach: (move) => `教${move}…`,
  price: coins,
  lacks: (count) => `差${coins(count)}`,
  ask: (name, move) => `要教${name}学${move}吗？`,
  slot: '换掉哪一个',
  free: (slot) => `空位${slot}`,
  forgets: (name, move, by, price) =>
    `${name}花${coins(price)}学会${move}，忘掉${by}。教会又忘掉的，要再学得再付。`,
  learns: (name, move, price) => `${name}花${coins(price)}学会${move}。`,
  left: (count) => `会剩下${coins(count)}。`,
  no: '以后再说',
  yes: (price) => `付${coins(price)}`,
  done: (name, move) => `${name}学会了${move}！`,
};
export default words;
