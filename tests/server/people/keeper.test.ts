import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '../../../contract/auth.ts';
import { chooseEmber } from '../../../contract/game.ts';
import { getRecord } from '../../../contract/journal.ts';
import { goToKeeper, startWild } from '../../support/battles/battle.ts';
import { newTrainer, PASSWORD, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A trainer who has beaten the last champion and stands beside the keeper of the hearth. */
async function newGuestOfTheHearth(): Promise<Player> {
  const player = await newTrainer(server);
  await goToKeeper(server, player);
  return player;
}
const refusal = async (player: Player, ember: 'banked' | 'loose' = 'banked') => {
  const { status, body } = await player.ask(chooseEmber, { ember });
  return [status, (body as unknown as { message: string }).message];
};
const emberOf = async (player: Player) => (await player.ask(getRecord)).body.ember;
const putAt = ({ name }: Player, map: string, x: number, y: number) =>
  server.sql('update players set map_name = $2, cell_x = $3, cell_y = $4 where username = $1', [
    name,
    map,
    x,
    y,
  ]);

describe('the answer to the keeper of the hearth', () => {
  it.each(['banked', 'loose'] as const)(
    'is %s from then on, in the record and in the export',
    async (ember) => {
      const player = await newGuestOfTheHearth();
      expect(await emberOf(player)).toBeNull();
      expect((await player.ask(chooseEmber, { ember })).body).toEqual({ ember });
      expect(await emberOf(player)).toBe(ember);
      const { body } = await player.ask(exportAccount);
      expect((body as unknown as { account: object[] }).account[0]).toMatchObject({ ember });
    },
  );

  it('attack 78: is given once, the first one of several at once', async () => {
    const player = await newGuestOfTheHearth();
    const replies = await Promise.all(
      (['banked', 'loose', 'banked', 'loose'] as const).map((ember) => player.ask(chooseEmber, { ember })),
    );
    const [taken, ...others] = replies.toSorted((one, other) => one.status - other.status);
    expect([taken?.status, ...others.map(({ status }) => status)]).toEqual([200, 409, 409, 409]);
    expect(await emberOf(player)).toBe(taken?.body.ember);
    const kept = await emberOf(player);
    for (const ember of ['banked', 'loose'] as const)
      expect(await refusal(player, ember)).toEqual([
        409,
        'The keeper of the hearth has your answer, and keeps it',
      ]);
    expect(await emberOf(player)).toBe(kept);
  });

  it('attack 78: is taken beside the keeper only', async () => {
    const player = await newGuestOfTheHearth();
    for (const [map, x, y] of [
      ['fourlight3', 10, 15],
      ['fourlight3', 12, 16],
      ['fourlight2', 12, 15],
    ] as const) {
      await putAt(player, map, x, y);
      expect(await refusal(player)).toEqual([409, 'The keeper of the hearth is not here']);
    }
    expect(await emberOf(player)).toBeNull();
  });

  it('attack 78: waits until the last champion is beaten', async () => {
    const player = await newGuestOfTheHearth();
    await server.sql(
      `update gym_victories set gym_id = 'oyelo-vigil'
       where player_id = (select id from players where username = $1)`,
      [player.name],
    );
    expect(await refusal(player)).toEqual([
      409,
      'The keeper of the hearth will ask you when you have beaten Halcyon Abebe',
    ]);
    expect(await emberOf(player)).toBeNull();
  });

  it('is not given during a battle, nor in words of the player’s own', async () => {
    const player = await newTrainer(server);
    await startWild(server, player);
    await goToKeeper(server, player);
    expect((await refusal(player))[0]).toBe(409);
    expect((await player.ask(chooseEmber, { ember: 'stolen' as 'banked' })).status).toBe(400);
    expect(await emberOf(player)).toBeNull();
  });

  it('goes with the account', async () => {
    const player = await newGuestOfTheHearth();
    await player.ask(chooseEmber, { ember: 'loose' });
    expect((await player.ask(deleteAccount, { password: PASSWORD })).status).toBe(200);
    expect(await server.sql('select ember from players where username = $1', [player.name])).toEqual([]);
  });
});
