import { charmKeys, charmOf } from '../../content/charms.ts';
import { cellSize } from '../../content/maps/legend.ts';
import type { BodyOf } from '../../contract/call.ts';
import type { mapMove, mapRequest } from '../../contract/game.ts';
import type { MapReply } from '../../contract/shapes/map.ts';
import { seededDice } from '../../rules/model/random.ts';
import { rollEncounter } from '../../rules/world/encounters.ts';
import { hourAt } from '../../rules/world/hours.ts';
import { distanceOf, step } from '../../rules/world/walking.ts';
import { groundNamed } from '../../server/domain/game.ts';
import { isOpen } from '../../server/domain/players/profile.ts';
import { inBattle, mapView, moved } from '../../server/features/world/walk.ts';
import { conflict, notFound } from '../../server/http/refusal.ts';
import { noteSpecies } from './creatures.ts';
import type { SavedGame, Surroundings } from './savedGame.ts';

/** Keys of the charms that the player carries. */
export const carried = ({ bag }: SavedGame): string[] => charmKeys.filter((key) => (bag[key] ?? 0) > 0);

const view = ({ mapName, cell, encounter }: SavedGame, { game, now }: Surroundings): MapReply =>
  mapView(game, mapName, cell, encounter, now());

/** Enters a map, or looks at the present one again. */
export function enterMap(
  saved: SavedGame,
  around: Surroundings,
  body: Partial<BodyOf<typeof mapRequest>>,
): MapReply {
  const ground = groundNamed(around.game, body.mapName ?? around.game.newcomer.map);
  if (!ground) throw notFound('No Map found');
  if (ground.name === saved.mapName) return view(saved, around);
  if (saved.battle && isOpen(saved.battle.state.page)) throw inBattle();
  saved.mapName = ground.name;
  saved.cell = ground.start;
  saved.encounter = null;
  return view(saved, around);
}

/** Walks one cell and rolls an encounter there. */
export function walkOne(
  saved: SavedGame,
  around: Surroundings,
  { dir, from }: BodyOf<typeof mapMove>,
): MapReply {
  if (saved.battle && isOpen(saved.battle.state.page)) throw inBattle();
  const { terrain, start, wilds } = around.game.grounds[saved.mapName];
  const { cell } = saved;
  if (from && (from.x !== cell.x * cellSize || from.y !== cell.y * cellSize)) throw moved();
  const to = step(terrain, cell, dir);
  if (!to) throw conflict('There is no way in that direction');
  const dice = seededDice(saved.dice);
  const spot = {
    ground: terrain.ground(to.x, to.y),
    distance: distanceOf(start, to),
    hour: hourAt(around.now()).hour,
  };
  saved.encounter = rollEncounter(wilds, spot, dice, charmOf(carried(saved)));
  saved.dice = dice.state();
  saved.cell = to;
  saved.steps++;
  if (saved.encounter) noteSpecies(saved, saved.encounter.species, saved.encounter.kind, false);
  return view(saved, around);
}
