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

/** What a feeling does to a part: it turns about its root, is moved and grows. */
export interface Turn extends Required<Stance> {
  readonly root: Position;
}

/** The stance of a part while a feeling is shown; undefined where it stands as usual. */
function stanceOf(stances: Stances, feeling: Feeling | undefined): Stance | undefined {
  const told = feeling && stances[feeling];
  if (told !== undefined) return wholeStance(told);
  if (feeling !== 'faint' || stances.pain === undefined) return undefined;
  const { turn = 0, move: [right, down] = [0, 0], grow = 1 } = wholeStance(stances.pain);
  return { turn: turn * LIMP.turn, move: [right * LIMP.move, down * LIMP.move + LIMP.down], grow };
}

/** The turn of a part with this root while a feeling is shown; none where it stands as usual. */
export function turnsOf(root: Position, stances: Stances, feeling: Feeling | undefined): readonly Turn[] {
  const told = stanceOf(stances, feeling);
  return told === undefined ? [] : [{ root, turn: 0, move: [0, 0], grow: 1, ...told }];
}

/** The same turn seen from behind: to the other side, about the place to which `change` brings its root. */
export function turnBehind(
  { root, turn, move, grow }: Turn,
  change: (x: number, y: number) => Position,
): Turn {
  const behind = change(...root);
  const moved = change(root[0] + move[0], root[1] + move[1]);
  return { root: behind, turn: -turn, move: [moved[0] - behind[0], moved[1] - behind[1]], grow };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A painted part with its turns, the outermost first. */
export function standing(painted: Painted, turns: readonly Turn[] = []): Painted {
  if (turns.length === 0) return painted;
  const transform = turns
    .map(({ root: [x, y], move: [right, down], turn, grow }) => {
      const to = `${round(x + right)} ${round(y + down)}`;
      return `translate(${to}) rotate(${turn}) scale(${grow}) translate(${round(-x)} ${round(-y)})`;
    })
    .join(' ');
  const group = (svg: string): string => svg && `<g transform="${transform}">${svg}</g>`;
  return { definitions: painted.definitions, under: group(painted.under), over: group(painted.over) };
}
