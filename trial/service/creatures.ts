import { TEAM_SIZE } from '../../content/team.ts';
import type { BodyOf } from '../../contract/call.ts';
import type {
  chooseStarter,
  evolve,
  joinTeam,
  leaveTeam,
  markFavourite,
  replaceTeamPokemon,
  updatePokemons,
} from '../../contract/game.ts';
import type { nameCreature, setFree } from '../../contract/owned.ts';
import { worded } from '../../contract/refusals/reasons.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import type { ListQuery } from '../../contract/shapes/list.ts';
import { PAGE_SIZE } from '../../contract/shapes/primitives.ts';
import { speciesOf } from '../../rules/book.ts';
import { canEvolve, evolvedMoves } from '../../rules/creatures/evolution.ts';
import { experienceAt } from '../../rules/creatures/experience.ts';
import { NORMAL } from '../../rules/creatures/kinds.ts';
import { startingMoves } from '../../rules/creatures/moves.ts';
import type { Kind } from '../../rules/creatures/types.ts';
import { type CreatureRow, creatureView } from '../../server/domain/creatures/creatureView.ts';
import { compareRanks } from '../../server/domain/creatures/nameRanks.ts';
import { isMisleading } from '../../server/domain/creatures/nicknames.ts';
import { isOpen } from '../../server/domain/players/profile.ts';
import { chooseMoves } from '../../server/features/creatures/chooseMoves.ts';
import { filterOf, fits } from '../../server/features/creatures/list/listFilter.ts';
import { orderOf } from '../../server/features/creatures/list/listOrder.ts';
import { compareSections, sectionOf } from '../../server/features/creatures/list/sections.ts';
import { conflict, favourite, forbiddenByRule, notFound, Refusal } from '../../server/http/refusal.ts';
import { ownerOf } from './player.ts';
import type { SavedGame, Surroundings } from './savedGame.ts';

const kindIn = (kind: Kind): 1 | 2 | 3 => (kind === 0 ? 1 : kind);

/** Notes a species in the Pokedex, as seen or also as caught. */
export function noteSpecies({ pokedex }: SavedGame, species: string, kind: Kind, isCaught: boolean): void {
  pokedex[species] ??= { seen: [], caught: [] };
  const entry = pokedex[species];
  const add = (list: number[]) => [...new Set([...list, kindIn(kind)])].sort();
  entry.seen = add(entry.seen);
  if (isCaught) entry.caught = add(entry.caught);
}

/** Whether a creature that the player is about to get is the first of its species, and the first shiny or dark one. */
export function whatIsNewIn({ pokedex }: SavedGame, species: string, kind: Kind) {
  const isCaught = Object.values(pokedex).some(({ caught }) => caught.includes(kindIn(kind)));
  return { species: !pokedex[species]?.caught.length, kind: kindIn(kind) > 1 && !isCaught };
}

/** The team in its order. */
export const teamOf = ({ creatures }: SavedGame): CreatureRow[] =>
  creatures
    .filter(({ teamOrder }) => teamOrder !== null)
    .sort((one, other) => (one.teamOrder ?? 0) - (other.teamOrder ?? 0));

/** Gives the player a creature, in the team if there is room. */
export function addCreature(
  saved: SavedGame,
  { game, newId, now }: Surroundings,
  arrival: { species: string; level: number; kind: Kind; id?: string; moves?: readonly string[] },
): CreatureRow {
  const { species, level, kind, id = newId() } = arrival;
  const known = speciesOf(game.book, species);
  const members = teamOf(saved).length;
  const row: CreatureRow = {
    id,
    number: saved.next,
    playerId: ownerOf(saved).id,
    species: known.id,
    kind,
    level,
    exp: experienceAt(known.growth, level),
    moves: [...(arrival.moves ?? startingMoves(known, level))],
    teamOrder: members < TEAM_SIZE ? members : null,
    favourite: false,
    listing: null,
    offerId: null,
    offerFingerprint: null,
    nickname: null,
    box: null,
    createdAt: new Date(now()),
  };
  saved.next++;
  saved.creatures.push(row);
  noteSpecies(saved, known.id, kind, true);
  return row;
}

/** Creatures in the form of a reply. */
export const viewsOf = ({ game }: Surroundings, saved: SavedGame, rows: readonly CreatureRow[]): Creature[] =>
  rows.map((row) => creatureView(game, row, ownerOf(saved)));

/** A creature of the player. @throws Refusal 404 */
export function owned({ creatures }: SavedGame, id: string): CreatureRow {
  const row = creatures.find((one) => one.id === id);
  if (!row) throw notFound('noCreature');
  return row;
}

/** 409 during a battle, which has copies of the team. */
function refuseInBattle({ battle }: SavedGame): void {
  if (battle && isOpen(battle.state.page)) throw new Refusal(409, 'in_battle', worded('finishBattle'));
}

function arrange(saved: SavedGame, team: readonly CreatureRow[]): CreatureRow[] {
  for (const row of teamOf(saved)) if (!team.includes(row)) row.teamOrder = null;
  for (const [place, row] of team.entries()) row.teamOrder = place;
  return teamOf(saved);
}

/** The first creature, once. */
export function takeStarter(
  saved: SavedGame,
  around: Surroundings,
  { pokemons }: BodyOf<typeof chooseStarter>,
) {
  const species = pokemons[0]?.trim().toLowerCase() ?? '';
  if (!around.game.starters.includes(species)) throw forbiddenByRule('notStarter');
  if (saved.creatures.length > 0) throw conflict('starterThere');
  const { starterLevel: level } = around.game.newcomer;
  return viewsOf(around, saved, [addCreature(saved, around, { species, level, kind: NORMAL })]);
}

/** A page of a list. */
export function listed(saved: SavedGame, around: Surroundings, query: ListQuery, outsideTeam: boolean) {
  const filter = filterOf(around.game, query);
  if (!filter) return { pokemons: [], count: 0 };
  const all = saved.creatures.filter(
    (row) => (!outsideTeam || row.teamOrder === null) && fits(around.game, filter, row),
  );
  const { sections, keys } = orderOf(query.sort, query.language);
  const compare = (one: CreatureRow, other: CreatureRow): number => {
    const apart = compareSections(sections, sectionOf(one), sectionOf(other));
    if (apart !== 0) return apart;
    for (const { column, descending, ranks } of keys) {
      const [a, b] = [one[column], other[column]];
      if (a === b) continue;
      const isBefore = ranks ? compareRanks(ranks, one.species, other.species) < 0 : a < b;
      return isBefore === descending ? 1 : -1;
    }
    return 0;
  };
  const skip = Number(query.skip ?? 0);
  const page = all.sort(compare).slice(skip, skip + PAGE_SIZE);
  return { pokemons: viewsOf(around, saved, page), count: all.length };
}

/** Saves attacks, and with `inTeam` the order of the team. */
export function saveThem(
  saved: SavedGame,
  around: Surroundings,
  { pokemons, inTeam = false }: BodyOf<typeof updatePokemons>,
) {
  const rows = pokemons.map(({ id }) => owned(saved, id));
  if (rows.some(({ teamOrder }) => teamOrder !== null)) refuseInBattle(saved);
  if (inTeam && (rows.length !== teamOf(saved).length || rows.some(({ teamOrder }) => teamOrder === null))) {
    throw conflict('teamChanged');
  }
  const moves = rows.map((row, at) => chooseMoves(around.game, row, pokemons[at]!));
  for (const [at, row] of rows.entries()) {
    row.moves = moves[at]!;
    if (inTeam) row.teamOrder = pokemons[at]?.team_order ?? at;
  }
  return { pokemons: viewsOf(around, saved, rows) };
}

export function join(saved: SavedGame, around: Surroundings, body: BodyOf<typeof joinTeam>) {
  const { id, place = TEAM_SIZE } = body;
  const coming = owned(saved, id);
  if (coming.teamOrder !== null) throw conflict('inTeamAlready');
  refuseInBattle(saved);
  const team = teamOf(saved);
  if (team.length >= TEAM_SIZE) throw conflict('teamFull');
  return { pokemons: viewsOf(around, saved, arrange(saved, team.toSpliced(place, 0, coming))) };
}

export function leave(
  saved: SavedGame,
  around: Surroundings,
  { id, anyway = false }: BodyOf<typeof leaveTeam>,
) {
  const leaving = owned(saved, id);
  if (leaving.teamOrder === null) throw conflict('notInTeam');
  refuseInBattle(saved);
  const staying = teamOf(saved).filter((row) => row !== leaving);
  if (staying.length === 0) throw forbiddenByRule('oneStays');
  if (leaving.favourite && !anyway) throw favourite();
  const team = arrange(saved, staying);
  return { pokemons: viewsOf(around, saved, [leaving, ...team]) };
}

export function exchange(
  saved: SavedGame,
  around: Surroundings,
  { from, to, anyway = false }: BodyOf<typeof replaceTeamPokemon>,
) {
  const [leaving, coming] = [owned(saved, from), owned(saved, to)];
  const place = leaving.teamOrder;
  if (place === null) throw conflict('notInTeam');
  if (coming.teamOrder !== null) throw conflict('inTeamAlready');
  refuseInBattle(saved);
  if (leaving.favourite && !anyway) throw favourite();
  leaving.teamOrder = null;
  coming.teamOrder = place;
  return { pokemons: viewsOf(around, saved, [coming, leaving]) };
}

export function evolveOne(saved: SavedGame, around: Surroundings, { id }: BodyOf<typeof evolve>) {
  const row = owned(saved, id);
  const { book } = around.game;
  const before = speciesOf(book, row.species);
  const into = before.evolution?.into ?? '';
  if (!canEvolve(before, row.level) || !Object.hasOwn(book.species, into)) {
    throw conflict('notReady', { species: before.id, name: before.name });
  }
  if (row.teamOrder !== null) refuseInBattle(saved);
  const after = speciesOf(book, into);
  const { species: first } = whatIsNewIn(saved, after.id, row.kind);
  row.moves = [...evolvedMoves(before, after, row)];
  row.species = after.id;
  noteSpecies(saved, after.id, row.kind, true);
  const evolved = creatureView(around.game, row, ownerOf(saved));
  return { evolved, ...(first && { first: true as const }), pokedexText: after.text };
}

export function mark(saved: SavedGame, around: Surroundings, body: BodyOf<typeof markFavourite>) {
  const row = owned(saved, body.id);
  row.favourite = body.favourite;
  return { pokemons: viewsOf(around, saved, [row]) };
}

export function giveNickname(
  saved: SavedGame,
  around: Surroundings,
  { id, nickname }: BodyOf<typeof nameCreature>,
) {
  const row = owned(saved, id);
  if (isMisleading(around.game, nickname)) {
    throw forbiddenByRule('nameOfSpecies');
  }
  row.nickname = nickname || null;
  return { pokemons: viewsOf(around, saved, [row]) };
}

export function letFree(saved: SavedGame, around: Surroundings, { pokemons: ids }: BodyOf<typeof setFree>) {
  const leaving = ids.map((id) => owned(saved, id));
  if (new Set(leaving).size < ids.length) throw forbiddenByRule('namedOnce');
  if (leaving.some((row) => row.favourite)) throw favourite();
  if (leaving.some(({ teamOrder }) => teamOrder !== null)) refuseInBattle(saved);
  const staying = teamOf(saved).filter((row) => !leaving.includes(row));
  if (staying.length === 0) throw forbiddenByRule('oneStays');
  saved.creatures = saved.creatures.filter((row) => !leaving.includes(row));
  const team = arrange(saved, staying);
  return { pokemons: viewsOf(around, saved, team), pokemonCount: saved.creatures.length };
}
