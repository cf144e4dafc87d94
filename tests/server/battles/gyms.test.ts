import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regions } from '../../../content/index.ts';
import { getProfile } from '../../../contract/auth.ts';
import {
  attack,
  battleContinue,
  catchPokemon,
  currentBattle,
  getTeam,
  regionsData,
  selectBattlePokemon,
  startGymBattle,
} from '../../../contract/game.ts';
import type { GymLeader, GymRegion } from '../../../server/domain/game.ts';
import { battleOf } from '../../support/battles/battle.ts';
import {
  almostWin,
  fight,
  ledgerOf,
  loseChallenge,
  storedBattle,
  winChallenge,
} from '../../support/battles/challenge.ts';
import { give, newChampion, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startTwoServers, type TestServer, type TwoServers } from '../../support/server.ts';

const [greenreach, farther] = regions as [GymRegion, GymRegion];
const { leaders, champion } = greenreach;
const thornby = leaders[0]!;
const windrow = leaders[7]!;
const everybody = regions.flatMap((region) => [...region.leaders, region.champion]);
const idsOf = (some: readonly GymLeader[]) => some.map(({ id }) => id);

let both: TwoServers;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  both = await startTwoServers();
  ({ server, second } = both);
});
afterAll(() => both.close());

const beat = (player: Player, id: string) => winChallenge(server, player, startGymBattle, { id });
const coinsOf = async ({ ask }: Player) => (await ask(getProfile)).body.profile.coins;
const defeatedBy = async ({ ask }: Player) => (await ask(regionsData)).body.defeated;
/** Stores victories over leaders without battles. */
const remember = ({ name }: Player, ids: string[]) =>
  server.sql(
    `insert into gym_victories (player_id, gym_id) select id, unnest($2::text[]) from players where username = $1`,
    [name, ids],
  );

describe('the list of gyms', () => {
  it('has every region in order with its eight leaders, and nobody beaten at first', async () => {
    const player = await newPlayer(server);
    const { body } = await player.ask(regionsData);
    expect(body).toMatchObject({
      regions: regions.map(({ name }) => name),
      defeated: [],
      open: ['Greenreach'],
    });
    for (const region of regions) {
      expect(body.data[region.name]).toEqual(region.leaders.map(({ name }) => name));
      expect(body.champions?.[region.name]).toBe(region.champion.name);
    }
    expect(body.gyms).toHaveLength(45);
  });

  it('has a beaten leader once, however often beaten', async () => {
    const player = await newChampion(server);
    await beat(player, thornby.name);
    await beat(player, thornby.id);
    expect(await defeatedBy(player)).toEqual([thornby.name]);
  });

  it('is everybody’s own', async () => {
    const player = await newChampion(server);
    await beat(player, thornby.name);
    expect(await defeatedBy(await newPlayer(server))).toEqual([]);
  });
});

describe('a gym battle', () => {
  it('meets the leader’s team at full hp and names leader and gym', async () => {
    const player = await newTrainer(server);
    const details = battleOf(await player.ask(startGymBattle, { id: windrow.name }));
    expect(details).toMatchObject({
      page: 'selection',
      battleType: 'gym',
      gymDetails: { name: windrow.name },
      gymId: windrow.id,
      userBattaleDetails: null,
      mapName: null,
      coinsWon: 0,
    });
    expect(details.opponent.map(({ name, level }) => [name.toLowerCase(), level])).toEqual(
      windrow.team.map(({ species, level }) => [species, level]),
    );
    for (const { hp, orginalHp, attack1 } of details.opponent) expect([hp, attack1]).toEqual([orginalHp, '']);
    const { setup } = (await storedBattle(server, player))!;
    expect(setup.opponents.map(({ moves }: { moves: string[] }) => moves)).toEqual(
      windrow.team.map(({ moves }) => moves),
    );
  });

  it('begins by gym id as by name, for Battle Again', async () => {
    const player = await newTrainer(server);
    for (const id of [thornby.id, thornby.name, thornby.name.toUpperCase(), ` ${thornby.name} `]) {
      expect(battleOf(await player.ask(startGymBattle, { id })).gymId).toBe(thornby.id);
    }
  });

  it('can be had with any leader of an open region, in any order', async () => {
    const player = await newChampion(server);
    await beat(player, windrow.name);
    await beat(player, leaders[3]!.name);
    expect(await defeatedBy(player)).toEqual([leaders[3]!.name, windrow.name]);
  });

  it('is not to be had in a region before all of the one before are beaten', async () => {
    const player = await newTrainer(server);
    const locked = farther.leaders[0]!.name;
    expect((await player.ask(startGymBattle, { id: locked })).status).toBe(409);
    await remember(player, idsOf(leaders.slice(1)));
    expect((await player.ask(startGymBattle, { id: locked })).status).toBe(409);
    expect((await player.ask(currentBattle)).body.battleDetails).toBeNull();
    await remember(player, [thornby.id]);
    expect(battleOf(await player.ask(startGymBattle, { id: locked })).gymDetails?.name).toBe(locked);
  });

  it('is not to be had with a champion before all eight leaders of the region are beaten', async () => {
    const player = await newTrainer(server);
    await remember(player, idsOf(leaders.slice(1)));
    const refused = await player.ask(startGymBattle, { id: champion.id });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('eight leaders of Greenreach') });
    await remember(player, [thornby.id]);
    expect(battleOf(await player.ask(startGymBattle, { id: champion.id })).gymId).toBe(champion.id);
  });

  it('can be had with every leader and champion of the world, region after region', async () => {
    const player = await newTrainer(server);
    for (const region of regions) {
      expect((await player.ask(startGymBattle, { id: region.champion.id })).status).toBe(409);
      for (const { id, name } of region.leaders) {
        expect(battleOf(await player.ask(startGymBattle, { id })).gymDetails?.name).toBe(name);
      }
      await remember(player, idsOf(region.leaders));
      expect(battleOf(await player.ask(startGymBattle, { id: region.champion.id })).gymId).toBe(
        region.champion.id,
      );
    }
    expect((await player.ask(regionsData)).body.open).toEqual(regions.map(({ name }) => name));
    await remember(
      player,
      regions.map((region) => region.champion.id),
    );
    expect(await defeatedBy(player)).toEqual(everybody.map(({ name }) => name));
  });

  it('lets the leader speak: to the challenger, to the winner and to the beaten', async () => {
    const player = await newChampion(server);
    const begun = battleOf(await player.ask(startGymBattle, { id: thornby.id }));
    expect(begun.gymDetails).toEqual({ name: thornby.name, type: thornby.type, says: thornby.before });
    const won = await beat(player, thornby.id);
    expect(won.gymDetails).toEqual({ name: thornby.name, type: thornby.type, says: thornby.after });
    const lost = await loseChallenge(server, player, startGymBattle, { id: thornby.id });
    expect(lost.gymDetails).toEqual({ name: thornby.name, type: thornby.type, says: thornby.lost });
  });

  it('opens the next region with the victory over the last leader', async () => {
    const player = await newChampion(server);
    await remember(player, idsOf(leaders.slice(1)));
    const won = await beat(player, thornby.name);
    const badge = { region: 'Greenreach', won: 8, all: 8, champion: false, opens: farther.name };
    expect(won.firsts).toEqual({ badge });
    expect(battleOf(await player.ask(currentBattle)).firsts).toEqual({ badge });
    expect((await beat(player, thornby.name)).firsts).toBeUndefined();
    expect((await beat(player, champion.name)).firsts).toEqual({
      badge: { region: 'Greenreach', won: 8, all: 8, champion: true },
    });
    expect((await player.ask(startGymBattle, { id: farther.leaders[7]!.id })).status).toBe(200);
  });

  it.each(['nobody', '__proto__', 'constructor', '\0', '%', 'x'.repeat(64)])(
    'does not exist with a leader called %j',
    async (id) => {
      const player = await newTrainer(server);
      expect((await player.ask(startGymBattle, { id })).status).toBe(404);
    },
  );

  it.each(['', 1, null, ['Hazel Thornby'], 'x'.repeat(65), undefined])('refuses the id %j', async (id) => {
    const player = await newTrainer(server);
    expect((await player.ask(startGymBattle, { id })).status).toBe(400);
  });

  it('needs a creature', async () => {
    const player = await newPlayer(server);
    expect((await player.ask(startGymBattle, { id: thornby.id })).status).toBe(409);
  });

  it('is lost without cost, and nobody is beaten by it', async () => {
    const player = await newTrainer(server);
    const details = await loseChallenge(server, player, startGymBattle, { id: thornby.id });
    expect(details).toMatchObject({ page: 'lose', totalExp: 0, coinsWon: 0, gymId: thornby.id });
    expect(await defeatedBy(player)).toEqual([]);
    expect(await ledgerOf(server, player)).toEqual([]);
  });
});

describe('the reward of a gym battle', () => {
  it('is the leader’s coins and experience for the whole team', async () => {
    const player = await newChampion(server);
    await give(server, player, { creatures: [{ name: 'podkin', level: 5 }] });
    const before = (await player.ask(getTeam)).body.pokemons[1]!.exp;
    const details = await beat(player, thornby.name);
    expect(details).toMatchObject({ page: 'win', coinsWon: thornby.coins });
    expect(details.totalExp).toBeGreaterThan(0);
    expect((await player.ask(getTeam)).body.pokemons[1]!.exp).toBe(before + details.totalExp);
    expect(await coinsOf(player)).toBe(500 + thornby.coins);
    expect(await ledgerOf(server, player)).toEqual([['battle', thornby.coins]]);
    expect(battleOf(await player.ask(currentBattle))).toEqual(details);
  });

  it('is a quarter of the coins and all of the experience for a leader beaten before', async () => {
    const player = await newChampion(server);
    const first = await beat(player, thornby.name);
    const again = await beat(player, first.gymId!);
    const quarter = Math.floor(thornby.coins / 4);
    expect(again).toMatchObject({ coinsWon: quarter, totalExp: first.totalExp });
    expect(await coinsOf(player)).toBe(500 + thornby.coins + quarter);
  });

  it('attack 32: comes once, however often and wherever Continue is pressed', async () => {
    const player = await newChampion(server);
    await fight(player, startGymBattle, { id: thornby.id });
    await almostWin(server, player);
    const there = { ...player, ask: second.askWith(player.token) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? player : there).ask(battleContinue)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ledgerOf(server, player)).toEqual([['battle', thornby.coins]]);
    expect(await defeatedBy(player)).toEqual([thornby.name]);
  });

  it('attack 32: is not to be had from a battle that Battle Again has replaced', async () => {
    const player = await newChampion(server);
    await fight(player, startGymBattle, { id: thornby.id });
    await almostWin(server, player);
    await player.ask(startGymBattle, { id: windrow.id });
    expect((await player.ask(battleContinue)).status).toBe(409);
    expect(await ledgerOf(server, player)).toEqual([]);
    expect(await defeatedBy(player)).toEqual([]);
  });
});

describe('attacks on gym battles', () => {
  it('attack 34: many starts at once on two servers leave one battle', async () => {
    const player = await newChampion(server);
    const there = { ...player, ask: second.askWith(player.token) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? player : there).ask(startGymBattle, { id: leaders[index % 8]!.id }),
      ),
    );
    const started = answers.map((answer) => battleOf(answer));
    const current = battleOf(await player.ask(currentBattle));
    expect(started).toContainEqual(current);
    await player.ask(selectBattlePokemon, { selectedPokemon: current.myState[0]!.id });
    await almostWin(server, player);
    await player.ask(battleContinue);
    expect(await defeatedBy(player)).toEqual([current.gymDetails!.name]);
    expect(await ledgerOf(server, player)).toHaveLength(1);
  });

  it('attack 29: a move that is not unlocked, or an empty slot, changes nothing', async () => {
    const player = await newTrainer(server);
    await fight(player, startGymBattle, { id: thornby.id });
    const before = await storedBattle(server, player);
    for (const attackId of [0, 4, 5, 'flamethrower']) {
      expect((await player.ask(attack, { attackId })).status).toBe(400);
    }
    expect(await storedBattle(server, player)).toEqual(before);
  });

  it('attack 24: no ball is spent on a leader’s creature', async () => {
    const player = await newTrainer(server);
    await give(server, player, { items: { mball: 1 } });
    await fight(player, startGymBattle, { id: thornby.id });
    expect((await player.ask(catchPokemon, { ballType: 'mball' })).status).toBe(409);
    expect((await player.ask(getProfile)).body.profile).toMatchObject({
      pokemonCount: 1,
      items: { mball: 1 },
    });
  });
});
