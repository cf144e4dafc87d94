import { leaf } from '../kit.ts';
import { dot, line, shape } from '../world/terrain/svg.ts';

export const PEDESTAL = { width: 400, height: 150 } as const;

const INK = '#3b3450';
const MIDDLE = PEDESTAL.width / 2;

/** A step of the plinth: a round slab with a lit top. */
function slab(top: number, half: number, tall: number, face: string, lit: string): string {
  const round = half * 0.2;
  const side = `M${MIDDLE - half} ${top}V${top + tall}A${half} ${round} 0 0 0 ${MIDDLE + half} ${top + tall}V${top}Z`;
  const shade = `M${MIDDLE + half * 0.36} ${top}V${top + tall + round * 0.92}A${half} ${round} 0 0 0 ${MIDDLE + half} ${top + tall}V${top}Z`;
  return [
    shape(side, face, `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`),
    shape(shade, '#6f6580', 'fill-opacity=".38"'),
    dot(MIDDLE, top, half, round, lit, `stroke="${INK}" stroke-width="5"`),
    dot(MIDDLE - half * 0.1, top - 1, half * 0.82, round * 0.68, '#ffffff', 'fill-opacity=".28"'),
  ].join('');
}

/** A plinth of two stone steps on which a creature is shown, with leaves. */
export function paintPedestal(): string {
  const leaves = [
    [56, 122, 42, 20, -150],
    [70, 130, 40, 18, 200],
    [346, 120, 42, 20, -30],
    [332, 130, 36, 16, -60],
  ] as const;
  return [
    dot(MIDDLE, 126, 190, 22, '#1d1830', 'fill-opacity=".26"'),
    slab(88, 168, 22, '#a89ab0', '#d9cfd6'),
    slab(48, 132, 26, '#b9abbd', '#e9e0e2'),
    line('M100 110q40 16 80 19', '#8b7d98', 4),
    ...leaves.map(([x, y, length, width, degrees], at) =>
      shape(
        leaf(x, y, length, width, degrees).data(),
        at % 2 ? '#4f9848' : '#85c85f',
        `stroke="${INK}" stroke-width="4"`,
      ),
    ),
  ].join('');
}
