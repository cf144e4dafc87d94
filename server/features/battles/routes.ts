import type { FastifyRequest } from 'fastify';
import {
  attack,
  battleContinue,
  catchPokemon,
  currentBattle,
  selectBattlePokemon,
  startWildBattle,
} from '../../../contract/game.ts';
import { admitPlayer } from '../../http/admission/session.ts';
import { route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { detailsOf } from './details.ts';
import { serveHistory } from './history/historyRoutes.ts';
import { withoutUnplayable } from './playable.ts';
import { type Fighting, readFighting } from './queries.ts';
import { serveChallenges } from './start/challengeRoutes.ts';
import { startWild } from './start/startWild.ts';
import { takeTurn } from './turn/takeTurn.ts';
import { throwAtWild } from './turn/throwAtWild.ts';

/** Battles: their start, every choice in them, and how they stand. */
export function serveBattles(services: Services): void {
  const { app, database, game, limits } = services;
  serveChallenges(services);
  serveHistory(services);
  const admit = async (request: FastifyRequest): Promise<Fighting> => {
    const fighting = await readFighting(database, request);
    limits.take('action', fighting.id);
    return withoutUnplayable(services, fighting);
  };
  route(app, startWildBattle, admitPlayer(services), async ({ caller }) => ({
    battleDetails: await startWild(services, caller.id),
  }));
  route(app, currentBattle, admit, async ({ caller }) => ({
    battleDetails: caller.battle && detailsOf(game, caller.battle, caller),
  }));
  route(app, selectBattlePokemon, admit, async ({ caller, body }) => ({
    battleDetails: await takeTurn(services, caller, body.round, ['choose', body.selectedPokemon]),
  }));
  route(app, attack, admit, async ({ caller, body }) => ({
    battleDetails: await takeTurn(services, caller, body.round, ['attack', body.attackId]),
  }));
  route(app, catchPokemon, admit, async ({ caller, body }) => ({
    battleDetails: await throwAtWild(services, caller, body.round, body.ballType),
  }));
  route(app, battleContinue, admit, async ({ caller, body }) => ({
    battleDetails: await takeTurn(services, caller, body?.round, ['continue']),
  }));
}
