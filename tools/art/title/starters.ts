import { type Creature, drawCreature } from '../creature.ts';
import { spline } from '../kit.ts';
import { scatter } from '../world/terrain/scatter.ts';
import { dot, shape } from '../world/terrain/svg.ts';
import { upright, VALLEY } from './painting.ts';

interface Place {
  /** Its middle, the height of its feet, its size. */
  readonly x: number;
  readonly foot: number;
  readonly size: number;
}

/** A creature in a picture. Mirrored ones look right. */
export interface Standing extends Place {
  readonly id: string;
  readonly mirrored: boolean;
}

/** Where puddlip, podkin and kindlam stand: src/ui/title/LivingStarters.module.css puts them there. */
const PLACES: readonly Place[] = [
  { x: 1360, foot: 904, size: 400 },
  { x: 1168, foot: 950, size: 288 },
  { x: 304, foot: 904, size: 416 },
];
/** Height of the feet on the creature canvas, as a share of its side. */
const FEET = 240 / 256;

const shadowOf = ({ x, foot, size }: Place): string =>
  dot(x, foot, size * 0.32, size * 0.045, '#0c2228', 'fill-opacity=".45"');

/** Draws a creature with its shadow on dark grass; one whose feet are `flying` or higher has none. */
export function drawStanding(standing: Standing, species: Creature, flying = 0): string {
  const { x, foot, size, mirrored } = standing;
  const [left, top] = [x - size / 2, foot - size * FEET];
  const turned = mirrored ? ` transform="translate(${2 * x} 0) scale(-1 1)"` : '';
  const shadow = foot < flying ? '' : shadowOf(standing);
  return `${shadow}<g${turned}><svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 256 256">${drawCreature(species).content()}</svg></g>`;
}

/** A mound of the nearest ground, from behind its crest to the lower edge, with grass at its rim. */
function mound({ x, foot, size }: Place): string {
  const half = size * 0.74;
  const crest = (at: number): number => foot - size * 0.045 + ((at - x) / half) ** 2 * size * 0.13;
  const blades = Array.from({ length: 26 }, (_, i) => {
    const at = x + ((i + scatter(i, x, 5)) / 13 - 1) * half * 0.96;
    const y = crest(at) + 6;
    const [height, lean] = [12 + scatter(i, x, 6) * 20, (scatter(i, x, 8) - 0.5) * 20];
    return shape(
      `M${(at - 4).toFixed(1)} ${y.toFixed(1)}Q${(at + lean * 0.3).toFixed(1)} ${(y - height * 0.6).toFixed(1)} ${(at + lean).toFixed(1)} ${(y - height).toFixed(1)}Q${(at + lean * 0.3 + 4).toFixed(1)} ${(y - height * 0.5).toFixed(1)} ${(at + 4).toFixed(1)} ${y.toFixed(1)}Z`,
      i % 3 === 0 ? '#6c9a62' : '#35624f',
    );
  });
  const ground = spline([
    [x - half * 1.18, VALLEY.height, true],
    [x - half, crest(x - half) + size * 0.02],
    [x - half * 0.5, crest(x - half * 0.5)],
    [x, crest(x)],
    [x + half * 0.5, crest(x + half * 0.5)],
    [x + half, crest(x + half) + size * 0.02],
    [x + half * 1.18, VALLEY.height, true],
  ]);
  return blades.join('') + shape(ground.data(), 'url(#mound)');
}

/**
 * The ground of the three starters that everybody meets first, who stand on it in parts that move. Each has its own:
 * their layer moves farther than the ledge, on which their feet would slide.
 */
export function paintMounds(): string {
  const grass = upright('mound', [
    [0, '#4f8a5f'],
    [0.35, '#2f6350'],
    [1, '#152f36'],
  ]);
  return grass + PLACES.map((place) => mound(place) + shadowOf(place)).join('');
}
