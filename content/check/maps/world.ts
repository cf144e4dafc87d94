import { type Reach, reachFrom } from '../../../rules/world/reach.ts';
import { blockedCells } from '../../maps/blocked.ts';
import { maps } from '../../maps/index.ts';
import { mapSize } from '../../maps/legend.ts';
import { terrainOf } from '../../maps/terrain.ts';
import { MAP_IDS, type MapId } from '../../maps/types.ts';
import { courseOf, type Ferry, ferries } from '../../maps/ways/ferries.ts';
import { exitsOf, isStraight, type Join, joins } from '../../maps/ways/joins.ts';
import { mechanismOn } from '../../maps/ways/switches.ts';
import { type WalkState, walksOn } from '../../maps/ways/walks.ts';
import type { Content } from '../content.ts';
import { type Problem, reporter } from '../problem.ts';

/** Species that live on one map alone, at least for each map. */
const OWN_SPECIES = 2;

const reaches = new Map<MapId, Reach>();
/** What can be walked to from the start of a map. Maps do not change while they are checked. */
function fromStart(map: MapId): Reach {
  const reach = reaches.get(map) ?? reachFrom(terrainOf(maps[map]), maps[map].start);
  reaches.set(map, reach);
  return reach;
}

const nameOf = ({ one, other }: Join): string => `${one.join(' ')} – ${other.join(' ')}`;

/** Mistakes of one join: its sides, and cells that are not free or that the start of their map does not lead to. */
function checkJoin(join: Join): Problem[] {
  const report = reporter('maps', nameOf(join));
  const { one, other, width } = join;
  const cells = [one, other].flatMap(([map]) => exitsOf(map, [join]).map((cell) => ({ map, cell })));
  const isOutside = [one, other].some(([, , first]) => first < 0 || first + width > mapSize);
  if (isOutside) return [report('first', `cells 0 to ${mapSize - 1}`, [one[2], other[2], width])];
  return [
    ...(isStraight(join) ? [] : [report('side', 'opposite sides', [one[1], other[1]])]),
    ...(one[0] === other[0] ? [report('map', 'two maps', one[0])] : []),
    ...cells.flatMap(({ map, cell: { x, y } }) => {
      if (blockedCells(maps[map])[y]?.[x] !== false) return [report(map, 'a free cell', [x, y])];
      return fromStart(map).steps({ x, y }) !== null
        ? []
        : [report(map, 'a cell to which the start leads', [x, y])];
    }),
  ];
}

/** The maps that can be reached from the first one over the joins. */
function reached(all: readonly Join[]): ReadonlySet<MapId> {
  const known = new Set<MapId>([MAP_IDS[0]]);
  // A set that grows while it is walked through visits what is added, too.
  for (const map of known) for (const { to } of exitsOf(map, all)) known.add(to);
  return known;
}

/** A boat without land to leave from, or with none to sail to. */
export function checkFerry(ferry: Ferry): Problem[] {
  const { map, x, y, side } = ferry;
  const report = reporter('maps', `${map} ferry ${x},${y} ${side}`);
  const { blocked } = terrainOf(maps[map]);
  return [
    ...(blocked(x, y) ? [report('x', 'a free cell to leave from', [x, y])] : []),
    ...(courseOf(maps[map], blocked, ferry) ? [] : [report('side', 'water, and free land behind it', side)]),
  ];
}

/** Names of species by map, only those that live on no other map. */
function ownSpecies(encounters: Content['encounters'], map: string): string[] {
  const livingOn = (name: string) =>
    new Set(encounters[name]?.tables.flatMap(({ entries }) => entries.map(({ species }) => species)));
  const elsewhere = Object.keys(encounters)
    .filter((name) => name !== map)
    .map(livingOn);
  return [...livingOn(map)].filter((id) => !elsewhere.some((living) => living.has(id)));
}

/** Where players get stuck on a map; walked once, since other content is checked again and again. */
const stuckCells = new Map<MapId, WalkState | undefined>();
function stuckOn(id: MapId): WalkState | undefined {
  if (!stuckCells.has(id)) stuckCells.set(id, walksOn(maps[id]).stuck[0]);
  return stuckCells.get(id);
}

/**
 * Every mistake in how the maps form a world: exits lead back by their making, so what is checked is that they are free
 * on both sides, that all maps can be reached, that nobody gets stuck below a ledge, on ice or beyond a boat, that gates ask for badges that exist, and that each map has species of
 * its own.
 */
export function checkWorld({ encounters, regions }: Content, all: readonly Join[] = joins): Problem[] {
  const open = reached(all);
  const taken = MAP_IDS.flatMap((map) =>
    exitsOf(map, all).map(({ x, y, side }) => `${map} ${x},${y} ${side}`),
  );
  return [
    ...all.flatMap(checkJoin),
    ...ferries.flatMap(checkFerry),
    ...taken
      .filter((exit, at) => taken.indexOf(exit) < at)
      .map((exit) => reporter('maps', exit)('joins', 'one join for each cell and side', exit)),
    ...MAP_IDS.flatMap((id) => {
      const report = reporter('maps', id);
      const own = ownSpecies(encounters, id);
      const { admission } = maps[id];
      // The check of switches walks the maps that have some through all their states.
      const stuck = mechanismOn(id) ? undefined : stuckOn(id);
      const leaders = regions.find(({ name }) => name === admission?.region)?.leaders.length ?? 0;
      return [
        ...(stuck ? [report('rows', 'a way back to the start', [stuck.cell.x, stuck.cell.y])] : []),
        ...(open.has(id) ? [] : [report('joins', `a way from ${MAP_IDS[0]}`, 'none')]),
        ...(admission && (admission.badges < 1 || admission.badges > leaders)
          ? [report('admission', `1 to ${leaders} badges of ${admission.region}`, admission.badges)]
          : []),
        ...(Object.hasOwn(encounters, id) && own.length < OWN_SPECIES
          ? [report('encounters', `${OWN_SPECIES} species that live nowhere else`, own)]
          : []),
      ];
    }),
  ];
}
