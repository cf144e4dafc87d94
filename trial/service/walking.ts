import { DRAUGHT, draughtsIn, FULL_FLASK, isAtWell } from '../../content/flask/flask.ts';
import { charmKeys, charmOf } from '../../content/luck/charms.ts';
import { burnt, lureKeys, withLures } from '../../content/luck/lures.ts';
import { withNotes } from '../../content/luck/research.ts';
import { cellSize } from '../../content/maps/legend.ts';
import { weatherOn } from '../../content/maps/weather.ts';
import { lyingOn, type Takeable, takeableAt, todayAt } from '../../content/things/lying.ts';
import { wildsAt } from '../../content/wanderers/wanderers.ts';
import type { BodyOf, ReplyOf } from '../../contract/call.ts';
import type { chooseEmber, mapMove, mapRequest, pickUp } from '../../contract/game.ts';
import type { ClosedGate, Find, MapReply } from '../../contract/shapes/map.ts';
import { seededDice } from '../../rules/model/random.ts';
import { hourAt } from '../../rules/world/conditions/conditions.ts';
import { rollEncounter } from '../../rules/world/encounters.ts';
import { livingAt } from '../../rules/world/living.ts';
import type { Cell } from '../../rules/world/types.ts';
import { distanceOf, step } from '../../rules/world/walking.ts';
import { exitAt } from '../../rules/world/ways/exits.ts';
import { whyNoChoice } from '../../server/domain/ember.ts';
import { groundNamed, type MapName } from '../../server/domain/game.ts';
import { closedBy, closedGates, gatesOf } from '../../server/domain/gates.ts';
import { isOpen } from '../../server/domain/players/profile.ts';
import {
  fullFlask,
  inBattle,
  mapView,
  moved,
  switchedBy,
  terrainFor,
  tooFar,
} from '../../server/features/world/walk.ts';
import { conflict, notFound } from '../../server/http/refusal.ts';
import { noteSpecies } from './creatures.ts';
import { addCoins, addItems, profileIn } from './player.ts';
import type { SavedGame, Surroundings } from './savedGame.ts';

/** Keys of the charms that the player carries. */
/** Steps that are left of each lure in the bag. */
const luresIn = ({ bag }: SavedGame): Record<string, number> =>
  Object.fromEntries(lureKeys.flatMap((key) => (bag[key] ? [[key, bag[key]]] : [])));

export const carried = ({ bag }: SavedGame): string[] => charmKeys.filter((key) => (bag[key] ?? 0) > 0);

/** The closed gates of a map; undefined where no gate can be closed. */
function gatesFor({ beaten, reached = [] }: SavedGame, { game }: Surroundings, map: MapName) {
  const gates = gatesOf(game, map, reached);
  if (gates.length === 0) return undefined;
  const ids = beaten.map(({ gymId }) => gymId);
  return closedGates(game, gates, ids);
}

const view = (
  { mapName, cell, encounter, switched = {} }: SavedGame,
  { game, now }: Surroundings,
  gates?: readonly ClosedGate[],
): MapReply => mapView(game, { mapName, cell, encounter, switched }, now(), gates);

/** What lies on the player's map. */
const lying = ({ mapName, found = {} }: SavedGame, { now }: Surroundings) =>
  lyingOn(mapName, found, todayAt(now()));

/** Places the player on a cell, which may lie on another map. */
function moveTo(saved: SavedGame, mapName: MapName, cell: Cell): void {
  saved.mapName = mapName;
  saved.cell = cell;
  if (!saved.reached?.includes(mapName)) saved.reached = [...(saved.reached ?? []), mapName];
}

/** Enters a map, or looks at the present one again. */
export function enterMap(
  saved: SavedGame,
  around: Surroundings,
  body: Partial<BodyOf<typeof mapRequest>>,
): MapReply {
  const { game } = around;
  const ground = groundNamed(game, body.mapName ?? game.newcomer.map);
  if (!ground) throw notFound('noMap');
  if (ground.name !== saved.mapName) {
    const mayEnter = game.openMaps.includes(ground.name) || saved.reached?.includes(ground.name);
    if (!mayEnter) throw notFound('noMap');
    if (saved.battle && isOpen(saved.battle.state.page)) throw inBattle();
    moveTo(saved, ground.name, ground.start);
    saved.encounter = null;
  }
  return {
    ...view(saved, around, gatesFor(saved, around, ground.name)),
    things: lying(saved, around),
    lures: luresIn(saved),
  };
}

/** Walks one cell, or over the edge to another map, and rolls an encounter there. */
export function walkOne(
  saved: SavedGame,
  around: Surroundings,
  { dir, from }: BodyOf<typeof mapMove>,
): MapReply {
  if (saved.battle && isOpen(saved.battle.state.page)) throw inBattle();
  const { grounds } = around.game;
  const { cell } = saved;
  if (from && (from.x !== cell.x * cellSize || from.y !== cell.y * cellSize)) throw moved();
  const exit = exitAt(grounds[saved.mapName].exits, cell, dir);
  const gate = exit && gatesFor(saved, around, saved.mapName)?.find(({ mapName }) => mapName === exit.to);
  if (gate) throw closedBy(gate);
  const to = exit?.cell ?? step(terrainFor(grounds[saved.mapName], saved.switched ?? {}), cell, dir);
  if (!to) throw conflict('noWay');
  moveTo(saved, exit?.to ?? saved.mapName, to);
  saved.switched = switchedBy(saved.mapName, to, saved.switched ?? {});
  const { terrain, start, wilds, exits } = grounds[saved.mapName];
  const dice = seededDice(saved.dice);
  const spot = {
    ground: terrain.ground(to.x, to.y),
    distance: distanceOf(start, to),
    hour: hourAt(around.now()).hour,
    weather: weatherOn(saved.mapName, around.now()),
  };
  const lures = luresIn(saved);
  saved.encounter = rollEncounter(
    wildsAt(saved.mapName, wilds, around.now()),
    spot,
    dice,
    withNotes(
      withLures(charmOf(carried(saved)), Object.keys(lures)),
      Object.values(saved.pokedex).filter(({ caught }) => caught.length > 0).length,
    ),
  );
  saved.dice = dice.state();
  saved.steps++;
  if (livingAt(wildsAt(saved.mapName, wilds, around.now()), spot).length > 0)
    Object.assign(saved.bag, burnt(lures));
  if (saved.encounter) noteSpecies(saved, saved.encounter.species, saved.encounter.kind, false);
  const isAtExit = exits.some(({ x, y }) => x === to.x && y === to.y);
  const reply = view(saved, around, isAtExit ? gatesFor(saved, around, saved.mapName) : undefined);
  const burning =
    Object.keys(lures).length > 0
      ? { lures: Object.fromEntries(Object.keys(lures).map((key) => [key, saved.bag[key] ?? 0])) }
      : {};
  return { ...reply, ...burning, ...(exit && { things: lying(saved, around) }) };
}

/** Fills the flask beside a well. */
export function fillFlaskAtWell(saved: SavedGame, around: Surroundings) {
  if (saved.battle && isOpen(saved.battle.state.page)) throw inBattle();
  if (!isAtWell(saved.mapName, saved.cell)) throw conflict('noWell');
  saved.bag[DRAUGHT] = FULL_FLASK;
  return { profile: profileIn(around, saved) };
}

/** Answers the keeper of the hearth. */
export function keepAnswer(
  saved: SavedGame,
  { game }: Surroundings,
  { ember }: BodyOf<typeof chooseEmber>,
): ReplyOf<typeof chooseEmber> {
  if (saved.battle && isOpen(saved.battle.state.page)) throw inBattle();
  const { mapName, cell } = saved;
  const beaten = saved.beaten.map(({ gymId }) => gymId);
  const reason = whyNoChoice(game, { mapName, cell, beaten, ember: saved.ember ?? null });
  if (reason !== null) throw conflict(...reason);
  saved.ember = ember;
  return { ember };
}

/** Puts what was found where it belongs. */
function keep(saved: SavedGame, around: Surroundings, { gift }: Takeable): Find {
  if (gift === 'berries') {
    const left = draughtsIn(saved.bag);
    if (left >= FULL_FLASK) throw fullFlask();
    saved.bag[DRAUGHT] = left + 1;
    return { what: 'draught', count: 1 };
  }
  if ('coins' in gift) {
    addCoins(saved, around, gift.coins, 'found');
    return { what: 'coins', count: gift.coins };
  }
  addItems(saved, gift.item, gift.count);
  return { what: gift.item, count: gift.count };
}

/** Takes what is on a cell beside the player or under them. */
export function pickUpAt(
  saved: SavedGame,
  around: Surroundings,
  cell: BodyOf<typeof pickUp>,
): ReplyOf<typeof pickUp> {
  if (saved.battle && isOpen(saved.battle.state.page)) throw inBattle();
  if (distanceOf(saved.cell, cell) > 1) throw tooFar();
  const today = todayAt(around.now());
  const taken = takeableAt(saved.mapName, cell, saved.found ?? {}, today);
  const found = taken ? keep(saved, around, taken) : null;
  if (taken) saved.found = { ...saved.found, [taken.id]: today };
  return { found, things: lying(saved, around), profile: profileIn(around, saved) };
}
