import { swappedUrl } from './assetSwap.ts';
import { hasPicture } from './assets.ts';

/**
 * Name of a picture that goes with the front of a creature; null where there is none, or where a designer's file has
 * replaced the front only: it would show another creature.
 */
function partner(front: string, form: string): string | null {
  const name = `${front}.${form}`;
  const frontAlone = swappedUrl(front) !== undefined && swappedUrl(name) === undefined;
  return hasPicture(name) && !frontAlone ? name : null;
}

/** Name of the picture that shows a creature from behind; null where there is none that fits its front. */
export const backPicture = (front: string): string | null => partner(front, 'back');

/** Name of the picture that shows a creature with closed eyes; null where there is none that fits its front. */
export const blinkPicture = (front: string): string | null => partner(front, 'blink');

/** What a creature shows in a battle: it strikes, it is struck, it has won, it faints. */
export type FaceFeeling = 'roar' | 'pain' | 'joy' | 'faint';

/** Name of the picture of a creature with a feeling; null where it is not drawn. */
export const feelingPicture = (front: string, feeling: FaceFeeling): string | null => partner(front, feeling);
