import { laid } from 'virtual:laid-assets';
import { hasPicture, pictureUrl } from '../../../bridge/assets/assets.ts';
import type { TriedFile } from '../../../client/workshop/tryOut/tried.ts';
import { soundForms } from '../../../sound/play/soundUrls.ts';

/** How it stands with a file: not there, the game's own, laid down by a designer, or tried out in this browser. */
export type FileState = 'missing' | 'drawn' | 'overridden' | 'tried' | 'kept';

/** Sounds are asked for without their endings. */
const overridden = new Set(laid.map((name) => name.replace(/\.(ogg|mp3|wav)$/, '')));
export const isSound = (name: string) => name.startsWith('sounds/');

/** Where a file lies that the game shows or plays; null where there is none. */
export function fileUrl(name: string): string | null {
  if (isSound(name)) return soundForms(name).src[0] ?? null;
  return hasPicture(name) ? pictureUrl(name) : null;
}

export function stateOf(name: string, tried: Readonly<Record<string, TriedFile>>): FileState {
  const file = tried[name];
  if (file) return file.kept ? 'kept' : 'tried';
  const url = fileUrl(name);
  if (url === null) return 'missing';
  // In development the address tells, also of what was laid down since the page was loaded.
  const isLaid = url.startsWith('/assets/overrides/') || (!url.includes('?changed=') && overridden.has(name));
  return isLaid ? 'overridden' : 'drawn';
}
