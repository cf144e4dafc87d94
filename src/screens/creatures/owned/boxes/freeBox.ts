import type { ReplyOf } from '../../../../../contract/call.ts';
import { type getBoxes, MOST_BOXES } from '../../../../../contract/owned.ts';

/** The player's boxes by their numbers. */
export type Boxes = ReplyOf<typeof getBoxes>['boxes'];

/** The lowest number that no box has; null if there is no room for another one. */
export function freeBox(boxes: Boxes): number | null {
  const numbers = Array.from({ length: MOST_BOXES }, (_, at) => at + 1);
  return numbers.find((box) => !boxes.some((one) => one.box === box)) ?? null;
}
