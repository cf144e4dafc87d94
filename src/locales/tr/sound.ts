import type { soundWords } from '../en/sound.ts';

const words: typeof soundWords = {
  button: 'Ses',
  off: 'Ses kapalı',
  title: 'Ses',
  mute: 'Her şeyi sustur',
  muteHint: (key) => key && `${key} tuşu her yerde aynısını yapar.`,
  muteButton: 'Oyunu sustur',
  unmuteButton: 'Oyunu seslendir',
  nowMuted: (key) => `Oyun susturuldu.${key && ` ${key} yeniden seslendirir.`}`,
  nowHeard: (key) => `Oyun yeniden sesli.${key && ` ${key} susturur.`}`,
  channels: { music: 'Müzik', effects: 'Efektler', cries: 'Canlı sesleri' },
  volume: (percent) => `yüzde ${percent}`,
  shown: (percent) => `%${percent}`,
  waits: 'Tarayıcın veri tasarrufunda; müzik sen isteyene dek bekler.',
  ask: 'Müziği çal',
  impossible: 'Bu tarayıcı oyunun seslerini çalamıyor.',
  cry: 'Sesini dinle',
};
export default words;
