import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../../../content/index.ts';
import { evolve, getTeam, startGymBattle } from '../../../contract/game.ts';
import { give, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startTwoServers, type TestServer, type TwoServers } from '../../support/server.ts';

let both: TwoServers;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  both = await startTwoServers();
  ({ server, second } = both);
});
afterAll(() => both.close());

const level = book.species.kindlam!.evolution!.level;
/** A player whose team is one kindlam of a level. */
async function withKindlam(at: number) {
  const player = await newPlayer(server);
  await give(server, player, { creatures: [{ name: 'kindlam', level: at, kind: 3 }] });
  return { player, creature: (await player.ask(getTeam)).body.pokemons[0]! };
}
const team = async ({ ask }: Player) => (await ask(getTeam)).body.pokemons;

describe('evolving', () => {
  it('turns a creature that is ready into its next form and keeps what it is', async () => {
    const { player, creature } = await withKindlam(level);
    expect(creature).toMatchObject({ canEvolve: true, nextEvoPokemon: 'Emberam' });
    const { status, body } = await player.ask(evolve, { id: creature.id });
    expect(status).toBe(200);
    expect(body.first).toBe(true);
    const { id, kind, exp, attack1, team_order } = creature;
    expect(body.evolved).toMatchObject({ id, kind, exp, level, attack1, team_order, name: 'Emberam' });
    expect(body.evolved.orginalHp).toBeGreaterThan(creature.orginalHp);
    expect(body.evolved.unlockedMoves).toEqual(expect.arrayContaining(creature.unlockedMoves));
    expect(await team(player)).toEqual([body.evolved]);
  });

  it('puts the new form into the pokedex as caught, in its kind', async () => {
    const { player, creature } = await withKindlam(level);
    await player.ask(evolve, { id: creature.id });
    const [entry] = await server.sql(
      `select d.kind, d.caught_at is not null as caught from pokedex_entries d join players p on p.id = d.player_id
       where p.username = $1 and d.species = 'emberam'`,
      [player.name],
    );
    expect(entry).toEqual({ kind: 3, caught: true });
  });

  it('is refused below the level, for a last form, and during a battle', async () => {
    const { player, creature } = await withKindlam(level - 1);
    const refused = await player.ask(evolve, { id: creature.id });
    expect([refused.status, refused.refusal.message]).toEqual([409, 'Kindlam is not ready to evolve']);
    await give(server, player, {
      creatures: [
        { name: 'kilnaries', level: 90 },
        { name: 'kindlam', level },
      ],
    });
    const [, last, ready] = await team(player);
    expect((await player.ask(evolve, { id: last!.id })).status).toBe(409);
    await player.ask(startGymBattle, { id: 'thornby-garden' });
    const fighting = await player.ask(evolve, { id: ready!.id });
    expect([fighting.status, fighting.refusal.code]).toEqual([409, 'in_battle']);
    expect((await team(player)).map(({ name }) => name)).toEqual(['Kindlam', 'Kilnaries', 'Kindlam']);
  });

  it('attack 41: happens once, however often it is asked for at once on two servers', async () => {
    const { player, creature } = await withKindlam(level);
    const there = { ...player, ask: second.askWith(player.token) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? player : there).ask(evolve, { id: creature.id })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await team(player))[0]!.name).toBe('Emberam');
  });

  it('is nobody’s business but the owner’s', async () => {
    const { creature } = await withKindlam(level);
    const stranger = await newTrainer(server);
    expect((await stranger.ask(evolve, { id: creature.id })).status).toBe(403);
  });

  it.each(['nobody', '00000000-0000-4000-8000-000000000000', '\0', '%', "' or 1=1"])(
    'does not find the id %j',
    async (id) => {
      const player = await newTrainer(server);
      expect((await player.ask(evolve, { id })).status).toBe(404);
    },
  );

  it.each(['', null, 1, undefined, 'x'.repeat(65)])('refuses the id %j', async (id) => {
    const player = await newTrainer(server);
    expect((await player.ask(evolve, { id })).status).toBe(400);
  });
});
