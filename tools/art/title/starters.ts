import { type Creature, drawCreature } from '../creature.ts';
import { loadCreatures } from '../drawings.ts';
import { dot } from '../world/terrain/svg.ts';

/** A creature in a picture: species, middle, height of the feet, size. Mirrored ones look right. */
export interface Standing {
  readonly id: string;
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly mirrored: boolean;
}

const STARTERS: readonly Standing[] = [
  { id: 'puddlip', x: 1345, foot: 912, size: 285, mirrored: false },
  { id: 'podkin', x: 1182, foot: 946, size: 225, mirrored: false },
  { id: 'kindlam', x: 330, foot: 905, size: 300, mirrored: true },
];
/** Height of the feet on the creature canvas, as a share of its side. */
const FEET = 240 / 256;

/** Draws a creature with its shadow on dark grass; one whose feet are `flying` or higher has none. */
export function drawStanding({ x, foot, size, mirrored }: Standing, species: Creature, flying = 0): string {
  const [left, top] = [x - size / 2, foot - size * FEET];
  const turned = mirrored ? ` transform="translate(${2 * x} 0) scale(-1 1)"` : '';
  const shadow =
    foot < flying ? '' : dot(x, foot, size * 0.32, size * 0.045, '#0c2228', 'fill-opacity=".45"');
  return `${shadow}<g${turned}><svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 256 256">${drawCreature(species).content()}</svg></g>`;
}

/** The three starters that everybody meets first, on the ledge of the valley. */
export async function drawStarters(): Promise<string> {
  const drawings = await loadCreatures(STARTERS.map(({ id }) => id));
  return STARTERS.map((one, at) => drawStanding(one, drawings[at] as Creature)).join('');
}
