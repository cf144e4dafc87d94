import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTeam } from '../../../contract/game.ts';
import { getTutor, teachMove } from '../../../contract/owned.ts';
import { startWild } from '../../support/battles/battle.ts';
import { ledgerOf } from '../../support/battles/challenge.ts';
import { give, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startTwoServers, type TwoServers } from '../../support/server.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());

async function rich(coins = 100_000): Promise<Player> {
  const player = await newTrainer(servers.server);
  await give(servers.server, player, { coins });
  return player;
}
async function offer({ ask }: Player) {
  const { coins, pupils } = (await ask(getTutor)).body;
  const [pupil] = pupils;
  const [lesson] = pupil?.lessons ?? [];
  if (!pupil || !lesson) throw new Error('Nothing is taught');
  return { coins, id: pupil.creature.id, lesson };
}
const slots = async ({ ask }: Player) => {
  const [first] = (await ask(getTeam)).body.pokemons;
  return [first?.attack1, first?.attack2, first?.attack3, first?.attack4];
};

describe('the tutor', () => {
  it('teaches a move before its time, for exactly its price, with a line in the ledger', async () => {
    const player = await rich();
    const { id, coins, lesson } = await offer(player);
    expect(lesson.level).toBeGreaterThan(5);
    const wanted = { id, move: lesson.move, slot: 4, price: lesson.price };
    const { status, body } = await player.ask(teachMove, wanted);
    expect([status, body.coins]).toEqual([200, coins - lesson.price]);
    expect((await slots(player))[3]).toBe(lesson.move);
    expect(await ledgerOf(servers.server, player)).toContainEqual(['lesson', -lesson.price]);
    expect(body.pupils[0]?.lessons.map(({ move }) => move)).not.toContain(lesson.move);
    expect((await player.ask(teachMove, wanted)).status).toBe(400);
  });

  it('attack 82: is paid once for a request that is repeated with its key', async () => {
    const player = await rich();
    const { id, coins, lesson } = await offer(player);
    const key = { 'idempotency-key': 'a-lesson-of-today' };
    const wanted = { id, move: lesson.move, slot: 1, price: lesson.price };
    const replies = [
      await player.ask(teachMove, wanted, key),
      await servers.second.askWith(player.token)(teachMove, wanted, key),
    ];
    expect(replies.map(({ status, body }) => [status, body.coins])).toEqual(
      replies.map(() => [200, coins - lesson.price]),
    );
  });

  it.each([
    ['a move that it is not taught', { move: 'solar beam' }, 400],
    ['a price that is not the price', { price: 1 }, 409],
    ['a creature that there is not', { id: '00000000-0000-4000-8000-000000000000' }, 404],
    ['a fifth slot', { slot: 5 }, 400],
  ])('refuses %s, and nothing changes', async (_what, change, status) => {
    const player = await rich();
    const { id, coins, lesson } = await offer(player);
    const before = await slots(player);
    const wanted = { id, move: lesson.move, slot: 2, price: lesson.price, ...change };
    expect((await player.ask(teachMove, wanted)).status).toBe(status);
    expect(await slots(player)).toEqual(before);
    expect((await offer(player)).coins).toBe(coins);
  });

  it('attack 82: takes no coins that are not there, and teaches nobody else’s creature', async () => {
    const poor = await rich(1);
    const { id, lesson } = await offer(poor);
    const wanted = { id, move: lesson.move, slot: 1, price: lesson.price };
    const refused = await poor.ask(teachMove, wanted);
    expect([refused.status, refused.refusal.message]).toEqual([409, 'Not enough coins!']);
    const thief = await newPlayer(servers.server);
    expect((await thief.ask(teachMove, wanted)).status).toBe(403);
  });

  it('waits for the end of a battle, which has copies of the team', async () => {
    const player = await rich();
    const { id, lesson } = await offer(player);
    await startWild(servers.server, player);
    const wanted = { id, move: lesson.move, slot: 1, price: lesson.price };
    expect((await player.ask(teachMove, wanted)).refusal.code).toBe('in_battle');
  });
});
