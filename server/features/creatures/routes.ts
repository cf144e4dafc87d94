import {
  chooseStarter,
  evolve,
  findNextPokemons,
  findNextPokemonsExcludeTeam,
  getTeam,
  joinTeam,
  leaveTeam,
  markFavourite,
  replaceTeamPokemon,
  updatePokemons,
} from '../../../contract/game.ts';
import {
  getBoxes,
  getTutor,
  nameBox,
  nameCreature,
  putInBox,
  setFree,
  teachMove,
} from '../../../contract/owned.ts';
import type { ListQuery } from '../../../contract/shapes/list.ts';
import { readCoins } from '../../domain/coins.ts';
import { creatureView } from '../../domain/creatures/creatureView.ts';
import type { Caller } from '../../http/admission/session.ts';
import { inTransaction, route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { addToTeam } from './addToTeam.ts';
import { readBoxes } from './boxes/boxQueries.ts';
import { giveBoxName } from './boxes/nameBox.ts';
import { putThem } from './boxes/putInBox.ts';
import { evolveCreature } from './evolveCreature.ts';
import { exchangeMember } from './exchangeMember.ts';
import { readList } from './list/list.ts';
import { giveNickname } from './nameCreature.ts';
import { readTeam } from './queries.ts';
import { receiveStarter } from './receiveStarter.ts';
import { removeFromTeam } from './removeFromTeam.ts';
import { saveCreatures } from './saveCreatures.ts';
import { setFavourite } from './setFavourite.ts';
import { letFree } from './setFree.ts';
import { tutorView } from './tutor/lessons.ts';
import { teach } from './tutor/teach.ts';

/** Registers the calls for the starter, the team, lists of creatures and changes by their owner. */
export function serveCreatures(services: Services): void {
  const { database, game } = services;
  const page = async (caller: Caller, query: ListQuery, which: 'all' | 'outside team') => {
    const { rows, count } = await readList(services, caller.id, query, which);
    return { pokemons: rows.map((row) => creatureView(game, row, caller)), count };
  };
  route(
    services,
    chooseStarter,
    inTransaction(({ caller, body, transaction }) =>
      receiveStarter(services, transaction, caller.id, body.pokemons[0] ?? ''),
    ),
  );
  route(
    services,
    evolve,
    inTransaction(({ caller, body, transaction }) =>
      evolveCreature(services, transaction, caller.id, body.id),
    ),
  );
  route(services, updatePokemons, async ({ services, caller, body }) => ({
    pokemons: await saveCreatures(services, caller.id, body),
  }));
  route(services, replaceTeamPokemon, async ({ services, caller, body }) => ({
    pokemons: await exchangeMember(services, caller.id, body),
  }));
  route(services, leaveTeam, async ({ services, caller, body }) => ({
    pokemons: await removeFromTeam(services, caller.id, body),
  }));
  route(services, joinTeam, async ({ services, caller, body }) => ({
    pokemons: await addToTeam(services, caller.id, body),
  }));
  route(services, markFavourite, async ({ services, caller, body }) => ({
    pokemons: await setFavourite(services, caller.id, body),
  }));
  route(services, nameCreature, async ({ services, caller, body }) => ({
    pokemons: await giveNickname(services, caller.id, body),
  }));
  route(services, setFree, ({ services, caller, body }) => letFree(services, caller.id, body));
  route(services, getBoxes, async ({ caller }) => ({ boxes: await readBoxes(database.drizzle, caller.id) }));
  route(services, nameBox, async ({ services, caller, body }) => ({
    boxes: await giveBoxName(services, caller.id, body),
  }));
  route(services, putInBox, async ({ services, caller, body }) => ({
    pokemons: await putThem(services, caller.id, body),
  }));
  route(services, getTeam, async ({ caller }) => {
    const rows = await readTeam(database, caller.id);
    return { pokemons: rows.map((row) => creatureView(game, row, caller)) };
  });
  route(services, getTutor, async ({ caller }) => {
    const [coins, team] = await Promise.all([
      readCoins(database.drizzle, caller.id),
      readTeam(database, caller.id),
    ]);
    return tutorView(game, { ...caller, coins }, team);
  });
  route(
    services,
    teachMove,
    inTransaction(({ services, caller, transaction, body }) => teach(services, transaction, caller.id, body)),
  );
  route(services, findNextPokemons, ({ caller, query }) => page(caller, query, 'all'));
  route(services, findNextPokemonsExcludeTeam, ({ caller, query }) => page(caller, query, 'outside team'));
}
