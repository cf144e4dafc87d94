import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import {
  evolve,
  findNextPokemons,
  findNextPokemonsExcludeTeam,
  getTeam,
  markFavourite,
  replaceTeamPokemon,
  startGymBattle,
} from '../../../contract/game.ts';
import { give, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function withSeven() {
  const player = await newPlayer(server);
  await give(server, player, {
    creatures: Array.from({ length: 7 }, () => ({ name: 'kindlam', level: 20 })),
  });
  const [member] = (await player.ask(getTeam)).body.pokemons;
  const [reserve] = (await player.ask(findNextPokemonsExcludeTeam)).body.pokemons;
  return { player, member: member!, reserve: reserve! };
}
const mark = ({ ask }: Player, id: unknown, favourite: unknown = true) =>
  ask(markFavourite, { id, favourite });
/** The stored counts. */
const counted = ({ name }: Player) =>
  server.sql(
    `select species, kind, favourite, owned from creature_counts c join players p on p.id = c.player_id
     where p.username = $1 order by 1, 2, 3`,
    [name],
  );
/** The same counts from the creatures themselves, for each species and for all together. */
const really = ({ name }: Player) =>
  server.sql(
    `select coalesce(species, '') as species, kind, favourite, count(*)::int as owned
     from creatures c join players p on p.id = c.player_id where p.username = $1
     group by grouping sets ((species, kind, favourite), (kind, favourite)) order by 1, 2, 3`,
    [name],
  );

describe('a favourite', () => {
  it('is nobody at first, and stays one until the mark is taken away', async () => {
    const { player, reserve } = await withSeven();
    expect(reserve.favourite).toBe(false);
    const { status, body } = await mark(player, reserve.id);
    expect([status, body]).toEqual([200, { pokemons: [{ ...reserve, favourite: true }] }]);
    expect((await player.ask(findNextPokemonsExcludeTeam)).body.pokemons).toEqual(body.pokemons);
    expect((await mark(player, reserve.id)).body).toEqual(body);
    expect((await mark(player, reserve.id, false)).body.pokemons).toEqual([reserve]);
    expect((await player.ask(findNextPokemons, { favourite: '1' })).body.count).toBe(0);
  });

  it('can be chosen in a battle too, and evolving keeps it', async () => {
    const { player, member, reserve } = await withSeven();
    await player.ask(startGymBattle, { id: 'thornby-garden' });
    expect((await mark(player, member.id)).status).toBe(200);
    await mark(player, reserve.id);
    expect((await player.ask(evolve, { id: reserve.id })).body.evolved).toMatchObject({
      name: 'Emberam',
      favourite: true,
    });
  });

  it('changes nothing else of the creature', async () => {
    const { player, member } = await withSeven();
    const row = () => server.sql('select * from creatures where id = $1', [member.id]);
    const [before] = await row();
    await mark(player, member.id);
    expect(await row()).toEqual([{ ...before, favourite: true }]);
  });

  it('leaves the team only anyway', async () => {
    const { player, member, reserve } = await withSeven();
    await mark(player, member.id);
    const pair = { from: member.id, to: reserve.id };
    for (const body of [pair, { ...pair, anyway: false }]) {
      const { status, refusal } = await player.ask(replaceTeamPokemon, body);
      expect([status, refusal.code]).toEqual([409, 'favourite']);
      expect(refusal.message).toBe('This is one of your favourites');
    }
    expect((await player.ask(getTeam)).body.pokemons[0]!.id).toBe(member.id);
    expect((await player.ask(replaceTeamPokemon, { ...pair, anyway: 'yes' })).status).toBe(400);
    expect((await player.ask(replaceTeamPokemon, { ...pair, anyway: true })).status).toBe(200);
    expect((await player.ask(getTeam)).body.pokemons[0]!.id).toBe(reserve.id);
  });

  it('may come into the team without a word', async () => {
    const { player, member, reserve } = await withSeven();
    await mark(player, reserve.id);
    expect((await player.ask(replaceTeamPokemon, { from: member.id, to: reserve.id })).status).toBe(200);
  });

  it('is nobody’s business but the owner’s', async () => {
    const { player, member } = await withSeven();
    const stranger = await newTrainer(server);
    expect((await mark(stranger, member.id)).status).toBe(403);
    for (const id of ['nobody', '00000000-0000-4000-8000-000000000000', '\0']) {
      expect((await mark(stranger, id)).status).toBe(404);
    }
    expect((await player.ask(getTeam)).body.pokemons[0]!.favourite).toBe(false);
  });

  it.each([
    [undefined, true],
    ['', true],
    [7, true],
    ['x'.repeat(65), true],
    ['id', undefined],
    ['id', 'true'],
    ['id', 1],
    ['id', null],
  ])('is refused for the id %j and the mark %j', async (id, favourite) => {
    const { player } = await withSeven();
    expect((await player.ask(markFavourite, { id, favourite })).status).toBe(400);
  });
});

describe('the kept counts of creatures', () => {
  it('are what there is after every way to come, change and go', async () => {
    const { player, member, reserve } = await withSeven();
    const check = async () => expect(await counted(player)).toEqual(await really(player));
    await check();
    await mark(player, reserve.id);
    await check();
    await player.ask(evolve, { id: reserve.id });
    await check();
    await mark(player, reserve.id, false);
    await check();
    const other = await newTrainer(server);
    await server.sql(
      `update creatures set player_id = (select id from players where username = $2), team_order = null where id = $1`,
      [member.id, other.name],
    );
    await check();
    expect(await counted(other)).toEqual(await really(other));
    await server.sql('delete from creatures where id = $1', [reserve.id]);
    await check();
    expect((await player.ask(getProfile)).body.pokemonCount).toBe(5);
  });

  it('are right after many marks at once', async () => {
    const { player, member, reserve } = await withSeven();
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => mark(player, at % 2 ? member.id : reserve.id, at % 3 > 0)),
    );
    expect(await counted(player)).toEqual(await really(player));
  });
});
