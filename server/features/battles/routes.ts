import {
  attack,
  battleContinue,
  catchPokemon,
  currentBattle,
  regionsData,
  selectBattlePokemon,
  startGoldBattle,
  startGymBattle,
  startTrainingBattle,
  startUserBattle,
  startWildBattle,
} from '../../../contract/game.ts';
import { getBattles, getReplay } from '../../../contract/journal.ts';
import { viewRegions } from '../../domain/gyms.ts';
import { route, withCaller } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { detailsOf } from './battleView.ts';
import { readVictories } from './gymQueries.ts';
import { historyOf } from './history/history.ts';
import { replayOf } from './history/replay.ts';
import { withoutUnplayable } from './playable.ts';
import { readFighting } from './queries.ts';
import { startGold } from './start/startGold.ts';
import { startGym } from './start/startGym.ts';
import { startTraining } from './start/startTraining.ts';
import { startAnyUser, startUserNamed } from './start/startUser.ts';
import { startWild } from './start/startWild.ts';
import { takeTurn } from './turn/takeTurn.ts';
import { throwAtWild } from './turn/throwAtWild.ts';

/** Registers the calls that start battles, and the list of gyms. */
function serveStarts(services: Services): void {
  const { database, game } = services;
  route(services, startWildBattle, async ({ caller }) => ({
    battleDetails: await startWild(services, caller.id),
  }));
  route(services, startGymBattle, async ({ caller, body }) => ({
    battleDetails: await startGym(services, caller.id, body.id),
  }));
  route(services, startTrainingBattle, async ({ caller, body }) => ({
    battleDetails: await startTraining(services, caller.id, body.type),
  }));
  route(services, startUserBattle, async ({ caller, body: { name } }) => ({
    battleDetails: await (name === 1
      ? startAnyUser(services, caller.id)
      : startUserNamed(services, caller.id, name)),
  }));
  route(services, startGoldBattle, async ({ caller, body, ...work }) => ({
    battleDetails: await startGold(services, work, caller.id, body.tier),
  }));
  route(services, regionsData, async ({ caller }) =>
    viewRegions(game.regions, await readVictories(database.drizzle, caller.id)),
  );
}

/** Registers the calls for the choices in a battle and for its state. */
function serveTurns(services: Services): void {
  route(
    services,
    currentBattle,
    withCaller(readFighting, async ({ caller }) => {
      const { battle } = await withoutUnplayable(services, caller);
      return { battleDetails: battle && detailsOf(services.game, battle, caller) };
    }),
  );
  route(
    services,
    selectBattlePokemon,
    withCaller(readFighting, async ({ caller, body }) => ({
      battleDetails: await takeTurn(services, caller, body.round, ['choose', body.selectedPokemon]),
    })),
  );
  route(
    services,
    attack,
    withCaller(readFighting, async ({ caller, body }) => ({
      battleDetails: await takeTurn(services, caller, body.round, ['attack', body.attackId]),
    })),
  );
  route(
    services,
    catchPokemon,
    withCaller(readFighting, async ({ caller, body }) => ({
      battleDetails: await throwAtWild(services, caller, body.round, body.ballType),
    })),
  );
  route(
    services,
    battleContinue,
    withCaller(readFighting, async ({ caller, body }) => ({
      battleDetails: await takeTurn(services, caller, body?.round, ['continue']),
    })),
  );
}

/** Registers the calls for finished battles. */
function serveHistory(services: Services): void {
  route(services, getBattles, ({ caller, query }) => historyOf(services, caller.id, query.skip));
  route(
    services,
    getReplay,
    withCaller(readFighting, ({ caller, query }) => replayOf(services, caller, query)),
  );
}

/** Registers all calls about battles. */
export function serveBattles(services: Services): void {
  serveStarts(services);
  serveTurns(services);
  serveHistory(services);
}
