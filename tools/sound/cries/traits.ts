import type { Species } from '../../../rules/creatures/types.ts';

export type Catalogue = Readonly<Record<string, Species>>;

/** The properties of a cry that depend on the body. */
export interface Traits {
  /** Id of the first species of the evolution line; the whole line shares its contour. */
  readonly root: string;
  /** Mean pitch of the cry in Hz. */
  readonly pitch: number;
  /** Seconds. */
  readonly seconds: number;
}

const HIGHEST = 980;
const OCTAVES = 3.1;

const share = (value: number, low: number, high: number): number =>
  Math.min(1, Math.max(0, Math.log(value / low) / Math.log(high / low)));

/** Size from 0 (smallest) to 1 (largest), from weight and height. */
const sizeOf = ({ weight, height }: Species): number =>
  0.65 * share(weight, 0.1, 900) + 0.35 * share(height, 0.1, 9.5);

function parentOf(catalogue: Catalogue, id: string): Species | undefined {
  return Object.values(catalogue).find(({ evolution }) => evolution?.into === id);
}

/** Small bodies have high, short cries. Each evolution makes the cry lower and longer, whatever the weight. */
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
