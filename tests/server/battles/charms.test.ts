import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regions } from '../../../content/index.ts';
import {
  battleContinue,
  getTeam,
  startGoldBattle,
  startGymBattle,
  startTrainingBattle,
} from '../../../contract/game.ts';
import { battleOf } from '../../support/battles/battle.ts';
import { almostWin, fight, ledgerOf, storedBattle, winChallenge } from '../../support/battles/challenge.ts';
import { give, newChampion, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const thornby = regions[0]!.leaders[0]!;
const carry = (player: Player, ...charms: string[]) =>
  give(server, player, { items: Object.fromEntries(charms.map((key) => [key, 1])) });

describe('a coin charm in the bag', () => {
  it('raises what a leader pays by a tenth, the first time and again', async () => {
    const player = await newChampion(server);
    await carry(player, 'coin-charm');
    const details = await winChallenge(server, player, startGymBattle, { id: thornby.id });
    expect(details.coinsWon).toBe(Math.floor(thornby.coins * 1.1));
    expect(await ledgerOf(server, player)).toEqual([['battle', Math.floor(thornby.coins * 1.1)]]);
  });

  it('counts once, however many there are', async () => {
    const player = await newChampion(server);
    await give(server, player, { items: { 'coin-charm': 5 } });
    const details = await winChallenge(server, player, startGymBattle, { id: thornby.id });
    expect(details.coinsWon).toBe(Math.floor(thornby.coins * 1.1));
  });

  it('does nothing in a battle that had begun before', async () => {
    const player = await newChampion(server);
    await fight(player, startGymBattle, { id: thornby.id });
    await carry(player, 'coin-charm');
    await almostWin(server, player);
    expect(battleOf(await player.ask(battleContinue)).coinsWon).toBe(thornby.coins);
  });

  it('leaves the prize of a gold battle as it is: a stake is a bet', async () => {
    const player = await newChampion(server);
    const plain = await winChallenge(server, player, startGoldBattle, { tier: 'bronze' });
    await carry(player, 'coin-charm');
    const charmed = await winChallenge(server, player, startGoldBattle, { tier: 'bronze' });
    expect(charmed.coinsWon).toBe(plain.coinsWon);
  });
});

describe('a study charm in the bag', () => {
  it('lets everybody learn a tenth more, as the victory says', async () => {
    const [plain, charmed] = [await newChampion(server), await newChampion(server)];
    for (const player of [plain, charmed]) {
      await give(server, player, { creatures: [{ name: 'podkin', level: 5 }] });
    }
    await carry(charmed, 'study-charm');
    const less = await winChallenge(server, plain, startGymBattle, { id: thornby.id });
    const more = await winChallenge(server, charmed, startGymBattle, { id: thornby.id });
    expect(more.totalExp).toBeGreaterThan(less.totalExp);
    expect(Math.abs(more.totalExp - less.totalExp * 1.1)).toBeLessThanOrEqual(2);
    const gained = async ({ ask }: Player) => (await ask(getTeam)).body.pokemons[1]!.exp - 5 ** 3;
    expect(await gained(charmed)).toBe(more.totalExp);
  });
});

describe('no charm', () => {
  it('leaves a battle as it always was', async () => {
    const player = await newChampion(server);
    await fight(player, startTrainingBattle, { type: 'fire' });
    const battle = await storedBattle(server, player);
    expect(battle?.setup).toMatchObject({ bonus: { coins: 0, experience: 0 } });
  });
});
