import { files } from 'virtual:asset-sounds';
import { swappedUrl } from '../bridge/assetSwap.ts';

/** What browsers are offered, the better form first: not every one of them plays the first. */
const ENDINGS = ['ogg', 'mp3', 'wav'] as const;

/** A sound in all its forms: addresses, and how each is coded, which an address alone may not tell. */
export interface SoundForms {
  readonly src: string[];
  readonly format: string[];
}

const missed = new Set<string>();

/**
 * The forms of a sound by its name, such as `sounds/effects/tap`, the preferred one first. What a designer tries out
 * hides the built ones. A missing sound has none, which is silence, and told once while the game is being made. The
 * list of sounds is large: what asks for it is loaded after the first screen.
 */
export function soundForms(name: string): SoundForms {
  const format = ENDINGS.filter((ending) => urlOf(`${name}.${ending}`));
  const swapped = format.filter((ending) => swappedUrl(`${name}.${ending}`));
  const offered = swapped.length > 0 ? swapped : format;
  if (offered.length === 0 && import.meta.env.DEV && !missed.has(name)) {
    missed.add(name);
    console.info(`There is no sound ${name}.`);
  }
  return { src: offered.flatMap((ending) => urlOf(`${name}.${ending}`) ?? []), format: offered };
}

/** Addresses of a sound by its name, the preferred one first; none where it is missing. */
export const soundUrls = (name: string): readonly string[] => soundForms(name).src;

function urlOf(file: string): string | null | undefined {
  const swapped = swappedUrl(file);
  return swapped === undefined ? files[file] : swapped;
}
