import {
  regionsData,
  startGoldBattle,
  startGymBattle,
  startTrainingBattle,
  startUserBattle,
} from '../../../../contract/game.ts';
import { viewRegions } from '../../../domain/gyms.ts';
import { admitPlayer } from '../../../http/admission/session.ts';
import { keyOf } from '../../../http/calls/idempotency.ts';
import { route } from '../../../http/calls/route.ts';
import type { Services } from '../../../services.ts';
import { readVictories } from '../gymQueries.ts';
import { startGold } from './startGold.ts';
import { startGym } from './startGym.ts';
import { startTraining } from './startTraining.ts';
import { startAnyUser, startUserNamed } from './startUser.ts';

/** The starts of battles against gym leaders, users, training partners and for gold, and the list of gyms. */
export function serveChallenges(services: Services): void {
  const { app, database, game } = services;
  const admit = admitPlayer(services);
  route(app, regionsData, admit, async ({ caller }) =>
    viewRegions(game.regions, await readVictories(database.drizzle, caller.id)),
  );
  route(app, startGymBattle, admit, async ({ caller, body }) => ({
    battleDetails: await startGym(services, caller.id, body.id),
  }));
  route(app, startTrainingBattle, admit, async ({ caller, body }) => ({
    battleDetails: await startTraining(services, caller.id, body.type),
  }));
  route(app, startUserBattle, admit, async ({ caller, body: { name } }) => ({
    battleDetails: await (name === 1
      ? startAnyUser(services, caller.id)
      : startUserNamed(services, caller.id, name)),
  }));
  route(app, startGoldBattle, admit, async ({ caller, body, request }) => {
    const repeatable = { sender: caller.id, key: keyOf(request), call: startGoldBattle.name, body };
    return { battleDetails: await startGold(services, body.tier, repeatable) };
  });
}
