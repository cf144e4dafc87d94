import { texts } from '../texts.ts';

/** Texts of the sound settings. */
export const soundWords = texts('sound', {
  button: 'Sound',
  off: 'Sound off',
  title: 'Sound',
  mute: 'Mute everything',
  muteHint: (key: string) => key && `The ${key} key does the same anywhere.`,
  muteButton: 'Mute the game',
  unmuteButton: 'Let the game sound',
  nowMuted: (key: string) => `The game is muted.${key && ` ${key} lets it sound again.`}`,
  nowHeard: (key: string) => `The game sounds again.${key && ` ${key} mutes it.`}`,
  channels: { music: 'Music', effects: 'Effects', cries: 'Cries' },
  volume: (percent: number) => `${percent} percent`,
  shown: (percent: number) => `${percent}%`,
  waits: 'Your browser saves data, so music waits until you ask for it.',
  ask: 'Play music',
  impossible: 'This browser cannot play the sounds of the game.',
  cry: 'Hear its cry',
});
