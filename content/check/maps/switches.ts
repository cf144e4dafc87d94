import type { Cell } from '../../../rules/world/types.ts';
import type { Mechanism } from '../../../rules/world/ways/switches.ts';
import { maps } from '../../maps/index.ts';
import { groundAt } from '../../maps/legend.ts';
import type { ObjectKind } from '../../maps/objects.ts';
import { terrainWith } from '../../maps/terrain.ts';
import type { MapId } from '../../maps/types.ts';
import { exitsOf } from '../../maps/ways/joins.ts';
import { barrierKinds, mechanisms, switchKinds } from '../../maps/ways/switches.ts';
import { walksOn } from '../../maps/ways/walks.ts';
import type { Content } from '../content.ts';
import { type Problem, reporter } from '../problem.ts';

/** Most switches and most barriers of a map: a reply names them all. */
const MOST = 8;

const nameOf = ({ x, y }: Cell): string => `${x},${y}`;

/** Mistakes of the cells: each needs its picture, and one that can be walked, of its own and away from where players arrive. */
function checkCells(id: MapId, { switches, barriers }: Mechanism, { encounters }: Content): Problem[] {
  const map = maps[id];
  const report = reporter('maps', `${id} switches`);
  const { blocked } = terrainWith(map, []);
  const arrivals = new Set([map.start, ...exitsOf(id)].map(nameOf));
  const all = [...switches, ...barriers].map(nameOf);
  const isDrawn = (kinds: readonly ObjectKind[], cell: Cell): boolean =>
    map.objects.some((object) => kinds.includes(object.kind) && nameOf(object) === nameOf(cell));
  const drawn = map.objects.filter(({ kind }) =>
    [...switchKinds, ...barrierKinds].some((one) => one === kind),
  );
  const isWild = ({ x, y }: Cell): boolean =>
    encounters[id]?.tables.some(({ ground }) => ground === groundAt(map, x, y)) === true;
  return [
    ...[switches, barriers].flatMap((those) =>
      those.length < 1 || those.length > MOST ? [report('', `1 to ${MOST} of each`, those.length)] : [],
    ),
    ...[...switches, ...barriers].flatMap((cell) =>
      blocked(cell.x, cell.y) || arrivals.has(nameOf(cell))
        ? [report('x', 'a free cell where nobody arrives', nameOf(cell))]
        : [],
    ),
    ...all.filter((cell, at) => all.indexOf(cell) < at).map((cell) => report('x', 'a cell of its own', cell)),
    ...switches
      .filter((cell) => !isDrawn(switchKinds, cell))
      .map((cell) => report('x', 'a switch on the map', nameOf(cell))),
    ...barriers
      .filter((cell) => !isDrawn(barrierKinds, cell))
      .map((cell) => report('x', 'a barrier on the map', nameOf(cell))),
    ...drawn
      .filter((object) => !all.includes(nameOf(object)))
      .map((object) => report('objects', 'something that is switched', nameOf(object))),
    // A creature on a switch would hide what it does.
    ...switches.filter(isWild).map((cell) => report('x', 'ground on which nobody lives', nameOf(cell))),
  ];
}

/** Mistakes of the ways through a map's states, as `checkMechanism` says. */
function checkWalks(id: MapId, mechanism: Mechanism): Problem[] {
  const map = maps[id];
  const report = reporter('maps', `${id} switches`);
  const { standings, stuck, after } = walksOn(map, mechanism);
  const wanted = walksOn(map, { ...mechanism, barriers: [] }).standings.map(({ cell }) => nameOf(cell));
  const missed = standings
    .filter(({ cell }) => nameOf(cell) === nameOf(map.start))
    .flatMap((standing) => {
      const reached = new Set(after(standing).map(({ cell }) => nameOf(cell)));
      const cell = wanted.find((one) => !reached.has(one));
      return cell ? [report('barriers', `a way to every cell in state ${standing.state}`, cell)] : [];
    });
  const [first] = stuck;
  return [
    ...(first
      ? [report('barriers', `a way back to the start in state ${first.state}`, nameOf(first.cell))]
      : []),
    ...missed,
  ];
}

/** What `checkWalks` has found: walking takes most of a check, and maps are not what is checked again with changes. */
const walked = new WeakMap<Mechanism, Map<MapId, Problem[]>>();

/**
 * Mistakes of one map's switches. Its states are walked through: from everywhere a way leads back to the start, and whoever is
 * there, in whatever state they left the map, can still come everywhere.
 */
export function checkMechanism(id: MapId, mechanism: Mechanism, content: Content): Problem[] {
  const known = walked.get(mechanism) ?? new Map<MapId, Problem[]>();
  const ways = known.get(id) ?? checkWalks(id, mechanism);
  walked.set(mechanism, known.set(id, ways));
  return [...checkCells(id, mechanism, content), ...ways];
}

/** Every mistake in what is switched on the maps. */
export const checkSwitches = (content: Content): Problem[] =>
  Object.entries(mechanisms).flatMap(([id, mechanism]) => checkMechanism(id as MapId, mechanism, content));
