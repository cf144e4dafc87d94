import type { Ground } from '../../../../content/maps/types.ts';
import { COLOURS } from './colours.ts';
import { UNIT } from './contour.ts';
import { isAir } from './edge.ts';
import { box, dot, group, line } from './svg.ts';
import type { GroundView } from './view.ts';

const EDGE = `stroke="${COLOURS.beamDark}" stroke-width=".6"`;
const isBridge = (ground: Ground): boolean => ground === 'bridge';
const isWater = (ground: Ground): boolean => ground === 'water' || ground === 'shore' || ground === 'cloud';

/** Whether the bridge in this cell runs from west to east. */
function runsAcross(view: GroundView, x: number, y: number): boolean {
  const count = (...cells: readonly Ground[]): number => cells.filter(isBridge).length;
  const across = count(view(x - 1, y), view(x + 1, y));
  const along = count(view(x, y - 1), view(x, y + 1));
  if (across !== along) return across > along;
  return !isWater(view(x - 1, y)) || !isWater(view(x + 1, y));
}

const turned = (content: string): string => group(content, 'transform="matrix(0 1 1 0 0 0)"');

/** The boards of a deck along x, from `left` to `right`. */
function boards(left: number, right: number): string {
  const deck = box(left, 1, right - left, 14, COLOURS.plankDark);
  const starts = Array.from({ length: Math.round((right - left) / 4) }, (_, i) => left + i * 4);
  const single = starts.map((start, i) => {
    const colour = i % 2 ? COLOURS.plank : COLOURS.plankLight;
    return box(start + 0.2, 1.2, 3.5, 13.6, colour, `fill-opacity="${i % 2 ? 1 : 0.75}"`);
  });
  return deck + box(left, 1, right - left, 14, COLOURS.plank) + single.join('') + seams(starts);
}

const seams = (starts: readonly number[]): string => {
  return starts.map((start) => box(start - 0.3, 1.4, 0.6, 13.2, COLOURS.plankDark)).join('');
};

/** Planks that hang in ropes along x: one sees the cloud between them. */
function ropeBridge(): string {
  const planks = [0.4, 4.4, 8.4, 12.4].map((left, i) => {
    const [top, height] = [2 + (i % 2) * 0.5, 11.6 - (i % 3) * 0.4];
    return (
      box(left + 0.2, top + 0.9, 3, height, COLOURS.beamDark, 'fill-opacity=".45" rx=".6"') +
      box(left, top, 3, height, i % 2 ? COLOURS.plank : COLOURS.plankLight, `${EDGE} rx=".6"`)
    );
  });
  const rope = (y: number): string =>
    line(`M-1 ${y}H17`, '#6f5a44', 1.9) + line(`M-1 ${y - 0.2}H17`, '#d9bf92', 1.1);
  const knots = [2, 10].map((x) => dot(x, 2.2, 0.9, 0.9, '#8f7450') + dot(x, 13.8, 0.9, 0.9, '#8f7450'));
  return planks.join('') + rope(2.2) + rope(13.8) + knots.join('');
}

/** Paints a bridge or pier of boards, with a beam along every side that borders on water. */
export function paintBridge(view: GroundView, x: number, y: number): string {
  if (!isBridge(view(x, y))) return landing(view, x, y);
  const across = runsAcross(view, x, y);
  if (isAir(view, x, y)) return across ? ropeBridge() : turned(ropeBridge());
  const deck = across ? boards(0, UNIT) : turned(boards(0, UNIT));
  const beam = (bx: number, by: number, width: number, height: number): string => {
    return box(bx, by, width, height, COLOURS.beam, EDGE);
  };
  const isOpen = (cx: number, cy: number, isSide: boolean): boolean => {
    const near = view(cx, cy);
    return isSide ? !isBridge(near) : near === 'water';
  };
  const drop = box(-1, 15.4, 18, 1, COLOURS.shadow, 'fill-opacity=".35"');
  const sides = [
    isOpen(x, y - 1, across) ? beam(-1, 0.4, 18, 2.2) : '',
    isOpen(x, y + 1, across) ? drop + beam(-1, 13.2, 18, 2.4) : '',
    isOpen(x - 1, y, !across) ? beam(0.4, -1, 2.2, 18) : '',
    isOpen(x + 1, y, !across) ? beam(13.4, -1, 2.2, 18) : '',
  ];
  return deck + sides.join('');
}

/** Paints the ends of the boards on the land beside a bridge. */
function landing(view: GroundView, x: number, y: number): string {
  const isLand = view(x, y) !== 'water' && view(x, y) !== 'cloud';
  const post = (px: number, py: number): string => {
    return box(px, py, 2.6, 3.4, COLOURS.beam, `${EDGE} rx=".7"`);
  };
  const across = boards(0, 4) + post(1.6, 0) + post(1.6, 12.4);
  const back = group(across, 'transform="matrix(-1 0 0 1 16 0)"');
  const parts = [
    isBridge(view(x - 1, y)) && runsAcross(view, x - 1, y) ? across : '',
    isBridge(view(x + 1, y)) && runsAcross(view, x + 1, y) ? back : '',
    isBridge(view(x, y - 1)) && !runsAcross(view, x, y - 1) ? turned(across) : '',
    isBridge(view(x, y + 1)) && !runsAcross(view, x, y + 1) ? turned(back) : '',
  ];
  return isLand ? parts.join('') : '';
}
