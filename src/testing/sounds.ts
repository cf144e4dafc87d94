/** Replaces the list of sounds of the build in tests. */
export const files: Readonly<Record<string, string>> = {
  'sounds/cries/kindlam.wav': '/assets/game/sounds/cries/kindlam.wav-1234abcd.wav',
  'sounds/effects/tap.mp3': '/assets/game/sounds/effects/tap.mp3-2345abcd.mp3',
  'sounds/effects/tap.ogg': '/assets/game/sounds/effects/tap.ogg-2345abcd.ogg',
};
