import type { BodyOf } from '../../contract/call.ts';
import type { nameBox, putInBox } from '../../contract/owned.ts';
import { nameKey } from '../../server/domain/players/nameKey.ts';
import { conflict, forbiddenByRule, notFound } from '../../server/http/refusal.ts';
import { owned, viewsOf } from './creatures.ts';
import type { SavedGame, Surroundings } from './savedGame.ts';

/** The boxes by their numbers, with how many creatures are in each. */
export const boxesIn = ({ boxes = {}, creatures }: SavedGame) => ({
  boxes: Object.entries(boxes).map(([key, name]) => {
    const box = Number(key);
    return { box, name, count: creatures.filter((row) => row.box === box).length };
  }),
});

/** Sets up a box, renames it, or puts it away. */
export function nameOneBox(saved: SavedGame, _around: Surroundings, { box, name }: BodyOf<typeof nameBox>) {
  const { [box]: present, ...others } = saved.boxes ?? {};
  if (name === '') {
    if (present === undefined) throw notFound('noBox');
    saved.boxes = others;
    for (const row of saved.creatures) if (row.box === box) row.box = null;
    return boxesIn(saved);
  }
  if (Object.values(others).some((other) => nameKey(other) === nameKey(name))) {
    throw conflict('boxNameTaken');
  }
  saved.boxes = { ...others, [box]: name };
  return boxesIn(saved);
}

/** Puts creatures in a box, or takes them out of theirs. */
export function putThem(
  saved: SavedGame,
  around: Surroundings,
  { pokemons: ids, box }: BodyOf<typeof putInBox>,
) {
  const rows = ids.map((id) => owned(saved, id));
  if (new Set(rows).size < ids.length) throw forbiddenByRule('namedOnce');
  if (box !== undefined && saved.boxes?.[box] === undefined) throw notFound('noBox');
  for (const row of rows) row.box = box ?? null;
  return { pokemons: viewsOf(around, saved, rows) };
}
