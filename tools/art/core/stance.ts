import type { Painted } from './paint.ts';
import type { Position } from './path.ts';

/** What a creature shows in battles, in its face and its limbs: it strikes, it is struck, it has won. */
export type Feeling = 'roar' | 'pain' | 'joy';

/** How a part stands otherwise than usual. */
export interface Stance {
  /** Degrees clockwise about its root. */
  readonly turn?: number;
  /** To the right and down, in units of the drawing. */
  readonly move?: Position;
  /** Factor by which it is larger, seen from its root. */
  readonly grow?: number;
}

/** A part's stance for each feeling; for those that are not named it stands as usual. A number is a turn. */
export type Stances = Readonly<Partial<Record<Feeling, Stance | number>>>;

/** The SVG `transform` of a part with this root while a feeling is shown; empty where it stands as usual. */
export function stanceTransform([x, y]: Position, stances: Stances, feeling: Feeling | undefined): string {
  const told = feeling && stances[feeling];
  if (told === undefined) return '';
  const {
    turn = 0,
    move: [right, down] = [0, 0],
    grow = 1,
  } = typeof told === 'number' ? { turn: told } : told;
  return `translate(${x + right} ${y + down}) rotate(${turn}) scale(${grow}) translate(${-x} ${-y}) `;
}

/** A painted part with its stance. */
export function standing(painted: Painted, transform = ''): Painted {
  if (!transform) return painted;
  const group = (svg: string): string => svg && `<g transform="${transform.trim()}">${svg}</g>`;
  return { definitions: painted.definitions, under: group(painted.under), over: group(painted.over) };
}
