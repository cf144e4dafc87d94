import { toPixels } from '../core/render.ts';
import type { CreaturePicture } from '../creature.ts';

/** Largest difference of a channel that is not visible. */
const UNSEEN = 3;

/** The number of pixels, of 128 × 128, that are visibly different in two pictures. */
export function differentPixels(first: CreaturePicture, second: CreaturePicture): number {
  const [a, b] = [first, second].map((picture) => toPixels(picture.svg(), 128).data);
  const isSeen = (pixel: number): boolean =>
    [0, 1, 2, 3].some((channel) => Math.abs(a![pixel * 4 + channel]! - b![pixel * 4 + channel]!) > UNSEEN);
  return Array.from({ length: 128 * 128 }, (_, pixel) => pixel).filter(isSeen).length;
}
