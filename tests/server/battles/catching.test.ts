import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import {
  attack,
  battleContinue,
  catchPokemon,
  currentBattle,
  findNextPokemons,
  getTeam,
} from '../../../contract/game.ts';
import { getItems } from '../../../contract/mart.ts';
import { CATCH_WORTH, WILD_FEE } from '../../../rules/battle/turn/rewards.ts';
import { battleOf, fightToTheEnd, fightWild, startWild } from '../../support/battles/battle.ts';
import { ledgerOf } from '../../support/battles/challenge.ts';
import { give, newChampion, newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const throwBall = ({ ask }: Player, ballType: string, round?: number) =>
  ask(catchPokemon, { ballType, round });
const bagOf = async ({ ask }: Player) => (await ask(getItems)).body.items;
const ownedBy = async ({ ask }: Player) => (await ask(findNextPokemons, { skip: '0' })).body;
/** A wild creature that a basic ball hardly ever catches. */
const STUBBORN = { species: 'tempestral', level: 60 };

async function withMasterBalls(balls = 1): Promise<Player> {
  const player = await newTrainer(server);
  await give(server, player, { items: { mball: balls } });
  return player;
}

describe('a battle', () => {
  it('tells beforehand what each attack would do, and nothing for a free slot', async () => {
    const player = await newTrainer(server);
    const { myState, attackPreviews } = await fightWild(server, player, STUBBORN);
    const [mine] = myState;
    const slots = [mine?.attack1, mine?.attack2, mine?.attack3, mine?.attack4];
    expect(attackPreviews?.map((preview) => preview !== null)).toEqual(slots.map((slot) => slot !== ''));
    for (const preview of attackPreviews ?? [])
      if (preview) expect(preview.least).toBeLessThanOrEqual(preview.most);
  });
});

describe('a throw that catches', () => {
  it('pays by the level, with one entry in the ledger', async () => {
    const player = await withMasterBalls();
    const { round, profile } = await fightWild(server, player, { species: 'jellume', level: 7, kind: 1 });
    const before = await ledgerOf(server, player);
    const { coinsWon, profile: after } = battleOf(await throwBall(player, 'mball', round));
    expect(coinsWon).toBe(7 * CATCH_WORTH + WILD_FEE);
    expect(after.coins).toBe(profile.coins + coinsWon);
    expect(await ledgerOf(server, player)).toEqual([...before, ['catch', coinsWon]]);
  });

  it('spends the ball and brings the creature into the team and the pokedex', async () => {
    const player = await withMasterBalls();
    const before = await fightWild(server, player, { species: 'jellume', level: 7, kind: 2 });
    expect(before.catchChances?.mball).toBe(100);
    const details = battleOf(await throwBall(player, 'mball', before.round));
    expect(details).toMatchObject({
      page: 'caught',
      error: null,
      profile: { pokemonCount: 2, inBattle: false },
    });
    expect(details.profile.items.mball).toBe(0);
    expect(details.firsts).toEqual({ species: true, kind: true });
    expect(battleOf(await player.ask(currentBattle)).firsts).toEqual({ species: true, kind: true });
    const [, caught] = (await player.ask(getTeam)).body.pokemons;
    expect(caught).toMatchObject({
      id: details.opponent[0]!.id,
      name: 'Jellume',
      level: 7,
      kind: 2,
      team_order: 1,
    });
    expect(
      await server.sql(
        `select kind, caught_at is not null as caught from pokedex_entries d join players p on p.id = d.player_id
         where p.username = $1 and species = 'jellume'`,
        [player.name],
      ),
    ).toEqual([{ kind: 2, caught: true }]);
  });

  it('is told as the first of its species or kind only once, whatever was seen before', async () => {
    const player = await withMasterBalls(3);
    const catchOne = async (species: string, kind: 1 | 3) => {
      const { round } = await fightWild(server, player, { species, level: 7, kind });
      return battleOf(await throwBall(player, 'mball', round)).firsts;
    };
    expect(await catchOne('jellume', 1)).toEqual({ species: true });
    expect(await catchOne('jellume', 3)).toEqual({ kind: true });
    expect(await catchOne('jellume', 3)).toBeUndefined();
  });

  it('brings the creature into the bag of the owned where the team is full', async () => {
    const player = await withMasterBalls();
    await give(server, player, {
      creatures: Array.from({ length: 5 }, () => ({ name: 'podkin', level: 3 })),
    });
    await fightWild(server, player);
    const { opponent } = battleOf(await throwBall(player, 'mball'));
    expect((await player.ask(getTeam)).body.pokemons).toHaveLength(6);
    const { pokemons, count } = await ownedBy(player);
    expect(count).toBe(7);
    expect(pokemons.at(-1)).toMatchObject({ id: opponent[0]!.id, in_team: false, team_order: -1 });
  });

  it('attack 24: twice at once with one ball spends one and gains one', async () => {
    const player = await withMasterBalls(1);
    await fightWild(server, player);
    const answers = await Promise.all(Array.from({ length: 20 }, () => throwBall(player, 'mball')));
    const caught = answers.filter(
      ({ status, body }) => status === 200 && body.battleDetails.page === 'caught',
    );
    expect(caught).toHaveLength(1);
    expect((await ownedBy(player)).count).toBe(2);
    expect((await bagOf(player)).mball).toBe(0);
  });

  it('attack 24: twice at once with many balls spends one and gains one', async () => {
    const player = await withMasterBalls(30);
    await fightWild(server, player);
    const answers = await Promise.all(Array.from({ length: 20 }, () => throwBall(player, 'mball', 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect((await ownedBy(player)).count).toBe(2);
    expect((await bagOf(player)).mball).toBe(29);
  });

  it('attack 24: that races with an attack comes before it or not at all', async () => {
    const player = await withMasterBalls(5);
    await fightWild(server, player, { species: 'molder', level: 3 });
    const [thrown, hit] = await Promise.all([
      throwBall(player, 'mball', 0),
      player.ask(attack, { attackId: 1, round: 0 }),
    ]);
    expect([thrown.status, hit.status].sort()).toEqual([200, 409]);
    const won = thrown.status === 200;
    expect((await bagOf(player)).mball).toBe(won ? 4 : 5);
    expect((await ownedBy(player)).count).toBe(won ? 2 : 1);
  });
});

describe('a throw that fails', () => {
  it('costs the ball and the turn and says so', async () => {
    const player = await newTrainer(server);
    await fightWild(server, player, STUBBORN);
    const answers = [await throwBall(player, 'nball')];
    // One throw in a thousand succeeds; then try with another creature.
    while (battleOf(answers.at(-1)!).page === 'caught') {
      await fightWild(server, player, STUBBORN);
      answers.push(await throwBall(player, 'nball'));
    }
    const details = battleOf(answers.at(-1)!);
    expect(details).toMatchObject({ page: 'roundResults', round: 1, error: 'Not caught' });
    expect(details.profile.items.nball).toBe(10 - answers.length);
    expect((await bagOf(player)).nball).toBe(10 - answers.length);
  });

  it('attack 22: stands when the reply was lost and the page is loaded again', async () => {
    const player = await withMasterBalls();
    await fightWild(server, player);
    await throwBall(player, 'mball');
    const details = battleOf(await player.ask(currentBattle));
    expect(details.page).toBe('caught');
    expect(details.profile.items.mball).toBe(0);
    expect((await throwBall(player, 'mball')).status).toBe(409);
    expect((await player.ask(getProfile)).body.profile.pokemonCount).toBe(2);
  });

  it('without such a ball costs nothing and answers the unchanged state with an error', async () => {
    const player = await newTrainer(server);
    const before = await fightWild(server, player);
    const { status, body } = await throwBall(player, 'mball');
    expect(status).toBe(200);
    expect(body.battleDetails).toEqual({ ...before, error: expect.stringMatching(/none/) });
    expect(battleOf(await player.ask(currentBattle))).toEqual(before);
  });
});

describe('a throw that is not possible', () => {
  const refusedThrow = async (player: Player, status: number) => {
    const before = [await bagOf(player), (await ownedBy(player)).count];
    expect((await throwBall(player, 'mball')).status).toBe(status);
    expect([await bagOf(player), (await ownedBy(player)).count]).toEqual(before);
  };

  it('attack 24: without a battle spends nothing', async () => {
    await refusedThrow(await withMasterBalls(), 409);
  });

  it('attack 24: before a creature is chosen, or before Continue, spends nothing', async () => {
    const player = await withMasterBalls();
    await startWild(server, player);
    await refusedThrow(player, 409);
    await fightWild(server, player, { species: 'molder', level: 4 });
    await player.ask(attack, { attackId: 1 });
    await refusedThrow(player, 409);
  });

  it('attack 24: after the wild one or the own one has fainted spends nothing', async () => {
    const champion = await newChampion(server);
    await give(server, champion, { items: { mball: 1 } });
    await fightWild(server, champion);
    await fightToTheEnd(champion);
    await refusedThrow(champion, 409);
    await champion.ask(battleContinue);
    await refusedThrow(champion, 409);
    const loser = await withMasterBalls();
    await fightWild(server, loser, { species: 'tempestral', level: 100 });
    await fightToTheEnd(loser);
    await refusedThrow(loser, 409);
  });

  it('attack 24: in a battle that is not wild spends nothing', async () => {
    const player = await withMasterBalls();
    await fightWild(server, player);
    await server.sql(
      `update battles set state = jsonb_set(state, '{kind}', '"gym"') where player_id =
       (select id from players where username = $1)`,
      [player.name],
    );
    await refusedThrow(player, 409);
  });

  it.each(['', 'ball', 'NBALL', 'mball ', 5, null, ['mball'], '__proto__', undefined])(
    'with %j is refused',
    async (ballType) => {
      const player = await withMasterBalls();
      await fightWild(server, player);
      expect((await player.ask(catchPokemon, { ballType })).status).toBe(400);
      expect((await bagOf(player)).mball).toBe(1);
    },
  );
});
