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
import type { ListQuery } from '../../../contract/shapes/list.ts';
import { creatureView } from '../../domain/creatures/creatureView.ts';
import { admitPlayer, type Caller } from '../../http/admission/session.ts';
import { keyOf } from '../../http/calls/idempotency.ts';
import { route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { addToTeam } from './addToTeam.ts';
import { evolveCreature } from './evolveCreature.ts';
import { exchangeMember } from './exchangeMember.ts';
import { readList } from './list/list.ts';
import { readTeam } from './queries.ts';
import { receiveStarter } from './receiveStarter.ts';
import { removeFromTeam } from './removeFromTeam.ts';
import { saveCreatures } from './saveCreatures.ts';
import { setFavourite } from './setFavourite.ts';

/** The first creature, the team and the lists of creatures, and what their owner changes of them. */
export function serveCreatures(services: Services): void {
  const { app, database, game } = services;
  const admit = admitPlayer(services);
  const page = async (caller: Caller, query: ListQuery, which: 'all' | 'outside team') => {
    const { rows, count } = await readList(services, caller.id, query, which);
    return { pokemons: rows.map((row) => creatureView(game, row, caller)), count };
  };
  route(app, chooseStarter, admit, ({ caller, body, request }) => {
    const repeatable = { sender: caller.id, key: keyOf(request), call: chooseStarter.name, body };
    return receiveStarter(services, body.pokemons[0] ?? '', repeatable);
  });
  route(app, evolve, admit, ({ caller, body, request }) =>
    evolveCreature(services, body.id, { sender: caller.id, key: keyOf(request), call: evolve.name, body }),
  );
  route(app, updatePokemons, admit, async ({ caller, body }) => ({
    pokemons: await saveCreatures(services, caller.id, body),
  }));
  route(app, replaceTeamPokemon, admit, async ({ caller, body }) => ({
    pokemons: await exchangeMember(services, caller.id, body),
  }));
  route(app, leaveTeam, admit, async ({ caller, body }) => ({
    pokemons: await removeFromTeam(services, caller.id, body),
  }));
  route(app, joinTeam, admit, async ({ caller, body }) => ({
    pokemons: await addToTeam(services, caller.id, body),
  }));
  route(app, markFavourite, admit, async ({ caller, body }) => ({
    pokemons: await setFavourite(services, caller.id, body),
  }));
  route(app, getTeam, admit, async ({ caller }) => {
    const rows = await readTeam(database, caller.id);
    return { pokemons: rows.map((row) => creatureView(game, row, caller)) };
  });
  route(app, findNextPokemons, admit, ({ caller, query }) => page(caller, query, 'all'));
  route(app, findNextPokemonsExcludeTeam, admit, ({ caller, query }) => page(caller, query, 'outside team'));
}
