import type { InputNames } from '../en/inputs.ts';
import type { replayWords } from '../en/profile.ts';

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? '矢印キーで一場面ずつ、スペースで再生と一時停止です。'
    : `${key('replayBack')}と${key('replayForward')}で一場面ずつ、${key('replayPlay')}で再生と一時停止です。`;

const words: typeof replayWords = {
  title: '再生',
  loading: 'バトルを取得しています',
  failedTitle: 'このバトルは見られません',
  olderTitle: '古い図録で戦ったバトル',
  olderText:
    'このバトルのあとで生きものやわざの名前や強さが変わったため、当時と同じようには進みません。結果と両方のチームは残っています。',
  level: (level) => `レベル${level}`,
  restFailed: (why) => `バトルの残りを読みこめていません。${why}`,
  restLoading: '続きを取得しています',
  back: 'バトル一覧へ',
  against: (who) => `相手：${who}`,
  stage: 'バトルの絵',
  controls: '再生',
  first: '最初へ',
  earlier: '一つ前へ',
  play: '再生',
  pause: '一時停止',
  later: '一つ先へ',
  last: '最後へ',
  place: 'バトルの位置',
  step: (step, all, caption) => `${caption}、${all}場面中${step}場面め`,
  count: (step, all) => `${step} / ${all}`,
  speed: '速さ',
  speeds: { 1: '1×', 2: '2×', 4: '4×' },
  speedOf: { 1: 'バトルと同じ', 2: '2倍', 4: '4倍' },
  captions: {
    begin: '始まり',
    choose: '次はだれ？',
    ready: (round) => `第${round}ターンの前`,
    round: (round) => `第${round}ターン`,
    win: '勝ち',
    lose: '負け',
    caught: '捕獲',
  },
  log: '起きたこと',
  logEmpty: 'まだ何もありません。',
  team: 'あなたのチーム',
  foes: '相手側',
  fainted: (name) => `${name}、倒れた`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }) =>
      `${button('replayBack')}と${button('replayForward')}で一場面ずつ、${button('replayPlay')}で再生と一時停止です。`,
  },
};
export default words;
