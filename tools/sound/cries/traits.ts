import type { Species } from '../../../rules/creatures/types.ts';

export type Catalogue = Readonly<Record<string, Species>>;

/** What the ear hears of a body. */
export interface Traits {
  /** The first of its line: all of the line share its contour. */
  readonly root: string;
  /** Hz around which the cry moves. */
  readonly pitch: number;
  /** Seconds. */
  readonly seconds: number;
}

const HIGHEST = 980;
const OCTAVES = 3.1;

const share = (value: number, low: number, high: number): number =>
  Math.min(1, Math.max(0, Math.log(value / low) / Math.log(high / low)));

/** 0 for a crumb, 1 for what shakes the ground. */
const sizeOf = ({ weight, height }: Species): number =>
  0.65 * share(weight, 0.1, 900) + 0.35 * share(height, 0.1, 9.5);

function parentOf(catalogue: Catalogue, id: string): Species | undefined {
  return Object.values(catalogue).find(({ evolution }) => evolution?.into === id);
}

/** Small bodies cry high and short. Whoever evolves is heard lower and longer than before, whatever it weighs. */
export function traitsOf(catalogue: Catalogue, species: Species): Traits {
  const size = sizeOf(species);
  const pitch = HIGHEST / 2 ** (size * OCTAVES);
  const seconds = 0.28 + 0.3 * size + 0.05 * species.stage;
  const parent = parentOf(catalogue, species.id);
  if (!parent) return { root: species.id, pitch, seconds };
  const before = traitsOf(catalogue, parent);
  return {
    root: before.root,
    pitch: Math.min(pitch, before.pitch * 0.84),
    seconds: Math.max(seconds, before.seconds * 1.18),
  };
}
