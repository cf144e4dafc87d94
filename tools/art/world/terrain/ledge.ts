import { movedOutlines } from './field.ts';
import { choose } from './scatter.ts';
import { line, shape } from './svg.ts';
import { around, type GroundView } from './view.ts';

/** How far north of the cells' southern side the brow of the drop lies, in units. */
const BROW = -5;
/** Bands of a drop from the ground upwards: its lower side, and its colour. */
const BANDS = [
  [3, '#98ab80'],
  [2, '#6d7589'],
  [0, '#a3abba'],
  [-2, '#c0c6d2'],
  [-4, '#7f9670'],
] as const;
/** The outline runs outside the cells, so that it closes the gaps to what bounds a ledge in the west and the east. */
const INSET = -1.5;
const CRACKS = ['M3 12.4l.6 2.4', 'M11.6 12l-.7 3.4', 'M7 12.6l.4 3', ''] as const;

/** Paints a drop along the southern side of ledges: bare rock below a brow of turf. */
export function paintLedge(view: GroundView, x: number, y: number): string {
  const inside = around(view, x, y, (ground) => ground === 'ledge');
  if (![-2, -1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => inside(dx, dy)))) return '';
  const ledge = movedOutlines(inside, INSET);
  const bands = BANDS.map(([down, colour]) => shape(ledge.between(down, BROW), colour));
  const crack = CRACKS[choose(x, y, 411, CRACKS.length)]!;
  const cracks = inside(0, 0) && inside(-1, 0) && inside(1, 0) && crack ? line(crack, '#7d8598', 0.8) : '';
  return bands.join('') + cracks + shape(ledge.between(BROW, BROW - 1), '#dce6c6');
}
