import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseAvatar, getProfile } from '../../../contract/auth.ts';
import { startWildBattle } from '../../../contract/game.ts';
import { AVATARS } from '../../../contract/shapes/avatar.ts';
import { logInAgain, meet, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const profileOf = async ({ ask }: Player) => (await ask(getProfile)).body.profile;
const rowOf = async ({ name }: Player) => {
  const [row] = await server.sql<Record<string, unknown>>('select * from players where username = $1', [
    name,
  ]);
  return row;
};

describe('the look of a player', () => {
  it('is the first one to begin with', async () => {
    expect((await profileOf(await newPlayer(server))).look).toBe(AVATARS[0]);
  });

  it.each(AVATARS)('can be %s, in every session and also before the first creature', async (look) => {
    const player = await newPlayer(server);
    const { status, body } = await player.ask(chooseAvatar, { look });
    expect([status, body.profile.look]).toEqual([200, look]);
    expect((await profileOf(player)).look).toBe(look);
    expect((await profileOf(await logInAgain(server, player))).look).toBe(look);
  });

  it('changes nothing else, and the reply is the profile', async () => {
    const player = await newTrainer(server);
    const [row, profile] = [await rowOf(player), await profileOf(player)];
    const { body } = await player.ask(chooseAvatar, { look: 'racer' });
    expect(body.profile).toEqual({ ...profile, look: 'racer' });
    expect(await rowOf(player)).toEqual({ ...row, look: 'racer' });
  });

  it('comes with the replies of a battle', async () => {
    const player = await newTrainer(server);
    await player.ask(chooseAvatar, { look: 'sledder' });
    await meet(server, player);
    const { body } = await player.ask(startWildBattle);
    expect(body.battleDetails.profile.look).toBe('sledder');
    expect((await player.ask(chooseAvatar, { look: 'drover' })).body.profile.inBattle).toBe(true);
  });

  it('is nobody else’s business', async () => {
    const [player, other] = [await newPlayer(server), await newPlayer(server)];
    await player.ask(chooseAvatar, { look: 'rocker' });
    expect((await profileOf(other)).look).toBe(AVATARS[0]);
  });

  it.each([
    { look: 'nobody' },
    { look: 'Gardener' },
    { look: '' },
    { look: '__proto__' },
    { look: 0 },
    { look: null },
    { look: ['gardener'] },
    {},
  ])('is refused for the body %j', async (body) => {
    const player = await newPlayer(server);
    await player.ask(chooseAvatar, { look: 'dancer' });
    const row = await rowOf(player);
    expect((await player.ask(chooseAvatar, body)).status).toBe(400);
    expect(await rowOf(player)).toEqual(row);
  });

  it('is nothing that a stranger may change', async () => {
    expect((await server.ask(chooseAvatar, { look: 'gardener' })).status).toBe(401);
    expect((await server.askWith('no token')(chooseAvatar, { look: 'gardener' })).status).toBe(401);
  });

  it('that a later version stored is shown as the first one', async () => {
    const player = await newPlayer(server);
    await server.sql(`update players set look = 'from the future' where username = $1`, [player.name]);
    expect((await profileOf(player)).look).toBe(AVATARS[0]);
  });
});
