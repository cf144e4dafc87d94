import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soldLooks } from '../../../content/looks/wares.ts';
import { chooseAvatar, getProfile } from '../../../contract/auth.ts';
import { startWildBattle } from '../../../contract/game.ts';
import { purchase } from '../../../contract/mart.ts';
import { AVATARS, FREE_AVATARS, SOLD_AVATARS } from '../../../contract/shapes/avatar.ts';
import { ledgerOf } from '../../support/battles/challenge.ts';
import { give, logInAgain, meet, newPlayer, newTrainer, type Player } from '../../support/player.ts';
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

  it.each(FREE_AVATARS)('can be %s, in every session and also before the first creature', async (look) => {
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

  it('is sold where it has a price, and can be worn from then on', async () => {
    expect(Object.keys(soldLooks)).toEqual(SOLD_AVATARS);
    const player = await newPlayer(server);
    await give(server, player, { coins: 10_000 });
    expect((await player.ask(purchase, { items: { fox: 1 } })).status).toBe(200);
    expect(await ledgerOf(server, player)).toContainEqual(['purchase', -soldLooks.fox.price]);
    expect((await player.ask(chooseAvatar, { look: 'fox' })).body.profile.look).toBe('fox');
    const again = await player.ask(purchase, { items: { fox: 1 } });
    expect([again.status, again.refusal.message]).toEqual([409, 'You can carry one Fox costume only']);
    await player.ask(chooseAvatar, { look: 'racer' });
    expect((await player.ask(chooseAvatar, { look: 'fox' })).status).toBe(200);
  });

  it.each(SOLD_AVATARS)('cannot be %s before it is bought, and nothing changes', async (look) => {
    const player = await newPlayer(server);
    const row = await rowOf(player);
    const { status, refusal } = await player.ask(chooseAvatar, { look });
    expect([status, refusal.message]).toEqual([409, 'You do not own this yet']);
    expect(await rowOf(player)).toEqual(row);
  });

  it('of a town is sold there only', async () => {
    const player = await newPlayer(server);
    await give(server, player, { coins: 10_000 });
    const far = await player.ask(purchase, { items: { toadstool: 1 } });
    expect([far.status, far.refusal.message]).toEqual([409, 'Toadstool hat is sold elsewhere']);
    await server.sql(`update players set map_name = 'harkmoor' where username = $1`, [player.name]);
    expect((await player.ask(purchase, { items: { toadstool: 1 } })).status).toBe(200);
  });

  it('is paid once, however often the purchase is sent at once', async () => {
    const player = await newPlayer(server);
    await give(server, player, { coins: 30_000 });
    const replies = await Promise.all([1, 2, 3].map(() => player.ask(purchase, { items: { fox: 1 } })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const paid = (await ledgerOf(server, player)).filter(([reason]) => reason === 'purchase');
    expect(paid).toEqual([['purchase', -soldLooks.fox.price]]);
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
