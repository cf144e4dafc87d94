import { UNIT } from './contour.ts';
import { movedOutlines } from './field.ts';
import { choose, scatter } from './scatter.ts';
import { box, clipTo, dot, line, move, NOTHING, shape } from './svg.ts';
import { around, type GroundView } from './view.ts';

/** Height of the rock below a southern edge, in units. */
const FACE = 13;
/** Distance of the edge from the cells of air. */
const INSET = 0.4;
const ROCK = { lit: '#c3c9d6', plain: '#a7aebd', dark: '#868ea1', deep: '#626b84', rim: '#737c93' } as const;
/** Facets of the rock: path data and colour, in three variants that join above each other. */
const FACETS = [
  [
    ['M1-2L5.5-2 4.2 8 5 18 .5 18 1.6 7Z', ROCK.lit],
    ['M9.5-2L13-2 12.2 6 13.4 18 9.8 18 10.4 8Z', ROCK.lit],
    ['M5.5-2L7.5-2 7 9 8 18 5 18 4.2 8Z', ROCK.dark],
  ],
  [
    ['M2.4-2L7-2 6 7 7 18 2 18 3 8Z', ROCK.lit],
    ['M11-2L14.4-2 13.6 9 14.6 18 11 18 11.8 7Z', ROCK.dark],
    ['M7-2L8.8-2 8.2 7 9 18 7 18 6 7Z', ROCK.dark],
  ],
  [
    ['M4-2L9-2 8 6 9.4 18 3.6 18 5 8Z', ROCK.lit],
    ['M9-2L10.8-2 10.2 8 11 18 9.4 18 8 6Z', ROCK.dark],
    ['M.2-2L1.4-2 1 9 1.4 18 .2 18Z', ROCK.dark],
  ],
] as const;

/** Whether a cell is air: cloud, or a bridge over it. */
export function isAir(view: GroundView, x: number, y: number): boolean {
  if (view(x, y) === 'cloud') return true;
  if (view(x, y) !== 'bridge') return false;
  return [-1, 1].some((d) => view(x + d, y) === 'cloud' || view(x, y + d) === 'cloud');
}

/** Widths and opacities of the strokes along the foot of the rock. */
const MIST = [
  [9, 0.3],
  [6, 0.35],
  [3.4, 0.5],
  [1.4, 0.8],
] as const;

const NEAR = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/** Whether wisps of cloud lie in a cell: beside the land, now and then. */
function hasWisp(view: GroundView, x: number, y: number): boolean {
  if (view(x, y) !== 'cloud' || scatter(x, y, 401) > 0.62) return false;
  return NEAR.some(([dx, dy]) => !isAir(view, x + dx, y + dy));
}

/** A few puffs of cloud, as seen from the cell `dx`, `dy` cells away. */
function wisp(x: number, y: number, dx: number, dy: number): string {
  const [left, top] = [dx * UNIT + 3 + scatter(x, y, 402) * 9, dy * UNIT + 8 + scatter(x, y, 403) * 6];
  const size = 0.8 + scatter(x, y, 404) * 0.6;
  const puffs = [
    [-5, 0.6, 4.2],
    [0, -1.2, 5.4],
    [5.4, 0.8, 3.8],
  ] as const;
  const coat = (down: number, colour: string): string =>
    puffs
      .map(([px, py, r]) => {
        return dot(left + px * size, top + (py + down) * size, r * size, r * 0.72 * size, colour);
      })
      .join('');
  return coat(1.3, '#ccd9ec') + coat(0, '#f4f8fe');
}

/** Cuts the air out of the land, so that the cloud below is visible, with rock below southern edges. */
export function paintEdge(view: GroundView, x: number, y: number, land: string): string {
  const inside = around(view, x, y, (_, cx, cy) => isAir(view, cx, cy));
  const seen = [-2, -1, 0, 1, 2].flatMap((dy) => [-2, -1, 0, 1, 2].map((dx) => inside(dx, dy)));
  if (!seen.includes(true)) return land;
  const wisps = NEAR.map(([dx, dy]) =>
    hasWisp(view, x + dx, y + dy) ? wisp(x + dx, y + dy, dx, dy) : '',
  ).join('');
  if (!seen.includes(false)) return wisps;
  const air = movedOutlines(inside, INSET);
  const edge = air.inside(0);
  if (edge === '') return land + wisps;
  const facets = FACETS[choose(x, 0, 407, FACETS.length)]!.map(([data, colour]) => shape(data, colour));
  const rock = box(-1, -1, UNIT + 2, UNIT + 2, ROCK.plain) + facets.join('');
  const brow = move(line(edge, ROCK.deep, 2.6, 'stroke-opacity=".55"'), 0, 1.2);
  const foot = air.inside(FACE);
  // The foot of the rock is lost in mist.
  const mist = MIST.map(([width, opacity]) =>
    line(foot, '#eef4fc', width, `stroke-opacity="${opacity}"`),
  ).join('');
  const wall = clipTo('wall', air.between(0, FACE), rock + brow);
  const turf = move(line(edge, '#eef2df', 1.3, 'stroke-opacity=".8"'), 0, -1.2);
  return (
    wall +
    clipTo('air', edge, NOTHING + mist + wisps) +
    clipTo('ground', air.outside(), land + turf) +
    line(edge, ROCK.rim, 1.1)
  );
}
