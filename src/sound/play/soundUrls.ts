import { files } from 'virtual:asset-sounds';
import { swappedIn } from '../../bridge/assets/assetSwap.ts';

/** Extensions in order of preference; not every browser plays the first one. */
const ENDINGS = ['ogg', 'mp3', 'wav'] as const;

/** A sound in all its formats: URLs and their formats, which a data URL does not show by an extension. */
export interface SoundForms {
  readonly src: string[];
  readonly format: string[];
}

type UrlOf = (file: string) => string | null | undefined;

const missed = new Set<string>();
const triedUrl: UrlOf = (file) => swappedIn('tried', file);
const savedUrl: UrlOf = (file) => swappedIn('saved', file);
const builtUrl: UrlOf = (file) => {
  const saved = savedUrl(file);
  return saved === undefined ? files[file] : saved;
};

function formsBy(name: string, urlOf: UrlOf): SoundForms {
  const format = ENDINGS.filter((ending) => urlOf(`${name}.${ending}`));
  return { src: format.flatMap((ending) => urlOf(`${name}.${ending}`) ?? []), format };
}

const firstOf = (name: string, ways: readonly UrlOf[]): SoundForms =>
  ways.map((urlOf) => formsBy(name, urlOf)).find(({ src }) => src.length > 0) ?? { src: [], format: [] };

/**
 * The formats of a sound by its name, such as `sounds/effects/tap`, the preferred one first. Files tried out by a
 * designer replace all other formats, and files saved during development replace those of the build. A missing sound
 * has no formats and stays silent; in development that is logged once. The list of sounds is large, so this file is
 * loaded after the first screen.
 */
export function soundForms(name: string): SoundForms {
  const forms = firstOf(name, [triedUrl, savedUrl, builtUrl]);
  if (forms.src.length === 0 && import.meta.env.DEV && !missed.has(name)) {
    missed.add(name);
    console.info(`There is no sound ${name}.`);
  }
  return forms;
}

/** The formats without the files that are tried out, for comparison. */
export const ownSoundForms = (name: string): SoundForms => firstOf(name, [savedUrl, builtUrl]);
