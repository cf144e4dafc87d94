import type { soundWords } from '../en/sound.ts';

const words: typeof soundWords = {
  button: '音',
  off: '音なし',
  title: '音',
  mute: '音をすべて消す',
  muteHint: (key) => key && `どこでも${key}キーで同じことができます。`,
  muteButton: '音を消す',
  unmuteButton: '音を出す',
  nowMuted: (key) => `音を消しました。${key && `${key}キーでまた鳴ります。`}`,
  nowHeard: (key) => `音が出ます。${key && `${key}キーで消せます。`}`,
  channels: { music: '音楽', effects: '効果音', cries: '鳴き声' },
  volume: (percent) => `${percent}パーセント`,
  shown: (percent) => `${percent}%`,
  waits: 'データ節約中のブラウザなので、音楽は呼ばれるまで待っています。',
  ask: '音楽を流す',
  impossible: 'このブラウザではゲームの音を鳴らせません。',
  cry: '鳴き声を聞く',
};
export default words;
