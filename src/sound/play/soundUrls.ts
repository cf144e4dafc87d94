import { files } from 'virtual:asset-sounds';
import { swappedIn } from '../../bridge/assets/assetSwap.ts';

/** What browsers are offered, the better form first: not every one of them plays the first. */
const ENDINGS = ['ogg', 'mp3', 'wav'] as const;

/** A sound in all its forms: addresses, and how each is coded, which an address alone may not tell. */
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
 * The forms of a sound by its name, such as `sounds/effects/tap`, the preferred one first. What a designer tries out
 * hides every other form, and what was saved just now the built ones. A missing sound has none, which is silence, and
 * told once while the game is being made. The list of sounds is large: what asks for it is loaded after the first
 * screen.
 */
export function soundForms(name: string): SoundForms {
  const forms = firstOf(name, [triedUrl, savedUrl, builtUrl]);
  if (forms.src.length === 0 && import.meta.env.DEV && !missed.has(name)) {
    missed.add(name);
    console.info(`There is no sound ${name}.`);
  }
  return forms;
}

/** The forms that are heard where nothing is tried out, for comparison. */
export const ownSoundForms = (name: string): SoundForms => firstOf(name, [savedUrl, builtUrl]);
