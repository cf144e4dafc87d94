import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { species } from '../../../content/index.ts';
import { getProfile } from '../../../contract/auth.ts';
import {
  attack,
  battleContinue,
  currentBattle,
  fillFlask,
  getTeam,
  mapRequest,
  runAway,
  selectBattlePokemon,
  startGymBattle,
  startUserBattle,
  startWildBattle,
  switchPokemon,
  useItem,
} from '../../../contract/game.ts';
import { experienceAt } from '../../../rules/creatures/experience.ts';
import {
  battleOf,
  fightToTheEnd,
  fightWild,
  goToWell,
  hurt,
  startWild,
  winAgainstWild,
} from '../../support/battles/battle.ts';
import { give, meet, newChampion, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const stored = async ({ name }: Player) => {
  const [row] = await server.sql(
    'select b.* from battles b join players p on p.id = b.player_id where p.username = $1',
    [name],
  );
  return row;
};
const choose = (player: Player, id: string, round?: number) =>
  player.ask(selectBattlePokemon, { selectedPokemon: id, round });

describe('the start of a wild battle', () => {
  it('shows both sides at full hp, nobody chosen, and the map to go back to', async () => {
    const player = await newTrainer(server);
    const details = await startWild(server, player, { species: 'voltwit', level: 4, kind: 3 });
    expect(details).toMatchObject({
      page: 'selection',
      battleType: 'wb',
      round: 0,
      selectedPokemonId: null,
      error: null,
    });
    expect(details).toMatchObject({ totalExp: 0, coinsWon: 0, mapName: 'green_land', gymId: null });
    expect(details.opponent[0]).toMatchObject({ name: 'Voltwit', level: 4, kind: 3 });
    for (const creature of [...details.myState, ...details.opponent])
      expect(creature.hp).toBe(creature.orginalHp);
    expect(details.profile.inBattle).toBe(true);
  });

  it('needs a waiting encounter', async () => {
    const player = await newTrainer(server);
    expect((await player.ask(startWildBattle)).status).toBe(409);
    expect((await player.ask(currentBattle)).body).toEqual({ battleDetails: null });
  });

  it('needs a creature, and keeps the encounter waiting until there is one', async () => {
    const player = await newPlayer(server);
    await meet(server, player);
    expect((await player.ask(startWildBattle)).status).toBe(409);
    await give(server, player, { creatures: [{ name: 'podkin', level: 5 }] });
    expect((await player.ask(startWildBattle)).status).toBe(200);
  });

  it('attack 34: happens once when two tabs ask for it at once', async () => {
    const player = await newTrainer(server);
    await meet(server, player);
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.ask(startWildBattle)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(
      await server.sql('select 1 from battles b join players p on p.id = b.player_id where p.username = $1', [
        player.name,
      ]),
    ).toHaveLength(1);
  });

  it('replaces an unfinished battle, of which nothing counts any more', async () => {
    const player = await newTrainer(server);
    const first = await startWild(server, player, { species: 'voltwit' });
    const second = await startWild(server, player, { species: 'molder' });
    expect(second.opponent[0]?.name).toBe('Molder');
    expect(second.opponent[0]?.id).not.toBe(first.opponent[0]?.id);
    expect(battleOf(await player.ask(currentBattle))).toEqual(second);
  });
});

describe('choosing a creature', () => {
  it('leads from the selection into the battle', async () => {
    const player = await newTrainer(server);
    const { myState } = await startWild(server, player);
    const details = battleOf(await choose(player, myState[0]!.id, 0));
    expect(details).toMatchObject({ page: 'battle', selectedPokemonId: myState[0]!.id });
    expect(details.events[0]).toMatchObject({ type: 'send', side: 'player' });
  });

  it('attack 33: refuses foreign creatures, the opponent’s and nonsense', async () => {
    const player = await newTrainer(server);
    const stranger = await newTrainer(server);
    const foreign = (await stranger.ask(getTeam)).body.pokemons[0]!.id;
    const { opponent } = await startWild(server, player);
    const before = await stored(player);
    for (const id of [foreign, opponent[0]!.id, 'nonsense', '\0', '1', '__proto__']) {
      expect((await choose(player, id)).status).toBe(404);
    }
    for (const id of ['', 5, null, 'x'.repeat(65), undefined]) {
      expect((await player.ask(selectBattlePokemon, { selectedPokemon: id })).status).toBe(400);
    }
    expect(await stored(player)).toEqual(before);
  });

  it('attack 33: refuses owned creatures outside the team', async () => {
    const player = await newTrainer(server);
    await give(server, player, {
      creatures: Array.from({ length: 6 }, () => ({ name: 'podkin', level: 5 })),
    });
    const ids = await server.sql<{ id: string }>(
      `select c.id from creatures c join players p on p.id = c.player_id where p.username = $1 and team_order is null`,
      [player.name],
    );
    await startWild(server, player);
    expect(ids).toHaveLength(1);
    expect((await choose(player, ids[0]!.id)).status).toBe(404);
  });

  it('attack 33: refuses a fainted creature', async () => {
    const player = await newPlayer(server);
    await give(server, player, {
      creatures: [
        { name: 'podkin', level: 1 },
        { name: 'podkin', level: 1 },
      ],
    });
    const { myState } = await fightWild(server, player, { species: 'tempestral', level: 100 });
    let details = battleOf(await player.ask(attack, { attackId: 1 }));
    while (details.page !== 'selection') {
      details = battleOf(
        await player.ask(
          details.page === 'battle' ? attack : battleContinue,
          details.page === 'battle' ? { attackId: 1 } : {},
        ),
      );
    }
    expect(details.selectedPokemonId).toBe(myState[1]!.id);
    expect((await choose(player, myState[0]!.id)).status).toBe(409);
    expect((await choose(player, myState[1]!.id)).status).toBe(200);
  });

  it('is refused outside the selection', async () => {
    const player = await newTrainer(server);
    const { myState } = await fightWild(server, player);
    expect((await choose(player, myState[0]!.id)).status).toBe(409);
  });
});

describe('an attack', () => {
  it('plays a round and waits for Continue', async () => {
    const player = await newTrainer(server);
    await fightWild(server, player);
    const details = battleOf(await player.ask(attack, { attackId: 1, round: 0 }));
    expect(details).toMatchObject({ page: 'roundResults', round: 1 });
    expect(details.events.length).toBeGreaterThan(0);
    expect((await player.ask(attack, { attackId: 1 })).status).toBe(409);
    expect(['battle', 'win', 'lose']).toContain(
      battleOf(await player.ask(battleContinue, { round: 1 })).page,
    );
  });

  it.each([0, 5, -1, 1.5, '1', null, [1], true, undefined])(
    'attack 29: with %j changes nothing',
    async (attackId) => {
      const player = await newTrainer(server);
      await fightWild(server, player);
      const before = await stored(player);
      const { status, refusal } = await player.ask(attack, { attackId });
      expect([status, refusal.code]).toEqual([400, 'invalid_payload']);
      expect(await stored(player)).toEqual(before);
    },
  );

  it('attack 29: with an empty slot changes nothing', async () => {
    const player = await newTrainer(server);
    const details = await fightWild(server, player);
    expect(details.myState[0]?.attack4).toBe('');
    const before = await stored(player);
    const { status, refusal } = await player.ask(attack, { attackId: 4 });
    expect([status, refusal.code]).toEqual([400, 'forbidden_by_rule']);
    expect(await stored(player)).toEqual(before);
  });

  it('attack 30: sent twenty times at once for the same round plays one round', async () => {
    const player = await newTrainer(server);
    await fightWild(server, player, { species: 'molder', level: 2 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => player.ask(attack, { attackId: 1, round: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await stored(player)).toMatchObject({
      round: 1,
      choices: [
        ['choose', expect.any(String)],
        ['attack', 1],
      ],
    });
  });

  it('attack 31: of an old round is refused after a newer one, and brings nothing', async () => {
    const player = await newTrainer(server);
    await fightWild(server, player, { species: 'molder', level: 3 });
    await player.ask(attack, { attackId: 1, round: 0 });
    const { page } = battleOf(await player.ask(battleContinue, { round: 1 }));
    const before = await stored(player);
    for (const round of [0, 2, 99]) {
      const { status, refusal } = await player.ask(attack, { attackId: 1, round });
      expect([status, refusal.code]).toEqual([409, page === 'battle' ? 'stale_round' : 'no_battle']);
    }
    expect(await stored(player)).toEqual(before);
  });

  it('is refused without a battle, and after one', async () => {
    const player = await newChampion(server);
    for (const call of [attack, battleContinue, selectBattlePokemon, switchPokemon, runAway, useItem]) {
      const { status, refusal } = await player.ask(call, {
        ...{ attackId: 1, selectedPokemon: 'x', item: 'flask' },
      });
      expect([status, refusal.code]).toEqual([409, 'no_battle']);
    }
    await winAgainstWild(server, player);
    expect((await player.ask(attack, { attackId: 1 })).refusal.code).toBe('no_battle');
  });
});

describe('switching the creature', () => {
  /** A player in battle with the first of two creatures. */
  async function inBattle() {
    const player = await newTrainer(server);
    await give(server, player, { creatures: [{ name: 'podkin', level: 40 }] });
    const details = await fightWild(server, player, { species: 'molder', level: 3 });
    const [first, second] = details.myState.map(({ id }) => id);
    return { player, details, first: first!, second: second! };
  }
  const switchTo = (player: Player, id: unknown, round?: number) =>
    player.ask(switchPokemon, { selectedPokemon: id, round });

  it('is the turn of a round: the new creature is there, and the opponent has had its turn', async () => {
    const { player, second } = await inBattle();
    const details = battleOf(await switchTo(player, second, 0));
    expect(details).toMatchObject({ page: 'roundResults', round: 1, selectedPokemonId: second });
    expect(details.events[0]).toMatchObject({ type: 'send', side: 'player', creature: second });
    expect(details.events.some((event) => event.type === 'move' && event.side === 'opponent')).toBe(true);
    expect(battleOf(await player.ask(currentBattle))).toEqual(details);
    const after = battleOf(await player.ask(battleContinue, { round: 1 }));
    expect(after).toMatchObject({ page: 'battle', selectedPokemonId: second });
  });

  it('attack 34: happens once when two tabs ask for it at once', async () => {
    const { player, second } = await inBattle();
    const answers = await Promise.all(Array.from({ length: 10 }, () => switchTo(player, second, 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await stored(player))?.round).toBe(1);
  });

  it('attack 33: refuses the one that fights, foreign creatures, nonsense and an old round', async () => {
    const { player, first, second, details } = await inBattle();
    const before = await stored(player);
    expect((await switchTo(player, first)).status).toBe(409);
    for (const id of [details.opponent[0]!.id, 'nonsense', '__proto__'])
      expect((await switchTo(player, id)).status).toBe(404);
    for (const id of ['', 5, null, undefined]) expect((await switchTo(player, id)).status).toBe(400);
    expect((await switchTo(player, second, 7)).refusal.code).toBe('stale_round');
    expect(await stored(player)).toEqual(before);
  });

  it('can be watched again like any choice', async () => {
    const { player, second } = await inBattle();
    await switchTo(player, second, 0);
    const { choices } = (await stored(player)) as { choices: unknown[] };
    expect(choices.at(-1)).toEqual(['switch', second]);
  });
});

/** Gives a player a second creature. */
const grantOne = (player: Player) => give(server, player, { creatures: [{ name: 'podkin', level: 40 }] });

describe('the flask', () => {
  const drink = (player: Player, selectedPokemon?: string) =>
    player.ask(useItem, { item: 'flask', selectedPokemon });

  it('has three draughts: each heals half and is the turn; the well fills it', async () => {
    const player = await newChampion(server);
    const start = await fightWild(server, player);
    expect(start.profile.flask).toBe(3);
    expect((await drink(player)).refusal.message).toBe('This creature lacks nothing');
    for (const left of [2, 1, 0]) {
      await hurt(server, player);
      const details = battleOf(await drink(player));
      const [mine] = details.myState;
      expect(details.events[0]).toEqual({ type: 'drink', side: 'player', creature: mine!.id });
      expect(details.events[1]).toMatchObject({ type: 'heal', amount: mine!.orginalHp >> 1 });
      expect(details).toMatchObject({ page: 'roundResults', profile: { flask: left } });
      await player.ask(battleContinue);
    }
    await hurt(server, player);
    const before = await stored(player);
    const refused = await drink(player);
    expect([refused.status, refused.refusal.message]).toEqual([409, 'Your flask is empty. A well fills it.']);
    expect(await stored(player)).toEqual(before);

    expect((await player.ask(fillFlask)).refusal.code).toBe('in_battle');
    await player.ask(runAway);
    expect((await player.ask(fillFlask)).refusal.message).toBe('There is no well here');
    await goToWell(server, player);
    expect((await player.ask(fillFlask)).body.profile.flask).toBe(3);
    expect((await player.ask(fillFlask)).body.profile.flask).toBe(3);
  });

  it('heals one that waits, nobody of the other side, and nobody against a user', async () => {
    const player = await newTrainer(server);
    await grantOne(player);
    const { myState, opponent } = await fightWild(server, player, { species: 'molder', level: 3 });
    await hurt(server, player);
    expect((await drink(player, opponent[0]!.id)).status).toBe(404);
    const details = battleOf(await drink(player, myState[1]!.id));
    expect(details.myState[1]!.hp).toBe(1 + (myState[1]!.orginalHp >> 1));
    const house = battleOf(await player.ask(startUserBattle, { name: 'Mistford (house team)' }));
    await choose(player, house.myState[0]!.id);
    await hurt(server, player);
    expect((await drink(player)).refusal.message).toBe('The flask stays closed in this battle');
  });

  it('attack 34: one draught is drunk when ten tabs ask for it at once', async () => {
    const player = await newChampion(server);
    await fightWild(server, player);
    await hurt(server, player);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.ask(useItem, { item: 'flask', round: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(battleOf(await player.ask(currentBattle)).profile.flask).toBe(2);
  });
});

describe('running away', () => {
  it('ends the battle with nothing gained, and the map is open again', async () => {
    const player = await newChampion(server);
    const before = await fightWild(server, player);
    const details = battleOf(await player.ask(runAway, { round: 0 }));
    expect(details).toMatchObject({ page: 'roundResults', fled: true, round: 1, totalExp: 0, coinsWon: 0 });
    expect(details.events).toEqual([{ type: 'run', side: 'player', away: true }]);
    expect(details.profile).toEqual({ ...before.profile, inBattle: false });
    expect(battleOf(await player.ask(currentBattle))).toEqual(details);
    expect((await stored(player))?.choices).toEqual([['choose', before.myState[0]!.id], ['run']]);
    for (const call of [battleContinue, runAway])
      expect((await player.ask(call)).refusal.code).toBe('no_battle');
    const map = await player.ask(mapRequest, { mapName: 'green_land' });
    expect([map.status, map.body.pokemon]).toEqual([200, undefined]);
  });

  it('costs the turn where it fails', async () => {
    const player = await newTrainer(server);
    const rounds = Array.from({ length: 4 }, async () => {
      const other = await newTrainer(server);
      await fightWild(server, other, { species: 'voltwit', level: 90 });
      return battleOf(await other.ask(runAway));
    });
    const failed = (await Promise.all(rounds)).find(({ fled }) => !fled);
    expect(failed).toMatchObject({ page: 'roundResults', round: 1 });
    expect(failed?.events[0]).toEqual({ type: 'run', side: 'player', away: false });
    expect(failed?.events[1]).toMatchObject({ type: 'move', side: 'opponent' });
    await player.ask(startGymBattle, { id: 'thornby-garden' });
    const { myState } = battleOf(await player.ask(currentBattle));
    await choose(player, myState[0]!.id);
    const unchanged = await stored(player);
    const refused = await player.ask(runAway);
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'There is no running away from this battle',
    ]);
    expect(await stored(player)).toEqual(unchanged);
  });

  it('attack 34: happens once when two tabs ask for it at once', async () => {
    const player = await newChampion(server);
    await fightWild(server, player);
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.ask(runAway, { round: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('a victory', () => {
  it('gives every team member the experience and the player the coins, with a row in the ledger', async () => {
    const player = await newChampion(server);
    await give(server, player, { creatures: [{ name: 'podkin', level: 5 }] });
    const before = (await player.ask(getTeam)).body.pokemons;
    const details = await winAgainstWild(server, player);
    expect(details).toMatchObject({ page: 'win' });
    expect(details.totalExp).toBeGreaterThan(0);
    expect(details.coinsWon).toBeGreaterThan(0);
    expect(details.profile).toMatchObject({ coins: 500 + details.coinsWon, inBattle: false });
    const after = (await player.ask(getTeam)).body.pokemons;
    expect(after[1]!.exp).toBe(before[1]!.exp + details.totalExp);
    // Level 100 is the highest: experience ends there.
    expect(after[0]!.exp).toBe(experienceAt(species.tempestral!.growth, 100));
    const entries = await server.sql(
      `select amount, reason from coin_ledger l join players p on p.id = l.player_id where p.username = $1 order by l.id`,
      [player.name],
    );
    expect(entries).toEqual([
      { amount: '500', reason: 'newcomer' },
      { amount: `${details.coinsWon}`, reason: 'battle' },
    ]);
  });

  it('raises levels, fills free slots with what they unlock, and tells so', async () => {
    const player = await newChampion(server);
    await give(server, player, { creatures: [{ name: 'podkin', level: 1 }] });
    await fightWild(server, player, { species: 'canopaw', level: 40 });
    await fightToTheEnd(player);
    const details = battleOf(await player.ask(battleContinue));
    const [, small] = (await player.ask(getTeam)).body.pokemons;
    expect(small!.level).toBeGreaterThan(5);
    expect(details.events).toContainEqual({ type: 'level', creature: small!.id, level: small!.level });
    // The card at the end of the battle names the new level, not the one that the battle began with.
    expect(details.myState.find(({ id }) => id === small!.id)?.level).toBe(small!.level);
    expect(details.events).toContainEqual(expect.objectContaining({ type: 'learn', creature: small!.id }));
    const { level, exp, levelExp, nextLevelExp } = small!;
    expect(details.myState.find(({ id }) => id === small!.id)?.growth).toEqual({
      before: { level: 1, exp: 0, levelExp: 0, nextLevelExp: expect.any(Number) },
      after: { level, exp, levelExp, nextLevelExp },
    });
    const slots = [small!.attack1, small!.attack2, small!.attack3, small!.attack4].filter(Boolean);
    expect(slots).toEqual(small!.unlockedMoves.slice(0, 4));
    expect(battleOf(await player.ask(currentBattle))).toEqual(details);
  });

  it('attack 32: rewards once, however often Continue is pressed', async () => {
    const player = await newChampion(server);
    await fightWild(server, player);
    await fightToTheEnd(player);
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.ask(battleContinue)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect((await player.ask(battleContinue)).status).toBe(409);
    const { coins } = (await player.ask(getProfile)).body.profile;
    expect(coins).toBe(500 + battleOf(won[0]!).coinsWon);
  });
});

describe('a defeat', () => {
  it('costs nothing, and the next battle begins at full hp', async () => {
    const player = await newTrainer(server);
    await fightWild(server, player, { species: 'tempestral', level: 100 });
    await fightToTheEnd(player);
    const details = battleOf(await player.ask(battleContinue));
    expect(details).toMatchObject({
      page: 'lose',
      totalExp: 0,
      coinsWon: 0,
      profile: { coins: 500, inBattle: false },
    });
    const next = await startWild(server, player);
    expect(next.myState[0]?.hp).toBe(next.myState[0]?.orginalHp);
  });
});

describe('what a player may know of a battle', () => {
  it('attacks 23, 37: holds no dice, no seed, no unseen move, nobody else’s id', async () => {
    const player = await newTrainer(server);
    const answers = [JSON.stringify(await startWild(server, player, { species: 'tempestral', level: 90 }))];
    const row = await stored(player);
    expect(JSON.parse(answers[0]!).opponent[0]).toMatchObject({
      attack1: '',
      attack2: '',
      attack3: '',
      attack4: '',
    });
    const { myState } = await fightWild(server, player, { species: 'molder', level: 3 });
    const played = battleOf(await player.ask(attack, { attackId: 1 }));
    const used = played.events.flatMap((event) =>
      event.type === 'move' && event.side === 'opponent' ? [event.move] : [],
    );
    const shown = [1, 2, 3, 4].flatMap((slot) => played.opponent[0]![`attack${slot as 1}`] || []);
    expect(shown.map((move) => move.toLowerCase())).toEqual(used);
    answers.push(JSON.stringify(played), JSON.stringify((await player.ask(currentBattle)).body));
    const ids = [player.name, ...myState.map(({ id }) => id)];
    for (const answer of answers) {
      expect(answer).not.toMatch(/dice|seed|stages|slept|"moves"/);
      for (const word of row!.setup.dice) if (word > 99_999) expect(answer).not.toContain(String(word));
    }
    expect(ids).toHaveLength(2);
    const [owner] = await server.sql<{ id: string }>('select id from players where username = $1', [
      player.name,
    ]);
    for (const answer of answers) expect(answer).not.toContain(owner!.id);
  });

  it('attack 36: is the server’s own state, whatever the client claims', async () => {
    const player = await newTrainer(server);
    await fightWild(server, player);
    const before = battleOf(await player.ask(currentBattle));
    await player.ask(attack, {
      attackId: 9,
      page: 'win',
      opponent: [],
      totalExp: 9999,
      battleDetails: { page: 'win' },
    });
    await player.ask(battleContinue, { page: 'win', totalExp: 9999 });
    expect(battleOf(await player.ask(currentBattle))).toEqual(before);
  });
});

describe('a battle across a restart', () => {
  it('attack 38: goes on with the same state and the same dice', async () => {
    const player = await newTrainer(server);
    await fightWild(server, player, { species: 'molder', level: 4 });
    const before = (await player.ask(currentBattle)).body;
    const row = await stored(player);
    const other = await startServer({ database: server });
    const again = { ...player, ask: other.askWith(player.token) };
    expect((await again.ask(currentBattle)).body).toEqual(before);
    const played = battleOf(await again.ask(attack, { attackId: 1 }));
    // The same choice from the same row has the same result on the first server.
    await server.sql(
      'update battles set state = $2, page = $3, round = $4, version = $5 where player_id = $1',
      [row!.player_id, JSON.stringify(row!.state), row!.page, row!.round, row!.version],
    );
    expect(battleOf(await player.ask(attack, { attackId: 1 }))).toEqual(played);
    await other.close();
  });
});
