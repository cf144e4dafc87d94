import type { soundWords } from '../en/sound.ts';

const words: typeof soundWords = {
  button: 'Audio',
  off: 'Audio spento',
  title: 'Audio',
  mute: 'Spegni tutto',
  muteHint: (key) => key && `Il tasto ${key} fa lo stesso ovunque.`,
  muteButton: 'Spegni l’audio',
  unmuteButton: 'Riaccendi l’audio',
  nowMuted: (key) => `L’audio è spento.${key && ` ${key} lo riaccende.`}`,
  nowHeard: (key) => `L’audio è di nuovo acceso.${key && ` ${key} lo spegne.`}`,
  channels: { music: 'Musica', effects: 'Effetti', cries: 'Versi' },
  volume: (percent) => `${percent} per cento`,
  shown: (percent) => `${percent}%`,
  waits: 'Il tuo browser risparmia dati, perciò la musica aspetta che la chieda tu.',
  ask: 'Avvia la musica',
  impossible: 'Questo browser non può riprodurre i suoni del gioco.',
  cry: 'Ascolta il verso',
};
export default words;
