import type { soundWords } from '../en/sound.ts';

const words: typeof soundWords = {
  button: 'Sonido',
  off: 'Sin sonido',
  title: 'Sonido',
  mute: 'Silenciar todo',
  muteHint: (key) => key && `La tecla ${key} hace lo mismo en cualquier parte.`,
  muteButton: 'Silenciar el juego',
  unmuteButton: 'Devolver el sonido',
  nowMuted: (key) => `El juego está en silencio.${key && ` ${key} le devuelve el sonido.`}`,
  nowHeard: (key) => `El juego vuelve a sonar.${key && ` ${key} lo silencia.`}`,
  channels: { music: 'Música', effects: 'Efectos', cries: 'Voces' },
  volume: (percent) => `${percent} por ciento`,
  shown: (percent) => `${percent} %`,
  waits: 'Tu navegador ahorra datos, así que la música espera a que la pidas.',
  ask: 'Poner música',
  impossible: 'Este navegador no puede reproducir los sonidos del juego.',
  cry: 'Oír su voz',
};
export default words;
