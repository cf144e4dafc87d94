import type { soundWords } from '../en/sound.ts';

const words: typeof soundWords = {
  button: 'الصوت',
  off: 'الصوت متوقف',
  title: 'الصوت',
  mute: 'كتم كل شيء',
  muteHint: (key) => key && `المفتاح ${key} يفعل ذلك في أي مكان.`,
  muteButton: 'كتم اللعبة',
  unmuteButton: 'إسماع اللعبة',
  nowMuted: (key) => `اللعبة مكتومة.${key && ` ${key} يعيد صوتها.`}`,
  nowHeard: (key) => `عاد صوت اللعبة.${key && ` ${key} يكتمه.`}`,
  channels: { music: 'الموسيقى', effects: 'المؤثرات', cries: 'الصيحات' },
  volume: (percent) => `${percent} بالمئة`,
  shown: (percent) => `${percent}%`,
  waits: 'متصفحك يوفّر البيانات، لذلك تنتظر الموسيقى إشارة منك.',
  ask: 'تشغيل الموسيقى',
  impossible: 'لا يستطيع هذا المتصفح تشغيل أصوات اللعبة.',
  cry: 'سماع صيحته',
};
export default words;
