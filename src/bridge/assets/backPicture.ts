import { swappedUrl } from './assetSwap.ts';
import { hasPicture } from './assets.ts';

/**
 * Name of the picture that shows a creature from behind; null where there is none, or where a designer's file has
 * replaced the front only: it would show another creature.
 */
export function backPicture(front: string): string | null {
  const back = `${front}.back`;
  const frontAlone = swappedUrl(front) !== undefined && swappedUrl(back) === undefined;
  return hasPicture(back) && !frontAlone ? back : null;
}
