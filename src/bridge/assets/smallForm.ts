import { swappedUrl } from './assetSwap.ts';
import { hasPicture } from './assets.ts';

/** Side in pixels of the small form of a creature or a portrait, `creatures/kindlam.normal.small`. */
const SMALL = 256;
const HAVE_SMALL = /^(creatures|portraits)\//;
/** Where a css pixel has two pixels of the screen or more, nobody sees that a picture has a third fewer than it is drawn with. */
const DENSE = 2;
const SPARED = 1.5;

/** Pictures that the canvas or a preload has fetched in full. */
const whole = new Set<string>();

/** Lets lists show a picture in full that has been fetched in full: its small form would come in addition. */
export const noteWhole = (name: string): void => {
  whole.add(name);
};

/**
 * The name of the form in which to show a picture: the small form of a creature or a portrait if that has enough pixels. A
 * picture that a designer has just replaced has none.
 * @param side css pixels of its side
 */
export function formOf(name: string, side: number): string {
  const small = `${name}.small`;
  if (!HAVE_SMALL.test(name) || whole.has(name)) return name;
  if (!hasPicture(small) || swappedUrl(name) !== undefined) return name;
  const density = globalThis.devicePixelRatio || 1;
  return (side * density) / (density < DENSE ? 1 : SPARED) <= SMALL ? small : name;
}
