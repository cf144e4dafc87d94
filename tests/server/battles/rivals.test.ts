import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rivalBattles } from '../../../content/challenges/rival.ts';
import { book, regions } from '../../../content/index.ts';
import { rival, rivalNeeds } from '../../../content/people/rival.ts';
import { getProfile } from '../../../contract/auth.ts';
import { battleContinue, startGymBattle, startRivalBattle } from '../../../contract/game.ts';
import { getBattles, getRecord } from '../../../contract/journal.ts';
import { getPlayer } from '../../../contract/moderation.ts';
import { battleOf, goToRival } from '../../support/battles/battle.ts';
import { almostWin, fight, loseChallenge, winChallenge } from '../../support/battles/challenge.ts';
import { give, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { posts } = rival['sorrel-latch'];
const SPECIES = ['postwren', 'dustkit', 'molder'];

/** Puts a player beside the place where the rival waits after so many battles that were won. */
const goTo = ({ name }: Player, won: number) => {
  const { map, x, y } = posts[won]!;
  return server.sql('update players set map_name = $2, cell_x = $3, cell_y = $4 where username = $1', [
    name,
    map,
    x - 1,
    y + 1,
  ]);
};
const remember = ({ name }: Player, ids: readonly string[]) =>
  server.sql(
    `insert into gym_victories (player_id, gym_id) select id, unnest($2::text[]) from players where username = $1`,
    [name, ids],
  );
/** A trainer who stands beside the rival, and wins everything. */
async function newChallenger(): Promise<Player> {
  const player = await newTrainer(server);
  await goToRival(server, player);
  return player;
}
const refusal = async (player: Player) => {
  const { status, body } = await player.ask(startRivalBattle);
  return [status, (body as unknown as { message: string }).message];
};
const win = (player: Player) => winChallenge(server, player, startRivalBattle, {});
const coinsOf = async ({ ask }: Player) => (await ask(getProfile)).body.profile.coins;

describe('the rival', () => {
  it('answers the player’s starter, speaks before and after, and pays once', async () => {
    const player = await newChallenger();
    const before = await coinsOf(player);
    const [first] = rivalBattles;
    const begun = battleOf(await player.ask(startRivalBattle));
    expect(begun).toMatchObject({
      battleType: 'gym',
      gymId: null,
      mapName: 'green_land',
      gymDetails: { name: 'Sorrel Latch', says: first?.before },
      rival: { place: 1, all: 4, next: { map: 'green_land3', badges: 3 } },
    });
    // The trainer's own is Kindlam, of fire.
    expect(begun.opponent.map(({ name, level }) => [name, level])).toEqual([
      ['Postwren', 5],
      ['Puddlip', 6],
    ]);
    const won = await win(player);
    expect(won).toMatchObject({ page: 'win', coinsWon: first?.coins, gymDetails: { says: first?.after } });
    expect(won.firsts).toBeUndefined();
    expect(await coinsOf(player)).toBe(before + 100);
    // The next one waits elsewhere.
    expect(await refusal(player)).toEqual([409, 'Sorrel Latch is not here']);
  });

  it('can be challenged again after a defeat', async () => {
    const player = await newChallenger();
    const lost = await loseChallenge(server, player, startRivalBattle, {});
    expect(lost.gymDetails?.says).toBe(rivalBattles[0]?.lost);
    expect((await win(player)).page).toBe('win');
  });

  it('attack 73: is nowhere but beside the player', async () => {
    const player = await newChallenger();
    await goTo(player, 1);
    expect(await refusal(player)).toEqual([409, 'Sorrel Latch is not here']);
    const { map, x, y } = posts[0];
    await server.sql('update players set map_name = $2, cell_x = $3, cell_y = $4 where username = $1', [
      player.name,
      map,
      x - 2,
      y,
    ]);
    expect(await refusal(player)).toEqual([409, 'Sorrel Latch is not here']);
    expect((await player.ask(startGymBattle, { id: 'rival-hamlet' })).status).toBe(404);
  });

  it('attack 73: waits until the player has come far enough', async () => {
    const player = await newTrainer(server);
    await goTo(player, 0);
    expect(await refusal(player)).toEqual([
      409,
      'Sorrel Latch will battle you when you have caught 3 species',
    ]);
    await give(server, player, { creatures: SPECIES.map((name) => ({ name, level: 5 })) });
    await remember(player, ['rival-hamlet', 'thornby-garden', 'crackle-mill']);
    await goTo(player, 1);
    expect(await refusal(player)).toEqual([409, 'Sorrel Latch will battle you when you have 3 badges']);
    await remember(player, ['cinder-forge']);
    expect(battleOf(await player.ask(startRivalBattle)).opponent).toHaveLength(3);
  });

  it('attack 73: pays once, however often the end is asked for and however many battles were begun', async () => {
    const player = await newChallenger();
    const before = await coinsOf(player);
    await Promise.all([player.ask(startRivalBattle), player.ask(startRivalBattle)]);
    await fight(player, startRivalBattle, {});
    await almostWin(server, player);
    await Promise.all([1, 2, 3].map(() => player.ask(battleContinue)));
    expect(await coinsOf(player)).toBe(before + 100);
    expect((await player.ask(getRecord)).body.rivalWins).toBe(1);
  });

  it.each(rivalBattles.map((battle, won) => [battle.id, battle, won] as const))(
    'is reached in battle %s, with a whole team that has grown, and pays what it says',
    async (_id, battle, won) => {
      const player = await newChallenger();
      const badges = regions.flatMap(({ leaders }) => leaders.map(({ id }) => id));
      await remember(player, [
        ...rivalBattles.slice(0, won).map(({ id }) => id),
        ...badges.slice(0, 'badges' in rivalNeeds[won]! ? rivalNeeds[won].badges : 0),
      ]);
      await goTo(player, won);
      const begun = battleOf(await player.ask(startRivalBattle));
      expect(begun.gymDetails).toEqual({ name: 'Sorrel Latch', says: battle.before });
      expect(begun.opponent.map(({ level }) => level)).toEqual(battle.team.map(({ level }) => level));
      const next = posts[won + 1] && rivalNeeds[won + 1];
      expect(begun.rival).toEqual({
        place: won + 1,
        all: 4,
        ...(next && 'badges' in next && { next: { map: posts[won + 1]?.map, badges: next.badges } }),
      });
      // Of a line, the stage of that level.
      for (const { name, level } of begun.opponent) {
        const { evolution } = book.species[name.toLowerCase()]!;
        expect([name, (evolution?.level ?? 101) > level]).toEqual([name, true]);
      }
      const before = await coinsOf(player);
      expect(await win(player)).toMatchObject({ page: 'win', gymDetails: { says: battle.after } });
      expect(await coinsOf(player)).toBe(before + battle.coins);
      expect((await player.ask(getRecord)).body.rivalWins).toBe(won + 1);
    },
  );

  it('has no battle left after the fourth', async () => {
    const player = await newChallenger();
    await remember(
      player,
      rivalBattles.map(({ id }) => id),
    );
    await goTo(player, 4);
    expect(await refusal(player)).toEqual([409, 'Sorrel Latch does not want to battle any more']);
  });

  it('refuses whoever has no creature', async () => {
    const player = await newPlayer(server);
    await goTo(player, 0);
    expect((await refusal(player))[0]).toBe(409);
  });
});

it('victories over the rival are counted in the record, without a badge', async () => {
  const player = await newChallenger();
  expect((await player.ask(getRecord)).body.rivalWins).toBe(0);
  await win(player);
  const { body } = await player.ask(getRecord);
  expect(body).toMatchObject({ rivalWins: 1, badges: [], counts: { gym: { win: 1 } }, streak: 1 });
  expect((await player.ask(getPlayer, { name: player.name })).body).toMatchObject({
    badges: 0,
    wonBadges: [],
  });
  const [battle] = (await player.ask(getBattles)).body.battles;
  expect(battle).toMatchObject({ opponent: 'Sorrel Latch', gymId: null, mapName: 'green_land', coins: 100 });
});
