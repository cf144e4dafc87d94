import type { Painted } from './paint.ts';
import type { Position } from './path.ts';

/** What a creature shows in battles, in its face and its limbs: it strikes, it is struck, it has won, it faints. */
export type Feeling = 'roar' | 'pain' | 'joy' | 'faint';

/** How a part stands otherwise than usual. */
export interface Stance {
  /** Degrees clockwise about its root. */
  readonly turn?: number;
  /** To the right and down, in units of the drawing. */
  readonly move?: Position;
  /** Factor by which it is larger, seen from its root. */
  readonly grow?: number;
}

/**
 * A part's stance for each feeling; for those that are not named it stands as usual. A number is a turn. Who faints hangs
 * its limbs as in pain, and lower, unless the drawing says how.
 */
export type Stances = Readonly<Partial<Record<Feeling, Stance | number>>>;

/** How much farther a limb falls than it is thrown by a blow. */
const LIMP = { turn: 1.25, move: 1.5, down: 5 } as const;

const wholeStance = (told: Stance | number): Stance => (typeof told === 'number' ? { turn: told } : told);

/** The stance of a part while a feeling is shown; undefined where it stands as usual. */
function stanceOf(stances: Stances, feeling: Feeling | undefined): Stance | undefined {
  const told = feeling && stances[feeling];
  if (told !== undefined) return wholeStance(told);
  if (feeling !== 'faint' || stances.pain === undefined) return undefined;
  const { turn = 0, move: [right, down] = [0, 0], grow = 1 } = wholeStance(stances.pain);
  return { turn: turn * LIMP.turn, move: [right * LIMP.move, down * LIMP.move + LIMP.down], grow };
}

/** The SVG `transform` of a part with this root while a feeling is shown; empty where it stands as usual. */
export function stanceTransform([x, y]: Position, stances: Stances, feeling: Feeling | undefined): string {
  const told = stanceOf(stances, feeling);
  if (told === undefined) return '';
  const { turn = 0, move: [right, down] = [0, 0], grow = 1 } = told;
  return `translate(${x + right} ${y + down}) rotate(${turn}) scale(${grow}) translate(${-x} ${-y}) `;
}

/** A painted part with its stance. */
export function standing(painted: Painted, transform = ''): Painted {
  if (!transform) return painted;
  const group = (svg: string): string => svg && `<g transform="${transform.trim()}">${svg}</g>`;
  return { definitions: painted.definitions, under: group(painted.under), over: group(painted.over) };
}
