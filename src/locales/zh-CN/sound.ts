import type { soundWords } from '../en/sound.ts';

const words: typeof soundWords = {
  button: '声音',
  off: '声音关',
  title: '声音',
  mute: '全部静音',
  muteHint: (key) => key && `在任何地方按${key}键也一样。`,
  muteButton: '游戏静音',
  unmuteButton: '恢复声音',
  nowMuted: (key) => `游戏已静音。${key && `按${key}恢复声音。`}`,
  nowHeard: (key) => `游戏又有声音了。${key && `按${key}静音。`}`,
  channels: { music: '音乐', effects: '音效', cries: '叫声' },
  volume: (percent) => `百分之${percent}`,
  shown: (percent) => `${percent}%`,
  waits: '你的浏览器在节省流量，所以音乐等你吩咐才放。',
  ask: '播放音乐',
  impossible: '这个浏览器放不出游戏的声音。',
  cry: '听听它的叫声',
};
export default words;
