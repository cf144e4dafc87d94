import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { species } from '../../../content/index.ts';
import { getProfile } from '../../../contract/auth.ts';
import {
  battleContinue,
  catchPokemon,
  currentBattle,
  getTeam,
  mapMove,
  mapRequest,
  startTrainingBattle,
} from '../../../contract/game.ts';
import { CREATURE_TYPES } from '../../../rules/index.ts';
import { battleOf, startWild } from '../../support/battles/battle.ts';
import { almostWin, fight, ledgerOf, storedBattle, winChallenge } from '../../support/battles/challenge.ts';
import { give, meet, newChampion, newPlayer, newTrainer } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('experience training', () => {
  it.each(
    CREATURE_TYPES.filter((type) =>
      Object.values(species).some(({ types }) => types.includes(type as never)),
    ),
  )('meets only opponents of the type %s', async (type) => {
    const player = await newTrainer(server);
    await give(server, player, { creatures: [{ name: 'tempestral', level: 60 }] });
    const details = battleOf(await player.ask(startTrainingBattle, { type }));
    expect(details).toMatchObject({ page: 'selection', battleType: 'training', gymId: null });
    expect([details.trainingType, details.goldTier]).toEqual([type, null]);
    expect([details.gymDetails, details.userBattaleDetails]).toEqual([null, null]);
    for (const { types } of details.opponent) expect(types).toContain(type);
  });

  it.each(CREATURE_TYPES)('can be had in the type %s at any level', async (type) => {
    const player = await newTrainer(server);
    await give(server, player, { creatures: [{ name: 'kilnaries', level: 100 }] });
    expect((await player.ask(startTrainingBattle, { type })).status).toBe(200);
  });

  it('meets as many opponents as the team has members, each a tenth lower or one level more', async () => {
    const player = await newTrainer(server);
    await give(server, player, {
      creatures: [
        { name: 'emberam', level: 20 },
        { name: 'tempestral', level: 90 },
        { name: 'podkin', level: 1 },
      ],
    });
    const { myState, opponent } = battleOf(await player.ask(startTrainingBattle, { type: 'water' }));
    expect(opponent).toHaveLength(4);
    for (const [index, { level }] of myState.entries()) {
      const tenthLower = Math.ceil(level * 0.9);
      expect(opponent[index]!.level).toBeLessThanOrEqual(tenthLower);
      expect(opponent[index]!.level).toBeGreaterThanOrEqual(Math.max(1, tenthLower - 1));
    }
  });

  it.each(['', 'stone', 'FIRE', 'fire/flying', 1, null, ['fire'], '__proto__', undefined])(
    'refuses the type %j',
    async (type) => {
      const player = await newTrainer(server);
      expect((await player.ask(startTrainingBattle, { type })).status).toBe(400);
      expect((await player.ask(currentBattle)).body.battleDetails).toBeNull();
    },
  );

  it('needs a creature', async () => {
    const player = await newPlayer(server);
    expect((await player.ask(startTrainingBattle, { type: 'fire' })).status).toBe(409);
  });

  it('gives every member experience, and no coins', async () => {
    const player = await newTrainer(server);
    const before = (await player.ask(getTeam)).body.pokemons[0]!.exp;
    const details = await winChallenge(server, player, startTrainingBattle, { type: 'bug' });
    expect(details).toMatchObject({ page: 'win', coinsWon: 0 });
    expect(details.totalExp).toBeGreaterThan(0);
    expect((await player.ask(getTeam)).body.pokemons[0]!.exp).toBe(before + details.totalExp);
    expect(await ledgerOf(server, player)).toEqual([]);
  });

  it('attack 32: gives the experience once, however often Continue is pressed', async () => {
    const player = await newTrainer(server);
    const before = (await player.ask(getTeam)).body.pokemons[0]!.exp;
    await fight(player, startTrainingBattle, { type: 'bug' });
    await almostWin(server, player);
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.ask(battleContinue)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const after = (await player.ask(getTeam)).body.pokemons[0]!.exp;
    expect(after).toBe(before + battleOf(won[0]!).totalExp);
  });
});

describe('one battle of a player', () => {
  it('attack 34: many starts at once leave one', async () => {
    const player = await newTrainer(server);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        player.ask(startTrainingBattle, { type: CREATURE_TYPES[index + 1]! }),
      ),
    );
    const started = answers.map((answer) => battleOf(answer));
    expect(started).toContainEqual(battleOf(await player.ask(currentBattle)));
    expect((await storedBattle(server, player))!.choices).toEqual([]);
  });

  it('is replaced by a training battle, of which nothing of the one before counts', async () => {
    const player = await newChampion(server);
    await startWild(server, player);
    const next = battleOf(await player.ask(startTrainingBattle, { type: 'ice' }));
    expect(next.mapName).toBeNull();
    expect(battleOf(await player.ask(currentBattle))).toEqual(next);
  });

  it('uses up the encounter that was waiting', async () => {
    const player = await newTrainer(server);
    await meet(server, player);
    await player.ask(startTrainingBattle, { type: 'ice' });
    expect((await player.ask(mapRequest, { mapName: 'green_land' })).body?.pokemon).toBeUndefined();
  });

  it('attack 25: holds the player in place', async () => {
    const player = await newTrainer(server);
    await player.ask(startTrainingBattle, { type: 'ice' });
    const { status, refusal } = await player.ask(mapMove, { dir: 's' });
    expect([status, refusal.code]).toEqual([409, 'in_battle']);
  });

  it('attack 24: has nobody to catch but in the wild', async () => {
    const player = await newTrainer(server);
    await fight(player, startTrainingBattle, { type: 'ice' });
    expect((await player.ask(catchPokemon, { ballType: 'nball' })).status).toBe(409);
    expect((await player.ask(getProfile)).body.profile.items.nball).toBe(10);
  });
});
