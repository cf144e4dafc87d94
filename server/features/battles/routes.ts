import type { BodyOf } from '../../../contract/call.ts';
import {
  attack,
  battleContinue,
  catchPokemon,
  currentBattle,
  regionsData,
  runAway,
  selectBattlePokemon,
  startGoldBattle,
  startGymBattle,
  startRivalBattle,
  startTrainingBattle,
  startUserBattle,
  startWildBattle,
  switchPokemon,
  useItem,
} from '../../../contract/game.ts';
import { getBattles, getPastBattle, getReplay } from '../../../contract/journal.ts';
import { enterCup, getCups, leaveCup, startCupBattle } from '../../../contract/progress/cups.ts';
import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import type { Queryable } from '../../database/transaction.ts';
import { nameOf } from '../../domain/creatures/creatureView.ts';
import { viewRegions } from '../../domain/gyms.ts';
import { readVictories } from '../../domain/records.ts';
import { onceInRow, type Repeatable } from '../../http/calls/idempotency.ts';
import { inTransaction, keepingKey, route, withCaller } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { detailsOf } from './battleView.ts';
import { readCreatures } from './cups/cupQueries.ts';
import { admitToCup, leave } from './cups/enter.ts';
import { startRound } from './cups/round.ts';
import { viewCups } from './cups/standing.ts';
import { historyOf, pastBattleOf } from './history/history.ts';
import { replayOf } from './history/replay.ts';
import { withoutUnplayable } from './playable.ts';
import { type Fighting, readFighting } from './queries.ts';
import { startGold } from './start/startGold.ts';
import { startGym, startRival } from './start/startGym.ts';
import { startTraining } from './start/startTraining.ts';
import { startAnyUser, startUserNamed } from './start/startUser.ts';
import { startWild } from './start/startWild.ts';
import { giveDraught } from './turn/giveDraught.ts';
import { keptTurn, takeTurn } from './turn/takeTurn.ts';
import { throwAtWild } from './turn/throwAtWild.ts';

type ChoiceCall =
  | typeof selectBattlePokemon
  | typeof attack
  | typeof switchPokemon
  | typeof useItem
  | typeof runAway
  | typeof catchPokemon
  | typeof battleContinue;

/** Registers the calls that start battles, and the list of gyms. */
function serveStarts(services: Services): void {
  const { database, game } = services;
  route(services, startWildBattle, async ({ services, caller }) => ({
    battleDetails: await startWild(services, caller.id),
  }));
  route(services, startGymBattle, async ({ services, caller, body }) => ({
    battleDetails: await startGym(services, caller.id, body.id),
  }));
  route(services, startRivalBattle, async ({ services, caller }) => ({
    battleDetails: await startRival(services, caller.id),
  }));
  route(services, startTrainingBattle, async ({ services, caller, body }) => ({
    battleDetails: await startTraining(services, caller.id, body.type),
  }));
  route(services, startUserBattle, async ({ services, caller, body: { name } }) => ({
    battleDetails: await (name === 1
      ? startAnyUser(services, caller.id)
      : startUserNamed(services, caller.id, name)),
  }));
  route(
    services,
    startGoldBattle,
    inTransaction(async ({ caller, body, ...work }) => ({
      battleDetails: await startGold(services, work, caller.id, body.tier),
    })),
  );
  route(services, regionsData, async ({ caller }) =>
    viewRegions(game.regions, await readVictories(database.drizzle, caller.id)),
  );
}

/** Registers the calls for the choices in a battle and for its state. */
function serveTurns(services: Services): void {
  const { database } = services;
  route(
    services,
    currentBattle,
    withCaller(readFighting, async ({ caller }) => {
      const { battle } = await withoutUnplayable(services, caller);
      return { battleDetails: battle && detailsOf(services.game, battle, caller) };
    }),
  );
  /** Registers a choice. The battle's row remembers its key. */
  const choice = <C extends ChoiceCall>(
    call: C,
    take: (fighting: Fighting, body: BodyOf<C>, repeatable?: Repeatable) => Promise<BattleDetails>,
  ) =>
    route<ChoiceCall, Awaited<ReturnType<typeof readFighting>>>(
      services,
      call,
      keepingKey(
        withCaller(readFighting, async ({ caller, body, request, repeatable }) => ({
          battleDetails: await onceInRow(
            repeatable,
            caller,
            (again, fighting) => keptTurn(services, fighting, again),
            () => take(caller, body as BodyOf<C>, repeatable),
            () => readFighting(database, request, false),
          ),
        })),
      ),
    );
  choice(selectBattlePokemon, (fighting, { round, selectedPokemon }, repeatable) =>
    takeTurn(services, fighting, round, ['choose', selectedPokemon], repeatable),
  );
  choice(attack, (fighting, { round, attackId }, repeatable) =>
    takeTurn(services, fighting, round, ['attack', attackId], repeatable),
  );
  choice(switchPokemon, (fighting, { round, selectedPokemon }, repeatable) =>
    takeTurn(services, fighting, round, ['switch', selectedPokemon], repeatable),
  );
  choice(useItem, (fighting, { round, selectedPokemon }, repeatable) =>
    giveDraught(services, fighting, round, selectedPokemon, repeatable),
  );
  choice(runAway, (fighting, body, repeatable) =>
    takeTurn(services, fighting, body?.round, ['run'], repeatable),
  );
  choice(catchPokemon, (fighting, { round, ballType }, repeatable) =>
    throwAtWild(services, fighting, round, ballType, repeatable),
  );
  choice(battleContinue, (fighting, body, repeatable) =>
    takeTurn(services, fighting, body?.round, ['continue'], repeatable),
  );
}

/** Registers the calls for finished battles. */
function serveHistory(services: Services): void {
  route(services, getBattles, ({ caller, query }) =>
    services.staleReads.read(caller.id, (database) =>
      historyOf({ ...services, database }, caller.id, query.skip),
    ),
  );
  route(services, getPastBattle, ({ caller, query }) => pastBattleOf(services, caller.id, query.id));
  route(
    services,
    getReplay,
    withCaller(readFighting, ({ caller, query }) => replayOf(services, caller, query)),
  );
}

/** Registers the calls for tournaments. */
function serveCups(services: Services): void {
  const { database, game } = services;
  const standing = (on: Queryable, playerId: string) =>
    viewCups(services, on, playerId, async (ids) => {
      const rows = await readCreatures(on, playerId, ids);
      return new Map(
        rows.map((row) => [
          row.id,
          {
            name: nameOf(game, row),
            kind: row.kind,
            ...(row.nickname !== null && { nickname: row.nickname }),
          },
        ]),
      );
    });
  route(services, getCups, ({ caller }) => standing(database.drizzle, caller.id));
  route(
    services,
    enterCup,
    inTransaction(async ({ caller, body, transaction }) => {
      await admitToCup(services, transaction, caller.id, body.cup);
      return standing(transaction, caller.id);
    }),
  );
  route(
    services,
    leaveCup,
    inTransaction(async ({ caller, transaction }) => {
      await leave(services, transaction, caller.id);
      return standing(transaction, caller.id);
    }),
  );
  route(
    services,
    startCupBattle,
    inTransaction(async ({ caller, transaction }) => ({
      battleDetails: await startRound(services, transaction, caller.id),
    })),
  );
}

/** Registers all calls about battles. */
export function serveBattles(services: Services): void {
  serveStarts(services);
  serveTurns(services);
  serveHistory(services);
  serveCups(services);
}
