import { MUSIC_PIECES, SOUND_EFFECTS } from '../../content/sounds.ts';
import type { Cries } from './cries.ts';
import type { Music } from './music.ts';
import type { SoundEffects } from './soundEffects.ts';

interface Players {
  readonly music: Music;
  readonly effects: SoundEffects;
  readonly cries: Cries;
}

/** Takes up a file that has become another one, by its name such as `sounds/effects/tap.ogg`; others are ignored. */
export function renew(file: string, { music, effects, cries }: Players): void {
  const [, folder, name] = /^sounds\/(effects|music|cries)\/(.+)\.\w+$/.exec(file) ?? [];
  const piece = MUSIC_PIECES.find((each) => folder === 'music' && each === name);
  const effect = SOUND_EFFECTS.find((each) => folder === 'effects' && each === name);
  if (piece) music.renew(piece);
  if (effect) effects.renew(effect);
  if (folder === 'cries' && name) cries.renew(name);
}
