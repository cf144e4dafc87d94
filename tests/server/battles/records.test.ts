import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../../../content/index.ts';
import { getProfile } from '../../../contract/auth.ts';
import { battleContinue, startGymBattle, startUserBattle } from '../../../contract/game.ts';
import { battleRecord } from '../../../contract/operations.ts';
import { playAgain } from '../../../tools/replay/playAgain.ts';
import { readRecord } from '../../../tools/replay/record.ts';
import { battleOf, fightToTheEnd, winAgainstWild } from '../../support/battles/battle.ts';
import { fight } from '../../support/battles/challenge.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { newChampion, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const recordOf = (player: string) => server.askWith(ADMIN_TOKEN)(battleRecord, { player });

/** Replays the player's last battle from the operator's record and returns the problems found. */
async function problemsOf({ name }: Player) {
  const { text } = await recordOf(name);
  const { problems, sameBook } = playAgain(book, readRecord(text));
  return { problems, sameBook };
}

describe('the record of a battle', () => {
  const NOTHING = { problems: [], sameBook: true };

  it('plays a won wild battle again to the same last state', async () => {
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    expect(await problemsOf(player)).toEqual(NOTHING);
  });

  it.each([
    ['a gym battle', startGymBattle, { id: 'thornby-garden' }],
    ['a battle against a house team', startUserBattle, { name: 'Mistford (house team)' }],
  ] as const)('plays %s again, midway and at the end', async (_what, start, body) => {
    const player = await newTrainer(server);
    await fight(player, start, body);
    expect(await problemsOf(player)).toEqual(NOTHING);
    await fightToTheEnd(player);
    expect(await problemsOf(player)).toEqual(NOTHING);
    expect(['win', 'lose']).toContain(battleOf(await player.ask(battleContinue)).page);
    expect(await problemsOf(player)).toEqual(NOTHING);
  });

  it('is found by name in any case and by id', async () => {
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    const { body } = await recordOf(player.name.toUpperCase());
    expect(body.player).toBe(player.name);
    const [row] = await server.sql<{ id: string }>('select id from players where username = $1', [
      player.name,
    ]);
    expect((await recordOf(row?.id ?? '')).body).toEqual(body);
  });

  it('notes how hard the opponent thought', async () => {
    const player = await newTrainer(server);
    await fight(player, startGymBattle, { id: 'thornby-garden' });
    expect((await recordOf(player.name)).body.setup).toMatchObject({ thinking: 'lookahead' });
  });

  it('is for the operator alone', async () => {
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    expect((await player.ask(battleRecord, { player: player.name })).status).toBe(401);
    expect((await server.ask(battleRecord, { player: player.name })).status).toBe(401);
    expect((await player.ask(getProfile)).status).toBe(200);
  });

  it('is refused for whom nobody knows, and for who never battled', async () => {
    const player = await newPlayer(server);
    for (const name of [player.name, 'nobody of this name', 'a\0b', '00000000-0000-0000-0000-000000000000'])
      expect((await recordOf(name)).status).toBe(404);
    expect((await server.askWith(ADMIN_TOKEN)(battleRecord, {})).status).toBe(400);
  });
});
