import { MUSIC_PIECES, SOUND_EFFECTS } from '../../../content/sounds.ts';
import { species } from '../../../content/species/index.ts';

export const ENDINGS = ['ogg', 'mp3'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Names of all sounds that the game may load: `music/home`, `effects/tap`, `cries/kindlam`. */
export const expectedNames = (): string[] => [
  ...MUSIC_PIECES.map((name) => `music/${name}`),
  ...SOUND_EFFECTS.map((name) => `effects/${name}`),
  ...Object.keys(species).map((name) => `cries/${name}`),
];

/** Reports missing and unknown files. The paths are relative to `sounds`. */
export function checkNames(files: readonly string[]): string[] {
  const expected = new Set(expectedNames().flatMap((name) => ENDINGS.map((ending) => `${name}.${ending}`)));
  const found = new Set(files);
  return [
    ...[...expected]
      .filter((file) => !found.has(file))
      .map((file) => `${file} is missing: npm run sound:bake`),
    ...files.filter((file) => !expected.has(file)).map((file) => `${file} is asked for by nobody`),
  ];
}
