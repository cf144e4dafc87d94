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
import { chooseStarter as choose } from './chooseStarter.ts';
import { evolve as evolveOne } from './evolve.ts';
import { joinTeam as join } from './joinTeam.ts';
import { leaveTeam as leave } from './leaveTeam.ts';
import { readList } from './list/list.ts';
import { markFavourite as mark } from './markFavourite.ts';
import { readTeam } from './queries.ts';
import { replaceTeamPokemon as replace } from './replaceTeamPokemon.ts';
import { updatePokemons as update } from './updatePokemons.ts';

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
    return choose(services, body.pokemons[0] ?? '', repeatable);
  });
  route(app, evolve, admit, ({ caller, body, request }) =>
    evolveOne(services, body.id, { sender: caller.id, key: keyOf(request), call: evolve.name, body }),
  );
  route(app, updatePokemons, admit, async ({ caller, body }) => ({
    pokemons: await update(services, caller.id, body),
  }));
  route(app, replaceTeamPokemon, admit, async ({ caller, body }) => ({
    pokemons: await replace(services, caller.id, body),
  }));
  route(app, leaveTeam, admit, async ({ caller, body }) => ({
    pokemons: await leave(services, caller.id, body),
  }));
  route(app, joinTeam, admit, async ({ caller, body }) => ({
    pokemons: await join(services, caller.id, body),
  }));
  route(app, markFavourite, admit, async ({ caller, body }) => ({
    pokemons: await mark(services, caller.id, body),
  }));
  route(app, getTeam, admit, async ({ caller }) => {
    const rows = await readTeam(database, caller.id);
    return { pokemons: rows.map((row) => creatureView(game, row, caller)) };
  });
  route(app, findNextPokemons, admit, ({ caller, query }) => page(caller, query, 'all'));
  route(app, findNextPokemonsExcludeTeam, admit, ({ caller, query }) => page(caller, query, 'outside team'));
}
