import type { InputNames } from '../en/inputs.ts';
import type { replayWords } from '../en/profile.ts';

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? '方向键一步一步走，空格键播放和暂停。'
    : `${key('replayBack')}和${key('replayForward')}一步一步走，${key('replayPlay')}播放和暂停。`;

const words: typeof replayWords = {
  title: '重看',
  loading: '正在读取这场对战',
  failedTitle: '这场对战没法播放',
  olderTitle: '用旧目录打的一场',
  olderText: '这场对战之后，生灵或招式改过名字或强弱，再打一遍就不是当时的样子了。结果和双方队伍还留着。',
  level: (level) => `${level}级`,
  restFailed: (why) => `没能读取对战的其余部分。${why}`,
  restLoading: '正在读取后面的部分',
  back: '回到对战列表',
  against: (who) => `对手：${who}`,
  stage: '对战的画面',
  controls: '重看',
  first: '到开头',
  earlier: '后退一步',
  play: '播放',
  pause: '暂停',
  later: '前进一步',
  last: '到结尾',
  place: '对战进行到哪里',
  step: (step, all, caption) => `${caption}，第${step}步，共${all}步`,
  count: (step, all) => `${step} / ${all}`,
  speed: '速度',
  speeds: { 1: '1×', 2: '2×', 4: '4×' },
  speedOf: { 1: '和对战时一样', 2: '2倍速', 4: '4倍速' },
  captions: {
    begin: '开场',
    choose: '换谁上场？',
    ready: (round) => `第${round}回合之前`,
    round: (round) => `第${round}回合`,
    win: '胜利',
    lose: '败北',
    caught: '捉到了',
  },
  log: '发生了什么',
  logEmpty: '还什么都没有。',
  team: '你的队伍',
  foes: '对方',
  fainted: (name) => `${name}，倒下了`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }) =>
      `${button('replayBack')}和${button('replayForward')}一步一步走，${button('replayPlay')}播放和暂停。`,
  },
};
export default words;
