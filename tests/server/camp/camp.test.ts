import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furniture } from '../../../content/furniture/wares.ts';
import { exportAccount } from '../../../contract/auth.ts';
import { purchase } from '../../../contract/mart.ts';
import { getPlayer } from '../../../contract/moderation.ts';
import { getCamp, placeInCamp } from '../../../contract/owned.ts';
import { ledgerOf } from '../../support/battles/challenge.ts';
import { give, newPlayer, type Player } from '../../support/player.ts';
import { startTwoServers, type TwoServers } from '../../support/server.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());

async function owner(...keys: readonly string[]): Promise<Player> {
  const player = await newPlayer(servers.server);
  await give(servers.server, player, { coins: 100_000 });
  const items = Object.fromEntries(keys.map((key) => [key, 1]));
  expect((await player.ask(purchase, { items })).status).toBe(200);
  return player;
}
const put = ({ ask }: Player, spot: string, piece: string | null) => ask(placeInCamp, { spot, piece });
const standing = async ({ ask }: Player) =>
  (await ask(getCamp)).body.placed.map(({ spot, piece }) => [spot, piece]);

describe('furniture', () => {
  it('is bought once, for its price, with a line in the ledger', async () => {
    const player = await owner('bench');
    expect(await ledgerOf(servers.server, player)).toContainEqual(['purchase', -furniture.bench.price]);
    expect((await player.ask(purchase, { items: { bench: 1 } })).status).toBe(409);
    const { placed, owned } = (await player.ask(getCamp)).body;
    expect([placed, owned]).toEqual([[], [{ piece: 'bench' }]]);
  });

  it('of another region is sold in its town only', async () => {
    const player = await owner('bench');
    const { status, refusal } = await player.ask(purchase, { items: { telescope: 1 } });
    expect([status, refusal.message]).toEqual([409, 'Telescope is sold elsewhere']);
  });

  it('stands where it was put, moves from spot to spot, and goes when the spot is cleared', async () => {
    const player = await owner('bench', 'hammock');
    expect((await put(player, 'frontLeft', 'bench')).status).toBe(200);
    expect((await put(player, 'frontLeft', 'hammock')).status).toBe(200);
    expect(await standing(player)).toEqual([['frontLeft', 'hammock']]);
    await put(player, 'middle', 'hammock');
    expect(await standing(player)).toEqual([['middle', 'hammock']]);
    await put(player, 'middle', null);
    expect(await standing(player)).toEqual([]);
  });

  it.each([
    ['attic', 'bench', 404],
    ['middle', 'throne', 404],
    ['middle', 'hammock', 409],
    ['rug', 'bench', 409],
  ])('in %s: %s is refused with %i, and nothing changes', async (spot, piece, status) => {
    const player = await owner('bench');
    await put(player, 'frontRight', 'bench');
    expect((await put(player, spot, piece)).status).toBe(status);
    expect(await standing(player)).toEqual([['frontRight', 'bench']]);
  });

  it('attack 81: is in one spot only, however many calls come at once on two servers', async () => {
    const player = await owner('bench', 'hammock');
    const other = { ...player, ask: servers.second.askWith(player.token) };
    const spots = ['backLeft', 'backRight', 'middle', 'frontLeft', 'frontRight'];
    const replies = await Promise.all(
      spots.flatMap((spot) => [put(player, spot, 'bench'), put(other, spot, 'hammock')]),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const there = await standing(player);
    expect(there.length).toBeGreaterThan(0);
    expect(new Set(there.map(([, piece]) => piece)).size).toBe(there.length);
  });

  it('is seen on the trainer page, and stands in the export', async () => {
    const player = await owner('bench');
    await put(player, 'frontLeft', 'bench');
    const visitor = await newPlayer(servers.server);
    const { body } = await visitor.ask(getPlayer, { name: player.name });
    expect(body.camp).toEqual([{ spot: 'frontLeft', piece: 'bench' }]);
    const file = (await player.ask(exportAccount)).body as unknown as { camp: object[] };
    expect(file.camp).toEqual([{ spot: 'frontLeft', piece: 'bench' }]);
  });
});
