import { cellSize, charmOf } from '../../../content/index.ts';
import { burnt, withLures } from '../../../content/luck/lures.ts';
import { withNotes } from '../../../content/luck/research.ts';
import { mechanismOn, type Switched, stateOn, switchesOf } from '../../../content/maps/ways/switches.ts';
import { weatherOn } from '../../../content/maps/weather.ts';
import { lyingOn, todayAt } from '../../../content/things/lying.ts';
import { wildsAt } from '../../../content/wanderers/wanderers.ts';
import { worded } from '../../../contract/refusals/reasons.ts';
import type { ClosedGate, LyingThing, MapReply } from '../../../contract/shapes/map.ts';
import { type DiceState, seededDice } from '../../../rules/model/random.ts';
import { hourAt } from '../../../rules/world/conditions/conditions.ts';
import { rollEncounter } from '../../../rules/world/encounters.ts';
import { livingAt, tierAt } from '../../../rules/world/living.ts';
import type { Cell, Direction, Encounter, Spot, Wilds } from '../../../rules/world/types.ts';
import { distanceOf, step, type Terrain } from '../../../rules/world/walking.ts';
import { exitAt, waysFrom } from '../../../rules/world/ways/exits.ts';
import { stateAfter } from '../../../rules/world/ways/switches.ts';
import type { PendingEncounter } from '../../database/schema.ts';
import type { Game, MapName, PlayedMap } from '../../domain/game.ts';
import { closedBy, closedGates, gatesOf } from '../../domain/gates.ts';
import { readFound } from '../../domain/things.ts';
import { doneBefore, placeOf, type Repeatable } from '../../http/calls/idempotency.ts';
import { conflict, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { beatenBy, knownSpecies, movePlayer, type Walker } from './queries.ts';

/** 409: a player cannot walk during a battle. */
export const inBattle = () => new Refusal(409, 'in_battle', worded('finishBattle'));
/** 409: the player is no longer on the cell from which the step was requested. */
export const moved = () => conflict('moved');

/** 409: nobody reaches further than the next cell. */
export const tooFar = () => conflict('tooFar');
/** 409: the berries are for the flask, and wait. */
export const fullFlask = () => conflict('flaskFull');

/** Where a player stands, and what is around. */
interface Standing {
  readonly mapName: MapName;
  readonly cell: Cell;
  readonly encounter: PendingEncounter | null;
  readonly switched: Switched;
}

/** A map's terrain as a player has switched it. */
export const terrainFor = ({ name, terrain, terrains }: PlayedMap, switched: Switched): Terrain =>
  terrains[stateOn(name, switched)] ?? terrain;

/** What a player has switched after a step onto a cell; the same object if that changes nothing. */
export function switchedBy(mapName: MapName, cell: Cell, switched: Switched): Switched {
  const mechanism = mechanismOn(mapName);
  const before = stateOn(mapName, switched);
  const after = mechanism ? stateAfter(mechanism, before, cell) : before;
  return after === before ? switched : { ...switched, [mapName]: after };
}

/**
 * The map's reply: the player's cell in pixels, the free directions, the hour, the waiting wild creature, and the switches.
 * @param now milliseconds since the beginning of 1970
 * @param gates the closed gates of the map; undefined if it has none that could be, and far from every exit
 */
export function mapView(
  game: Game,
  { mapName, cell, encounter, switched }: Standing,
  now: number,
  gates?: readonly ClosedGate[],
): MapReply {
  const { hour, endsIn } = hourAt(now);
  // An encounter of a species that the game no longer has is not shown.
  const species = encounter && game.book.species[encounter.species];
  const { wilds, exits } = game.grounds[mapName];
  const terrain = terrainFor(game.grounds[mapName], switched);
  const switches = switchesOf(mapName, stateOn(mapName, switched));
  const isClosed = (to: MapName) => gates?.some((gate) => gate.mapName === to) === true;
  const tier =
    encounter && tierAt(wildsAt(mapName, wilds, now), terrain.ground(cell.x, cell.y), encounter.species);
  return {
    mapName,
    mapPos: { x: cell.x * cellSize, y: cell.y * cellSize },
    availablePos: waysFrom(terrain, exits, cell, isClosed),
    hour,
    hourEndsIn: endsIn,
    ...(gates && { gates: [...gates] }),
    ...(switches && { switches: [...switches.switches], barriers: [...switches.barriers] }),
    ...(species && {
      pokemon: {
        name: species.name,
        level: encounter.level,
        kind: encounter.kind,
        types: [...species.types],
        ...(tier && { tier }),
      },
    }),
  };
}

/**
 * The reply to a step or change of map that was made before with the same key; undefined if the key is new.
 * @throws Refusal 409 if the player has gone on since, 422 if it was another step or map
 */
export function keptMove(repeatable: Repeatable, { stepKeys, stepReply }: Walker): MapReply | undefined {
  const place = placeOf(repeatable, stepKeys);
  if (place === 'none') return undefined;
  if (place === 'older' || stepReply === null) throw doneBefore();
  return stepReply;
}

/** The closed gates of a map for a walker; undefined, and no query, where no gate can be closed. */
export async function gatesFor(
  { database, game }: Pick<Services, 'database' | 'game'>,
  walker: Walker,
  mapName: MapName,
): Promise<readonly ClosedGate[] | undefined> {
  const gates = gatesOf(game, mapName, walker.reachedMaps);
  return gates.length > 0 ? closedGates(game, gates, await beatenBy(database, walker)) : undefined;
}

/** What lies on a map for a walker. */
export async function thingsFor(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { id }: Walker,
  mapName: MapName,
): Promise<LyingThing[]> {
  return lyingOn(mapName, await readFound(database.drizzle, id), todayAt(now()));
}

/** The lures of a walker as a part of a reply. */
export const luresOf = ({ lures }: Walker): Pick<MapReply, 'lures'> => (lures ? { lures } : {});

/** Where a step leads. */
interface Target {
  readonly mapName: MapName;
  readonly cell: Cell;
  /** The closed gates of that map; undefined after a step that leads to no exit. */
  readonly gates: readonly ClosedGate[] | undefined;
}

/** @throws Refusal 409 towards a blocked cell or a closed gate */
async function targetOf(services: Services, walker: Walker, direction: Direction): Promise<Target> {
  const { mapName } = walker;
  const { exits } = services.game.grounds[mapName];
  const terrain = terrainFor(services.game.grounds[mapName], walker.switched);
  const from = { x: walker.cellX, y: walker.cellY };
  const exit = exitAt(exits, from, direction);
  if (exit) {
    const gate = (await gatesFor(services, walker, mapName))?.find((one) => one.mapName === exit.to);
    if (gate) throw closedBy(gate);
    return { mapName: exit.to, cell: exit.cell, gates: await gatesFor(services, walker, exit.to) };
  }
  const cell = step(terrain, from, direction);
  if (!cell) throw conflict('noWay');
  const isAtExit = exits.some(({ x, y }) => x === cell.x && y === cell.y);
  return { mapName, cell, gates: isAtExit ? await gatesFor(services, walker, mapName) : undefined };
}

/**
 * Rolls the encounter of a step. What a player has caught and studied is read only where a creature comes: it decides about the kind
 * alone, which is the last roll, so that the same dice bring the same creature again.
 */
async function meet(
  { database }: Services,
  walker: Walker,
  wilds: Wilds,
  spot: Spot,
): Promise<{ encounter: Encounter | null; dice: DiceState }> {
  const luck = withLures(charmOf(walker.charms ?? []), Object.keys(walker.lures ?? {}));
  const dice = seededDice(walker.dice);
  const coming = rollEncounter(wilds, spot, dice, luck);
  if (coming === null) return { encounter: null, dice: dice.state() };
  const again = seededDice(walker.dice);
  const { species, isStudied } = await knownSpecies(database, walker, coming.species);
  const learned = withNotes(luck, species, isStudied);
  return { encounter: rollEncounter(wilds, spot, again, learned), dice: again.state() };
}

/**
 * Walks one cell, or over the edge to another map, switches what is there, and rolls an encounter. A waiting encounter ends.
 * @param from pixels of the cell that the player saw; undefined for the current cell
 * @param repeatable the request with its key, which the player's row then remembers
 * @throws Refusal 409 during a battle, towards a blocked cell or a closed gate, or if another step came first
 */
export async function walk(
  services: Services,
  walker: Walker,
  direction: Direction,
  from: Cell | undefined,
  repeatable?: Repeatable,
): Promise<MapReply> {
  const { database, game, now } = services;
  if (walker.inBattle) throw inBattle();
  if (from && (from.x !== walker.cellX * cellSize || from.y !== walker.cellY * cellSize)) throw moved();
  const { mapName, cell, gates } = await targetOf(services, walker, direction);
  const { terrain, start, wilds } = game.grounds[mapName];
  const time = now();
  const spot = {
    ground: terrain.ground(cell.x, cell.y),
    distance: distanceOf(start, cell),
    hour: hourAt(time).hour,
    weather: weatherOn(mapName, time),
  };
  const living = wildsAt(mapName, wilds, time);
  const { encounter, dice } = await meet(services, walker, living, spot);
  const before = walker.lures ?? {};
  const isWild = livingAt(living, spot).length > 0;
  const burning = isWild ? Object.keys(before) : [];
  const lures = isWild ? burnt(before) : before;
  const switched = switchedBy(mapName, cell, walker.switched);
  const isSwitched = switched !== walker.switched;
  const place = {
    mapName,
    cell,
    encounter,
    dice,
    steps: 1,
    burning,
    ...(isSwitched && { switched }),
  } as const;
  const isElsewhere = mapName !== walker.mapName;
  const things = isElsewhere ? await thingsFor(services, walker, mapName) : undefined;
  const reply = {
    ...mapView(game, { mapName, cell, encounter, switched }, time, gates),
    ...(things && { things }),
    ...(walker.lures && { lures }),
  };
  if (!(await movePlayer(database, walker, place, repeatable && { repeatable, reply }))) throw moved();
  return reply;
}
