import type { soundWords } from '../en/sound.ts';
import { toward } from './particles.ts';

const words: typeof soundWords = {
  button: '소리',
  off: '소리 꺼짐',
  title: '소리',
  mute: '모든 소리 끄기',
  muteHint: (key) => key && `${key} 키로 어디서나 끌 수 있어요.`,
  muteButton: '게임 소리 끄기',
  unmuteButton: '게임 소리 켜기',
  nowMuted: (key) => `소리를 껐어요.${key && ` ${toward(key)} 다시 켜요.`}`,
  nowHeard: (key) => `소리를 켰어요.${key && ` ${toward(key)} 다시 꺼요.`}`,
  channels: { music: '음악', effects: '효과음', cries: '울음소리' },
  volume: (percent) => `${percent}퍼센트`,
  shown: (percent) => `${percent}%`,
  waits: '브라우저가 데이터를 아끼는 중이라, 켜 달라고 할 때까지 음악은 기다려요.',
  ask: '음악 틀기',
  impossible: '이 브라우저에서는 게임 소리를 낼 수 없어요.',
  cry: '울음소리 듣기',
};
export default words;
