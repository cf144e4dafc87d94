import type { soundWords } from '../en/sound.ts';

const words: typeof soundWords = {
  button: 'Son',
  off: 'Son coupé',
  title: 'Son',
  mute: 'Tout couper',
  muteHint: (key) => key && `La touche ${key} fait pareil partout.`,
  muteButton: 'Couper le son',
  unmuteButton: 'Remettre le son',
  nowMuted: (key) => `Le son est coupé.${key && ` ${key} le remet.`}`,
  nowHeard: (key) => `Le son est revenu.${key && ` ${key} le coupe.`}`,
  channels: { music: 'Musique', effects: 'Effets', cries: 'Cris' },
  volume: (percent) => `${percent} pour cent`,
  shown: (percent) => `${percent} %`,
  waits: 'Ton navigateur économise les données : la musique attend que tu la demandes.',
  ask: 'Jouer la musique',
  impossible: 'Ce navigateur ne peut pas jouer les sons du jeu.',
  cry: 'Écouter son cri',
};
export default words;
