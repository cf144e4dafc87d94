import type { soundWords } from '../en/sound.ts';

const words: typeof soundWords = {
  button: 'Ton',
  off: 'Ton aus',
  title: 'Ton',
  mute: 'Alles stumm',
  muteHint: (key) => key && `Die Taste ${key} tut überall dasselbe.`,
  muteButton: 'Spiel stummschalten',
  unmuteButton: 'Spiel wieder hören',
  nowMuted: (key) => `Das Spiel ist stumm.${key && ` ${key} schaltet den Ton wieder ein.`}`,
  nowHeard: (key) => `Das Spiel ist wieder zu hören.${key && ` ${key} schaltet es stumm.`}`,
  channels: { music: 'Musik', effects: 'Effekte', cries: 'Rufe' },
  volume: (percent) => `${percent} Prozent`,
  shown: (percent) => `${percent} %`,
  waits: 'Dein Browser spart Daten, darum wartet die Musik, bis du sie willst.',
  ask: 'Musik spielen',
  impossible: 'Dieser Browser kann die Töne des Spiels nicht abspielen.',
  cry: 'Ruf anhören',
};
export default words;
