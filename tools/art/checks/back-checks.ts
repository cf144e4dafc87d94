import { FACE_PARTS } from '../core/back-view.ts';
import { type Pixels, toPixels } from '../core/render.ts';
import { type Creature, drawBack } from '../creature.ts';

const SIDE = 64;
/** A pixel has changed if one of its channels differs by more than this, of 255. */
const VISIBLE = 40;
/** The least share of changed pixels between a back and the front, mirrored or not, of all that either covers. */
const LEAST_CHANGE = 0.35;

/** Share of changed pixels among those that either picture covers, 0…1; `mirrored` turns the second left to right. */
function changeBetween(first: Pixels, second: Pixels, mirrored: boolean): number {
  let [covered, changed] = [0, 0];
  for (let at = 0; at < SIDE * SIDE; at++) {
    const x = at % SIDE;
    const [from, to] = [at * 4, (mirrored ? at - x + SIDE - 1 - x : at) * 4];
    if (first.data[from + 3]! < 128 && second.data[to + 3]! < 128) continue;
    covered += 1;
    const differs = (channel: number): boolean =>
      Math.abs(first.data[from + channel]! - second.data[to + channel]!) > VISIBLE;
    if ([0, 1, 2, 3].some(differs)) changed += 1;
  }
  return changed / covered;
}

/** What is wrong with the picture of a creature from behind; `frontSvg` is the one from the front. */
export function checkBack(drawing: Creature, frontSvg: string): string[] {
  const scene = drawBack(drawing);
  const faults = scene
    .pieces()
    .filter(({ name }) => FACE_PARTS.has(name))
    .map(({ name }) => `shows its ${name} from behind`);
  const [back, front] = [toPixels(scene.svg(), SIDE), toPixels(frontSvg, SIDE)];
  for (const mirrored of [false, true]) {
    const share = changeBetween(back, front, mirrored);
    if (share >= LEAST_CHANGE) continue;
    const which = mirrored ? 'the mirrored front' : 'the front';
    faults.push(`looks from behind like ${which}: only ${(share * 100).toFixed(0)} % of its pixels differ`);
  }
  return faults;
}
