import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { achievements } from '../../../content/achievements/list.ts';
import { exportAccount } from '../../../contract/auth.ts';
import { findNextPokemons } from '../../../contract/game.ts';
import { getPlayer } from '../../../contract/moderation.ts';
import { nameCreature, setFree } from '../../../contract/owned.ts';
import { getAchievements, noteAchievements } from '../../../contract/progress/achievements.ts';
import { give, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const all = async ({ ask }: Player) => (await ask(getAchievements)).body.achievements;
const one = async (player: Player, id: string) => (await all(player)).find((each) => each.id === id);
const note = async ({ ask }: Player) => (await ask(noteAchievements)).body.reached.map(({ id }) => id);

describe('achievements', () => {
  it('are forty-six, of which a newcomer has reached none', async () => {
    const player = await newPlayer(server);
    const list = await all(player);
    expect(list.map(({ id, goal }) => ({ id, goal }))).toEqual(
      achievements.map(({ id, goal }) => ({ id, goal })),
    );
    expect(list.every(({ count, reachedAt }) => count === 0 && reachedAt === null)).toBe(true);
    expect(await note(player)).toEqual([]);
  });

  it('are counted from the pages of research that are written, a study as a sketch, too', async () => {
    const player = await newTrainer(server);
    await server.sql(
      `insert into species_research (player_id, species, counts, written)
       select id, s.species, '{}', s.written from players, (values ('kindlam', 2), ('podkin', 1), ('nubwhal', 0)) s(species, written)
       where username = $1`,
      [player.name],
    );
    expect(await one(player, 'sketches-copper')).toMatchObject({ count: 2, goal: 10 });
    expect(await one(player, 'studies-silver')).toMatchObject({ count: 1, goal: 10 });
    expect(await note(player)).toEqual(['studies-copper']);
  });

  it('are counted from what is recorded: catches, badges, battles, trades, maps, levels and nicknames', async () => {
    const player = await newTrainer(server);
    await server.sql(
      `with me as (select id from players where username = $1),
        walked as (update players set reached_maps = '{green_land,green_land2,nowhere}' where username = $1),
        fought as (insert into battles (player_id, page, round, setup, state) select id, 'win', 1, '{}', '{}' from me),
        beat as (insert into gym_victories (player_id, gym_id) select id, g from me, unnest(array['thornby-garden', 'nobody']) g),
        traded as (insert into trades (id, at) overriding system value values (900001, '2026-02-03T10:00:00Z') returning id)
      insert into trade_sides (player_id, number, trade_id, other_id) select me.id, 1, traded.id, me.id from me, traded`,
      [player.name],
    );
    await server.sql(
      `insert into battle_counts (player_id, kind, result, count)
       select id, kind, result, count from players, (values ('wb', 'win', 7), ('wb', 'lose', 90), ('gold', 'win', 2)) v(kind, result, count)
       where username = $1`,
      [player.name],
    );
    const [starter] = (await player.ask(findNextPokemons, { skip: 0 })).body.pokemons;
    await player.ask(nameCreature, { id: starter?.id, nickname: 'Toast' });
    const counts = Object.fromEntries((await all(player)).map(({ id, count }) => [id, count]));
    expect(counts).toMatchObject({
      ...{ 'species-copper': 1, 'level-copper': 5, 'badges-copper': 1, 'wild-copper': 7, 'gold-copper': 2 },
      ...{
        'users-copper': 0,
        'trades-copper': 1,
        'maps-copper': 2,
        'names-silver': 1,
        'champions-silver': 0,
      },
    });
    const { reached } = (await player.ask(noteAchievements)).body;
    expect(reached).toEqual([{ id: 'trades-copper', reachedAt: '2026-02-03T10:00:00.000Z' }]);
    expect((await one(player, 'trades-copper'))?.reachedAt).toBe('2026-02-03T10:00:00.000Z');
  });

  it('attack 72: are told once, however many windows ask at once, and nobody can claim one', async () => {
    const player = await newTrainer(server);
    await give(server, player, { creatures: [{ name: 'molder', level: 33, kind: 3 }] });
    const claims = { reached: achievements.map(({ id }) => ({ id, reachedAt: '2026-01-01T00:00:00.000Z' })) };
    const told = await Promise.all(
      Array.from({ length: 8 }, () => player.ask(noteAchievements, claims as never)),
    );
    expect(told.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const ids = told.flatMap(({ body }) => body.reached.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(['level-copper', 'shiny-copper']);
    expect(await note(player)).toEqual([]);
  });

  it('stay when what they are counted from becomes less', async () => {
    const player = await newTrainer(server);
    await give(server, player, { creatures: [{ name: 'molder', level: 60, kind: 1 }] });
    expect(await note(player)).toEqual(['level-copper', 'level-silver']);
    const { pokemons } = (await player.ask(findNextPokemons, { skip: 0 })).body;
    const strong = pokemons.find(({ level }) => level === 60);
    expect((await player.ask(setFree, { pokemons: [strong?.id ?? ''] })).status).toBe(200);
    const silver = await one(player, 'level-silver');
    expect(silver).toMatchObject({ count: 50, goal: 50 });
    expect(silver?.reachedAt).not.toBeNull();
    expect(await one(player, 'level-gold')).toMatchObject({ count: 5, reachedAt: null });
  });

  it('stand on the trainer page and in the export of an account, once they are noted', async () => {
    const [owner, viewer] = [await newTrainer(server), await newPlayer(server)];
    await give(server, owner, { creatures: [{ name: 'molder', level: 33, kind: 2 }] });
    const shown = async () => (await viewer.ask(getPlayer, { name: owner.name })).body.achievements;
    expect(await shown()).toEqual([]);
    await note(owner);
    expect((await shown()).map(({ id }) => id).toSorted()).toEqual(['dark-copper', 'level-copper']);
    const saved = (await owner.ask(exportAccount)).body as unknown as { achievements: object[] };
    expect(saved.achievements).toHaveLength(2);
  });
});
