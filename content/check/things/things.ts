import type { Cell } from '../../../rules/world/types.ts';
import { distanceOf } from '../../../rules/world/walking.ts';
import { findMap } from '../../maps/index.ts';
import { terrainOf } from '../../maps/terrain.ts';
import { type GameMap, MAP_IDS } from '../../maps/types.ts';
import { cellsWalked } from '../../maps/ways/walks.ts';
import type { MapSign } from '../../signs/types.ts';
import type { BerryBush, Thing } from '../../things/types.ts';
import type { Content } from '../content.ts';
import { type Problem, type Report, reporter } from '../problem.ts';

type Placed = Pick<Cell, 'x' | 'y'> & { readonly map: string };

/** What is checked: everything that can be found or read on the maps. */
export interface WorldFinds {
  readonly things: Readonly<Record<string, Thing>>;
  readonly bushes: Readonly<Record<string, BerryBush>>;
  readonly signs: Readonly<Record<string, MapSign>>;
  /** The cells where people stand at some hour. */
  readonly posts: readonly Placed[];
}

/** Most coins and items of one thing: a find is a pleasure, not a living. */
const MOST_COINS = 100;
const MOST_ITEMS = 5;
/** Most things and bushes of a map: a reply names them all. */
const MOST_ON_MAP = 16;

const isSame = (one: Placed, other: Placed): boolean =>
  one.map === other.map && one.x === other.x && one.y === other.y;

const walked = new WeakMap<GameMap, readonly Cell[]>();

/** The cells that players can come to: asked for once for each thing and sign of a map. */
function cellsOn(map: GameMap): readonly Cell[] {
  const cells = walked.get(map) ?? cellsWalked(map);
  walked.set(map, cells);
  return cells;
}

/** Whether a player can come beside a cell, on foot from where the map begins. */
function checkPlace({ map: name, x, y }: Placed, isFree: boolean, report: Report): Problem[] {
  const map = findMap(name);
  if (!map) return [report('map', 'a map', name)];
  const near = cellsOn(map).some((cell) => distanceOf(cell, { x, y }) <= 1);
  return [
    ...(near ? [] : [report('x', 'a cell beside which a player can stand', [x, y])]),
    ...(terrainOf(map).blocked(x, y) === !isFree
      ? []
      : [report('x', isFree ? 'a cell that can be walked' : 'a cell that nobody can walk', [x, y])]),
  ];
}

function checkGift({ gift }: Thing, items: Content['items'], report: Report): Problem[] {
  const [count, most] = 'coins' in gift ? [gift.coins, MOST_COINS] : [gift.count, MOST_ITEMS];
  const isFine = Number.isInteger(count) && count >= 1 && count <= most;
  const item = 'item' in gift ? gift.item : undefined;
  return [
    ...(isFine ? [] : [report('gift', `1 to ${most}`, count)]),
    ...(item === undefined || (items[item] && !items[item].charm)
      ? []
      : [report('gift.item', 'the key of an item that is no charm', item)]),
  ];
}

/** Every mistake in what can be found and read: places, gifts, and hidden things where nobody can look. */
export function checkThings(
  { things, bushes, signs, posts }: WorldFinds,
  items: Content['items'],
): Problem[] {
  const placed: readonly (readonly [string, Placed])[] = [
    ...Object.entries(things),
    ...Object.entries(bushes),
  ];
  const looked = Object.values(signs).filter(({ manner }) => manner === 'look');
  return [
    ...Object.entries(things).flatMap(([id, thing]) => {
      const report = reporter('things', id);
      const isHinted = !thing.hidden || looked.some((sign) => isSame(sign, thing));
      return [
        ...checkPlace(thing, !thing.hidden, report),
        ...checkGift(thing, items, report),
        ...(thing.hidden && posts.some((post) => isSame(post, thing))
          ? [report('x', 'a cell where nobody stands', [thing.x, thing.y])]
          : []),
        ...(isHinted ? [] : [report('hidden', 'a sign to look at on the same cell', [thing.x, thing.y])]),
      ];
    }),
    ...Object.entries(bushes).flatMap(([id, bush]) => {
      const report = reporter('things', id);
      const isBush = findMap(bush.map)?.objects.some(
        ({ kind, x, y }) => kind === 'berry-bush' && x === bush.x && y === bush.y,
      );
      return [
        ...checkPlace(bush, false, report),
        ...(isBush ? [] : [report('x', 'a bush of berries on the map', [bush.x, bush.y])]),
      ];
    }),
    ...Object.entries(signs).flatMap(([id, sign]) => {
      const report = reporter('signs', id);
      // The button of whoever stands there would take the place of the sign's.
      const isCovered = posts.some((post) => isSame(post, sign));
      return [
        ...checkPlace(sign, false, report),
        ...(isCovered ? [report('x', 'a cell where nobody stands', [sign.x, sign.y])] : []),
      ];
    }),
    ...placed.flatMap(([id, one], at) =>
      placed.slice(0, at).some(([other, before]) => other === id || isSame(before, one))
        ? [reporter('things', id)('x', 'an id and a cell of its own', [one.x, one.y])]
        : [],
    ),
    ...MAP_IDS.flatMap((map) => {
      const count = placed.filter(([, one]) => one.map === map).length;
      return count > MOST_ON_MAP
        ? [reporter('things', map)('', `${MOST_ON_MAP} at most on a map`, count)]
        : [];
    }),
  ];
}
