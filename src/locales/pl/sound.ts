import type { soundWords } from '../en/sound.ts';

const words: typeof soundWords = {
  button: 'Dźwięk',
  off: 'Dźwięk wyłączony',
  title: 'Dźwięk',
  mute: 'Wycisz wszystko',
  muteHint: (key) => key && `Klawisz ${key} robi to samo z każdego miejsca.`,
  muteButton: 'Wycisz grę',
  unmuteButton: 'Włącz dźwięk',
  nowMuted: (key) => `Gra jest wyciszona.${key && ` ${key} przywraca dźwięk.`}`,
  nowHeard: (key) => `Grę znów słychać.${key && ` ${key} ją wycisza.`}`,
  channels: { music: 'Muzyka', effects: 'Efekty', cries: 'Odgłosy' },
  volume: (percent) => `${percent} procent`,
  shown: (percent) => `${percent}%`,
  waits: 'Twoja przeglądarka oszczędza dane, więc muzyka czeka, aż o nią poprosisz.',
  ask: 'Włącz muzykę',
  impossible: 'Ta przeglądarka nie umie odtworzyć dźwięków gry.',
  cry: 'Posłuchaj odgłosu',
};
export default words;
