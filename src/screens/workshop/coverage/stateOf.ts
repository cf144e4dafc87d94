import { laid } from 'virtual:laid-assets';
import { hasPicture, pictureUrl } from '../../../bridge/assets/assets.ts';
import type { TriedFile } from '../../../client/workshop/tryOut/tried.ts';
import { soundForms } from '../../../sound/play/soundUrls.ts';

/**
 * State of a file: missing, the game's own, overridden by a designer's file, tried out in this window, or kept in this
 * browser.
 */
export type FileState = 'missing' | 'drawn' | 'overridden' | 'tried' | 'kept';

/** Sounds are looked up without their file extensions. */
const overridden = new Set(laid.map((name) => name.replace(/\.(ogg|mp3|wav)$/, '')));
export const isSound = (name: string) => name.startsWith('sounds/');

/** Returns the address of a file of the game; null if it does not exist. */
export function fileUrl(name: string): string | null {
  if (isSound(name)) return soundForms(name).src[0] ?? null;
  return hasPicture(name) ? pictureUrl(name) : null;
}

export function stateOf(name: string, tried: Readonly<Record<string, TriedFile>>): FileState {
  const file = tried[name];
  if (file) return file.kept ? 'kept' : 'tried';
  const url = fileUrl(name);
  if (url === null) return 'missing';
  // In development the address shows it, also for overrides added after the page was loaded.
  const isLaid = url.startsWith('/assets/overrides/') || (!url.includes('?changed=') && overridden.has(name));
  return isLaid ? 'overridden' : 'drawn';
}
