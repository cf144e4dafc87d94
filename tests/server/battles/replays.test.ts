import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import {
  attack,
  battleContinue,
  catchPokemon,
  runAway,
  selectBattlePokemon,
  startGymBattle,
  startTrainingBattle,
  startUserBattle,
  startWildBattle,
} from '../../../contract/game.ts';
import { getBattles, getReplay, REPLAY_STEPS } from '../../../contract/journal.ts';
import { battleRecord } from '../../../contract/operations.ts';
import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import {
  type BattleSetup,
  type BattleState,
  type Choice,
  diceFromBytes,
  type Fighter,
  startBattle,
  takeChoice,
} from '../../../rules/index.ts';
import { theGame } from '../../../server/domain/game.ts';
import { viewBattle } from '../../../server/features/battles/battleView.ts';
import { battleOf, startWild, winAgainstWild } from '../../support/battles/battle.ts';
import { fight, storedBattle, winChallenge } from '../../support/battles/challenge.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { give, meet, newChampion, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A reply without the profile, of which a replay contains the present one, and without the ground, which it does not know. */
const shown = ({ profile: _profile, ground: _ground, ...rest }: BattleDetails) => rest;

/** Upper bound for the choices of a battle here; the longest has about fifty. */
const MOST_CHOICES = 300;

/** Dice with the same rolls in every run. */
const DICE = diceFromBytes(Buffer.alloc(16, 'replays'));
const loadDice = ({ name }: Player) =>
  server.sql(
    `update battles set state = jsonb_set(state, '{dice}', $2), setup = jsonb_set(setup, '{dice}', $2)
     where player_id = (select id from players where username = $1)`,
    [name, JSON.stringify(DICE)],
  );

/** Plays a battle with those dice to its end and returns all replies. */
async function played(player: Player, start: Call, body: Record<string, unknown>, balls = 0) {
  const replies: BattleDetails[] = [];
  const choose = async (call: Call, payload: Record<string, unknown>) => {
    replies.push(battleOf(await player.ask(call, payload)));
  };
  let thrown = 0;
  await choose(start, body);
  await loadDice(player);
  while (replies.length < MOST_CHOICES) {
    const { page, myState } = replies.at(-1)!;
    const standing = myState.find(({ hp }) => hp > 0);
    if (page === 'selection') await choose(selectBattlePokemon, { selectedPokemon: standing!.id });
    else if (page === 'roundResults') await choose(battleContinue, {});
    else if (page !== 'battle') return replies;
    else if (thrown < balls) {
      thrown += 1;
      await choose(catchPokemon, { ballType: thrown === balls ? 'mball' : 'nball' });
    } else await choose(attack, { attackId: 1 });
  }
  throw new Error(`The battle has no end after ${MOST_CHOICES} choices`);
}
const latest = async ({ ask }: Player) => (await ask(getBattles)).body.battles[0]!;
const replayOf = async (player: Player) => player.ask(getReplay, { id: (await latest(player)).id });
const meddle = ({ name }: Player, change: string) =>
  server.sql(
    `update battle_records set ${change} where player_id = (select id from players where username = $1)`,
    [name],
  );

/** A player with a team of three at level 16, for the battle against the first leader. */
async function trio() {
  const player = await newPlayer(server);
  await give(server, player, {
    creatures: ['emberam', 'thickhog', 'telegrail'].map((name) => ({ name, level: 16 })),
  });
  return player;
}

describe('a replay', () => {
  it('shows every step of a won wild battle as it was shown then, with who grew by it', async () => {
    const player = await newChampion(server);
    await give(server, player, { creatures: [{ name: 'kindlam', level: 5 }] });
    await meet(server, player, { species: 'molder', level: 60 });
    const replies = await played(player, startWildBattle, {});
    expect(replies.at(-1)!.page).toBe('win');
    expect(replies.at(-1)!.events.map(({ type }) => type)).toContain('level');
    const { status, body } = await replayOf(player);
    expect(status).toBe(200);
    expect(body.steps.map(shown)).toEqual(replies.map(shown));
  });

  it('shows throws that failed and the one that did not', async () => {
    const player = await newChampion(server);
    await give(server, player, { items: { mball: 1, nball: 3 } });
    // A wild creature that is hard to catch and too weak to win.
    await meet(server, player, { species: 'tempestral', level: 3 });
    const replies = await played(player, startWildBattle, {}, 4);
    expect(replies.filter(({ error }) => error === 'Not caught')).toHaveLength(3);
    expect(replies.at(-1)!.page).toBe('caught');
    expect((await replayOf(player)).body.steps.map(shown)).toEqual(replies.map(shown));
  });

  it('shows how the player ran away', async () => {
    const player = await newChampion(server);
    const start = await startWild(server, player);
    const chosen = battleOf(await player.ask(selectBattlePokemon, { selectedPokemon: start.myState[0]!.id }));
    const away = battleOf(await player.ask(runAway));
    expect((await replayOf(player)).body.steps.map(shown)).toEqual([start, chosen, away].map(shown));
  });

  it.each([
    ['a gym battle', startGymBattle, { id: 'thornby-garden' }],
    ['a training battle', startTrainingBattle, { type: 'water' }],
    ['a battle against a house team', startUserBattle, { name: 'Mistford (house team)' }],
  ] as const)('shows %s to its end', async (_what, start, body) => {
    const player = await trio();
    const replies = await played(player, start, body);
    expect(['win', 'lose']).toContain(replies.at(-1)!.page);
    const { steps } = (await replayOf(player)).body;
    expect(steps.map(shown)).toEqual(replies.map(shown));
    for (const [at, { profile }] of steps.entries()) {
      expect(profile.username).toBe(player.name);
      expect(profile.inBattle).toBe(at < steps.length - 1);
    }
  });

  it('shows one that was fled up to there', async () => {
    const player = await trio();
    const start = battleOf(await player.ask(startGymBattle, { id: 'thornby-garden' }));
    const chosen = battleOf(await player.ask(selectBattlePokemon, { selectedPokemon: start.myState[1]!.id }));
    const round = battleOf(await player.ask(attack, { attackId: 1 }));
    await player.ask(startTrainingBattle, { type: 'fire' });
    expect((await latest(player)).result).toBe('fled');
    expect((await replayOf(player)).body.steps.map(shown)).toEqual([start, chosen, round].map(shown));
  });

  it('attack 37: holds no dice, no seed and no move that was not seen', async () => {
    const player = await trio();
    await played(player, startGymBattle, { id: 'thornby-garden' });
    const { body: operators } = await server.askWith(ADMIN_TOKEN)(battleRecord, { player: player.name });
    const setup = operators.setup as { dice: number[]; opponents: { moves: string[] }[] };
    const { text, body } = await replayOf(player);
    for (const word of setup.dice.filter((each) => each > 1000)) expect(text).not.toContain(String(word));
    expect(text).not.toMatch(/"(dice|seed|seen|setup|thinking|bonus|moves|stats)"/);
    for (const { opponent } of body.steps.slice(0, 2)) {
      for (const { attack1, attack2, attack3, attack4 } of opponent) {
        expect([attack1, attack2, attack3, attack4]).toEqual(['', '', '', '']);
      }
    }
  });

  it('changes nothing', async () => {
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    const all = () =>
      server.sql(
        `select to_jsonb(p) as player, to_jsonb(b) as battle, (select jsonb_agg(to_jsonb(c) order by c.id) from creatures c
           where c.player_id = p.id) as creatures, (select count(*) from battle_records r where r.player_id = p.id)
         from players p join battles b on b.player_id = p.id where p.username = $1`,
        [player.name],
      );
    const before = await all();
    await replayOf(player);
    expect(await all()).toEqual(before);
  });

  it('is refused where the catalogue has changed since, and the list says so before', async () => {
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    const game = theGame();
    const { gloopet } = game.book.species;
    const species = { ...game.book.species, gloopet: { ...gloopet!, catchRate: 3 } };
    const later = await startServer({
      database: server,
      game: { ...game, book: { ...game.book, species } },
    });
    const there = { ...player, ask: later.askWith(player.token) };
    expect((await latest(player)).playable).toBe(true);
    expect((await latest(there)).playable).toBe(false);
    const { status, refusal } = await replayOf(there);
    expect([status, refusal.code]).toEqual([409, 'conflict']);
    expect(refusal.message).toMatch(/changed since this battle/);
    expect((await replayOf(player)).status).toBe(200);
    await later.close();
  });

  it.each([
    ['its last round is another one', `rounds = rounds + 1`],
    ['it ended otherwise', `result = 'lose'`],
    ['a choice was not possible', `choices = choices || '[["throw", "nball"]]'`],
    ['its mark was never noted', `setup = setup - 'book'`],
  ])('is refused where %s', async (_what, change) => {
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    await meddle(player, change);
    const { status, refusal } = await replayOf(player);
    expect([status, refusal.code]).toEqual([409, 'conflict']);
  });

  it('is refused for one that did not go by the rules', async () => {
    const player = await newTrainer(server);
    await winChallenge(server, player, startGymBattle, { id: 'thornby-garden' });
    expect((await replayOf(player)).status).toBe(409);
  });

  it('is refused where it is too old', async () => {
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    await meddle(player, 'setup = null, choices = null');
    const { status, refusal } = await replayOf(player);
    expect([status, refusal.message]).toEqual([
      409,
      'This battle was too long ago, or too long, to be watched again',
    ]);
  });

  it('of a long battle comes in pieces of bounded length, which together are the whole battle', async () => {
    const player = await newPlayer(server);
    const name = 'telegrail';
    await give(server, player, { creatures: Array.from({ length: 6 }, () => ({ name, level: 100 })) });
    await fight(player, startGymBattle, { id: 'thornby-garden' });
    const { book } = theGame();
    const stored = (await storedBattle(server, player))!.setup as BattleSetup;
    // Ghosts are immune to tackle: fatigue makes them faint, one pair after the other.
    const ghost = (fighter: Fighter): Fighter => ({
      ...fighter,
      species: 'gutterling',
      moves: ['tackle', '', '', ''],
    });
    const team = stored.team.map(ghost);
    const setup = { ...stored, team, opponents: team.map((each) => ({ ...each, id: `other-${each.id}` })) };
    const next = ({ page, player: { fighters } }: BattleState): Choice => {
      if (page === 'selection') return ['choose', fighters.find(({ hp }) => hp > 0)!.id];
      return page === 'battle' ? ['attack', 1] : ['continue'];
    };
    const states = [startBattle(book, setup)];
    const choices: Choice[] = [];
    while (choices.length < 400) {
      const state = states.at(-1)!;
      const choice = next(state);
      const outcome = takeChoice(book, state, choice);
      if (!outcome.ok) throw new Error(`No ${choice[0]} on the page ${state.page}`);
      choices.push(choice);
      states.push(outcome.state);
    }
    const end = states.at(-1)!;
    await server.sql(
      `update battles set setup = $2, state = $3, choices = $4, page = $5, round = $6
       where player_id = (select id from players where username = $1)`,
      [player.name, setup, end, JSON.stringify(choices), end.page, end.round],
    );
    await player.ask(startTrainingBattle, { type: 'fire' });
    const { id, result } = await latest(player);
    expect(result).toBe('fled');
    const steps: BattleDetails[] = [];
    for (let skip = 0; skip < states.length; skip += REPLAY_STEPS) {
      const { body, text } = await player.ask(getReplay, { id, skip });
      expect(body.count).toBe(401);
      expect(body.steps.length).toBeLessThanOrEqual(REPLAY_STEPS);
      expect(text.length).toBeLessThan(400_000);
      steps.push(...body.steps);
    }
    const seen = ({
      page,
      round,
      myState,
      opponent,
      events,
    }: Pick<BattleDetails, 'page' | 'round' | 'myState' | 'opponent' | 'events'>) => ({
      page,
      round,
      myState,
      opponent,
      events,
    });
    expect(steps.map(seen)).toEqual(states.map((state) => seen(viewBattle(book, state))));
    const [middle] = (await player.ask(getReplay, { id, skip: 123 })).body.steps;
    expect(middle).toEqual(steps[123]);
    const beyond = await player.ask(getReplay, { id, skip: 401 });
    expect([beyond.status, beyond.body]).toEqual([200, { steps: [], count: 401 }]);
  });

  it('is bounded: of a battle of more than four hundred choices nothing is kept for it', async () => {
    const player = await newTrainer(server);
    const endAfter = async (choices: number) => {
      await fight(player, startTrainingBattle, { type: 'fire' });
      await server.sql(
        `update battles set page = 'lose', choices = (select jsonb_agg('["continue"]'::jsonb) from generate_series(1, ${choices}))
         where player_id = (select id from players where username = $1)`,
        [player.name],
      );
      return (await latest(player)).playable;
    };
    expect(await endAfter(400)).toBe(true);
    expect(await endAfter(401)).toBe(false);
    expect((await replayOf(player)).status).toBe(409);
  });

  it('is nobody’s business but the player’s', async () => {
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    const stranger = await newTrainer(server);
    const { id } = await latest(player);
    expect((await stranger.ask(getReplay, { id })).status).toBe(404);
    expect((await server.ask(getReplay, { id })).status).toBe(401);
  });

  it.each(['0', '-1', '1.5', '1e3', ' 1', '999999999999999', '99999999999999999999', 'x', '\0', "1' or 1=1"])(
    'does not find the id %j',
    async (id) => {
      const player = await newPlayer(server);
      expect((await player.ask(getReplay, { id })).status).toBe(404);
    },
  );

  it.each([undefined, '', '1'.repeat(65)])('is refused for the id %j', async (id) => {
    const player = await newPlayer(server);
    expect((await player.ask(getReplay, id === undefined ? {} : { id })).status).toBe(400);
  });

  it('may be asked for ten times in a row, then once a second', async () => {
    const strict = await startServer({
      database: server,
      config: { rateLimit: true },
    });
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    const { id } = await latest(player);
    const statuses: number[] = [];
    for (let times = 0; times < 12; times++) {
      statuses.push((await strict.askWith(player.token)(getReplay, { id })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses).toContain(429);
    await strict.close();
  });
});
