import { files } from 'virtual:asset-sounds';

/** Those that sound best for their bytes come first: a player takes the first that the browser plays. */
const ENDINGS = ['ogg', 'mp3', 'wav'];

/**
 * Addresses of a sound by its name without an ending, such as `sounds/effects/tap`: one for each form that it lies
 * in, the preferred one first; none where there is no such sound. Only the sound player asks: the list of sounds
 * comes with it, later than the first screen.
 */
export function soundUrls(name: string): readonly string[] {
  return ENDINGS.flatMap((ending) => files[`${name}.${ending}`] ?? []);
}
