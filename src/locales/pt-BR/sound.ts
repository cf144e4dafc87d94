import type { soundWords } from '../en/sound.ts';

const words: typeof soundWords = {
  button: 'Som',
  off: 'Sem som',
  title: 'Som',
  mute: 'Silenciar tudo',
  muteHint: (key) => key && `A tecla ${key} faz o mesmo em qualquer lugar.`,
  muteButton: 'Silenciar o jogo',
  unmuteButton: 'Ligar o som do jogo',
  nowMuted: (key) => `O jogo está sem som.${key && ` ${key} liga de novo.`}`,
  nowHeard: (key) => `O jogo está com som de novo.${key && ` ${key} silencia.`}`,
  channels: { music: 'Música', effects: 'Efeitos', cries: 'Gritos' },
  volume: (percent) => `${percent} por cento`,
  shown: (percent) => `${percent}%`,
  waits: 'Seu navegador economiza dados; por isso, a música espera você pedir.',
  ask: 'Tocar música',
  impossible: 'Este navegador não consegue tocar os sons do jogo.',
  cry: 'Ouvir o grito',
};
export default words;
