import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findNextPokemons,
  findNextPokemonsExcludeTeam,
  getTeam,
  joinTeam,
  leaveTeam,
  markFavourite,
  replaceTeamPokemon,
  startGymBattle,
  updatePokemons,
} from '../../../contract/game.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { moveToTrade } from '../../../contract/trades.ts';
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

const NAMES = ['kindlam', 'podkin', 'puddlip', 'voltwit', 'moonbun', 'molder', 'gloopet', 'knuckub'];
/** A player with eight creatures of level 20: six in the team, two outside. */
async function withEight() {
  const player = await newPlayer(server);
  await give(server, player, { creatures: NAMES.map((name) => ({ name, level: 20 })) });
  return player;
}
const team = async ({ ask }: Player) => (await ask(getTeam)).body.pokemons;
const outside = async ({ ask }: Player) => (await ask(findNextPokemonsExcludeTeam)).body.pokemons;
const names = (list: readonly Creature[]) => list.map(({ name }) => name);
const inOrder = (list: readonly Creature[]) => list.map(({ id }, team_order) => ({ id, team_order }));
const save = ({ ask }: Player, pokemons: unknown, inTeam?: boolean) =>
  ask(updatePokemons, { pokemons, ...(inTeam !== undefined && { inTeam }) });

describe('the order of a team', () => {
  it('is saved as the list says', async () => {
    const player = await withEight();
    const before = await team(player);
    const wanted = [before[5]!, before[0]!, before[4]!, before[1]!, before[3]!, before[2]!];
    const { status, body } = await save(player, inOrder(wanted), true);
    expect(status).toBe(200);
    expect(names(body.pokemons)).toEqual(names(wanted));
    expect(names(await team(player))).toEqual(names(wanted));
  });

  it.each<[string, (list: Creature[]) => unknown[]]>([
    ['a member missing', (list) => inOrder(list.slice(0, 5))],
    ['a gap', (list) => inOrder(list).map((one, at) => (at === 5 ? { ...one, team_order: 6 } : one))],
    ['a place twice', (list) => inOrder(list).map((one) => ({ ...one, team_order: 0 }))],
    ['a negative place', (list) => inOrder(list).map((one, at) => ({ ...one, team_order: at - 1 }))],
    [
      'a half place',
      (list) => inOrder(list).map((one, at) => (at === 0 ? { ...one, team_order: 0.5 } : one)),
    ],
    ['no places', (list) => list.map(({ id }) => ({ id }))],
    ['a creature twice', (list) => inOrder([list[0]!, ...list.slice(0, 5)])],
    ['nobody', () => []],
  ])('is refused with %s, and stays', async (_name, change) => {
    const player = await withEight();
    const before = await team(player);
    const { status } = await save(player, change(before), true);
    expect([400, 409]).toContain(status);
    expect(await team(player)).toEqual(before);
  });

  it('is refused with a creature from outside, with somebody else’s, and with one too many', async () => {
    const player = await withEight();
    const stranger = await newTrainer(server);
    const before = await team(player);
    const [reserve] = await outside(player);
    const [theirs] = await team(stranger);
    expect((await save(player, inOrder([...before.slice(0, 5), reserve!]), true)).status).toBe(409);
    expect((await save(player, inOrder([...before.slice(0, 5), theirs!]), true)).status).toBe(403);
    expect((await save(player, inOrder([...before, reserve!]), true)).status).toBe(409);
    expect(await team(player)).toEqual(before);
  });

  it('attack 40: is refused during a battle', async () => {
    const player = await withEight();
    const before = await team(player);
    await player.ask(startGymBattle, { id: 'thornby-garden' });
    const { status, refusal } = await save(player, inOrder(before.toReversed()), true);
    expect([status, refusal.code]).toEqual([409, 'in_battle']);
    expect(names(await team(player))).toEqual(names(before));
  });

  it('is one of those asked for, however many at once on two servers', async () => {
    const player = await withEight();
    const before = await team(player);
    const there = { ...player, ask: second.askWith(player.token) };
    const orders = Array.from({ length: 12 }, (_, turn) => [
      ...before.slice(turn % 6),
      ...before.slice(0, turn % 6),
    ]);
    const answers = await Promise.all(
      orders.map((order, index) => save(index % 2 ? player : there, inOrder(order), true)),
    );
    for (const { status } of answers) expect(status).toBe(200);
    const after = await team(player);
    expect(orders.map(names)).toContainEqual(names(after));
    expect(after.map(({ team_order }) => team_order)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('the moves of a creature', () => {
  it('are saved in their slots, by name in any case, and read back so', async () => {
    const player = await withEight();
    const [first] = await team(player);
    const [one, two] = first!.unlockedMoves as [string, string];
    const { status, body } = await save(player, [
      { id: first!.id, attack1: two.toUpperCase(), attack2: one.toLowerCase(), attack3: '', attack4: '' },
    ]);
    expect(status).toBe(200);
    expect(body.pokemons[0]).toMatchObject({ attack1: two, attack2: one, attack3: '', attack4: '' });
    expect((await team(player))[0]).toEqual(body.pokemons[0]);
  });

  it('stay where a slot is left out', async () => {
    const player = await withEight();
    const [first] = await team(player);
    const free = first!.unlockedMoves.find(
      (move) => ![first!.attack1, first!.attack2, first!.attack3, first!.attack4].includes(move),
    )!;
    const { body } = await save(player, [{ id: first!.id, attack2: free }]);
    expect(body.pokemons[0]).toMatchObject({
      attack1: first!.attack1,
      attack2: free,
      attack3: first!.attack3,
    });
  });

  it('of creatures outside the team are saved too, in the middle of a battle even', async () => {
    const player = await withEight();
    const [reserve] = await outside(player);
    await player.ask(startGymBattle, { id: 'thornby-garden' });
    const [one] = reserve!.unlockedMoves as [string];
    const change = { id: reserve!.id, attack1: one, attack2: '', attack3: '', attack4: '' };
    expect((await save(player, [change])).status).toBe(200);
    const [member] = await team(player);
    expect((await save(player, [{ id: member!.id, attack1: member!.attack1 }])).status).toBe(409);
  });

  it.each<[string, (one: Creature) => Record<string, unknown>]>([
    ['a move that is not unlocked', () => ({ attack1: 'spring tide' })],
    ['a move that does not exist', () => ({ attack1: 'mystery' })],
    ['an inherited name', () => ({ attack1: 'constructor' })],
    ['a move twice', ({ attack1, attack2 }) => ({ attack1: attack2, attack2: attack2, attack3: attack1 })],
    ['no move at all', () => ({ attack1: '', attack2: '', attack3: '', attack4: '' })],
    ['a number', () => ({ attack1: 7 })],
    ['a list', () => ({ attack1: ['tackle'] })],
    ['a megabyte', () => ({ attack1: 'x'.repeat(65) })],
  ])('attack 40: are refused with %s, and stay', async (_name, change) => {
    const player = await withEight();
    const before = await team(player);
    const { status } = await save(player, [{ id: before[0]!.id, ...change(before[0]!) }]);
    expect(status).toBe(400);
    expect(await team(player)).toEqual(before);
  });

  it('are all saved or none', async () => {
    const player = await withEight();
    const before = await team(player);
    const [one, two] = before as [Creature, Creature];
    const changes = [
      { id: one.id, attack1: one.unlockedMoves[0], attack2: '', attack3: '', attack4: '' },
      { id: two.id, attack1: 'mystery' },
    ];
    expect((await save(player, changes)).status).toBe(400);
    expect(await team(player)).toEqual(before);
  });

  it('attack 39: bring nothing else along', async () => {
    const player = await withEight();
    const [first] = await team(player);
    const extra = {
      level: 100,
      kind: 3,
      exp: 9,
      user: 'me',
      canEvolve: true,
      species: 'tempestral',
      team_order: 3,
    };
    const { status, body } = await save(player, [{ id: first!.id, attack1: first!.attack1, ...extra }]);
    expect(status).toBe(200);
    expect(body.pokemons[0]).toEqual(first);
  });

  it('are nobody’s business but the owner’s', async () => {
    const player = await withEight();
    const [first] = await team(player);
    const stranger = await newTrainer(server);
    expect((await save(stranger, [{ id: first!.id, attack1: '' }])).status).toBe(403);
    expect((await save(stranger, [{ id: 'nobody', attack1: '' }])).status).toBe(404);
  });
});

describe('a replacement', () => {
  const replace = ({ ask }: Player, from: unknown, to: unknown) => ask(replaceTeamPokemon, { from, to });

  it('takes the place of the member, who leaves', async () => {
    const player = await withEight();
    const before = await team(player);
    const [reserve] = await outside(player);
    const { status, body } = await replace(player, before[2]!.id, reserve!.id);
    expect(status).toBe(200);
    expect(body.pokemons.map(({ id, team_order }) => [id, team_order])).toEqual([
      [reserve!.id, 2],
      [before[2]!.id, -1],
    ]);
    expect(names(await team(player))).toEqual(names(before).with(2, reserve!.name));
    expect((await player.ask(findNextPokemons)).body.count).toBe(8);
  });

  it('is refused with a member, oneself, somebody who is no member, others’ and nobody’s creatures', async () => {
    const player = await withEight();
    const stranger = await newTrainer(server);
    const before = await team(player);
    const [member, other] = before as [Creature, Creature];
    const [reserve, spare] = (await outside(player)) as [Creature, Creature];
    const [theirs] = await team(stranger);
    expect((await replace(player, member.id, other.id)).status).toBe(409);
    expect((await replace(player, member.id, member.id)).status).toBe(400);
    expect((await replace(player, reserve.id, spare.id)).status).toBe(409);
    expect((await replace(player, member.id, theirs!.id)).status).toBe(403);
    expect((await replace(player, theirs!.id, reserve.id)).status).toBe(403);
    expect((await replace(player, member.id, 'nobody')).status).toBe(404);
    expect((await replace(player, member.id, '')).status).toBe(400);
    expect(await team(player)).toEqual(before);
  });

  it('is refused during a battle', async () => {
    const player = await withEight();
    const [member] = await team(player);
    const [reserve] = await outside(player);
    await player.ask(startGymBattle, { id: 'thornby-garden' });
    expect((await replace(player, member!.id, reserve!.id)).status).toBe(409);
  });

  it('leaves six different members in order, however many come at once on two servers', async () => {
    const player = await withEight();
    const there = { ...player, ask: second.askWith(player.token) };
    const members = await team(player);
    const reserves = await outside(player);
    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        replace(index % 2 ? player : there, members[index % 6]!.id, reserves[index % 2]!.id),
      ),
    );
    const after = await team(player);
    expect(new Set(after.map(({ id }) => id)).size).toBe(6);
    expect(after.map(({ team_order }) => team_order)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a member that leaves', () => {
  const leave = ({ ask }: Player, id: unknown, anyway?: boolean) =>
    ask(leaveTeam, { id, ...(anyway !== undefined && { anyway }) });
  const places = (list: readonly Creature[]) => list.map(({ team_order }) => team_order);

  it('waits outside, and those behind it move up', async () => {
    const player = await withEight();
    const before = await team(player);
    const { status, body } = await leave(player, before[2]!.id);
    expect(status).toBe(200);
    const after = await team(player);
    expect(body.pokemons).toEqual([expect.objectContaining({ id: before[2]!.id, in_team: false }), ...after]);
    expect(names(after)).toEqual(names(before.toSpliced(2, 1)));
    expect(places(after)).toEqual([0, 1, 2, 3, 4]);
    expect((await outside(player)).map(({ id }) => id)).toContain(before[2]!.id);
  });

  it('can be put in trade then', async () => {
    const player = await withEight();
    const [first] = await team(player);
    expect((await player.ask(moveToTrade, { pokemons: [first!.id] })).status).toBe(409);
    await leave(player, first!.id);
    expect((await player.ask(moveToTrade, { pokemons: [first!.id] })).status).toBe(200);
    expect((await player.ask(joinTeam, { id: first!.id })).refusal.code).toBe('in_trade');
  });

  it('is never the last one', async () => {
    const trainer = await newTrainer(server);
    const before = await team(trainer);
    const { status, refusal } = await leave(trainer, before[0]!.id);
    expect([status, refusal.message]).toEqual([400, 'One always stays in the team']);
    expect(await team(trainer)).toEqual(before);
  });

  it('is no favourite, unless it is said so', async () => {
    const player = await withEight();
    const [first] = await team(player);
    await player.ask(markFavourite, { id: first!.id, favourite: true });
    const { status, refusal } = await leave(player, first!.id);
    expect([status, refusal.code]).toEqual([409, 'favourite']);
    expect((await leave(player, first!.id, true)).status).toBe(200);
  });

  it('stays during a battle, and nobody comes in', async () => {
    const player = await withEight();
    const before = await team(player);
    const [reserve] = await outside(player);
    await leave(player, before[5]!.id);
    const five = await team(player);
    await player.ask(startGymBattle, { id: 'thornby-garden' });
    for (const answer of [
      await leave(player, five[1]!.id),
      await player.ask(joinTeam, { id: reserve!.id }),
    ]) {
      expect([answer.status, answer.refusal.code]).toEqual([409, 'in_battle']);
    }
    expect(await team(player)).toEqual(five);
  });

  it('is one of one’s own that is there: others’, nobody’s and those outside are refused', async () => {
    const player = await withEight();
    const [theirs] = await team(await newTrainer(server));
    const [reserve] = await outside(player);
    const before = await team(player);
    expect((await leave(player, theirs!.id)).status).toBe(403);
    expect((await leave(player, 'nobody')).status).toBe(404);
    expect((await leave(player, '')).status).toBe(400);
    expect((await leave(player, reserve!.id)).status).toBe(409);
    expect(await team(player)).toEqual(before);
  });

  it('comes back to its place, or to the end, while the team has room', async () => {
    const player = await withEight();
    const before = await team(player);
    const [reserve] = await outside(player);
    const join = (id: string, place?: unknown) =>
      player.ask(joinTeam, { id, ...(place !== undefined && { place }) });
    expect((await join(reserve!.id)).refusal.message).toBe('Your team is full');
    await leave(player, before[2]!.id);
    const { status, body } = await join(before[2]!.id, 2);
    expect([status, names(body.pokemons), places(body.pokemons)]).toEqual([
      200,
      names(before),
      [0, 1, 2, 3, 4, 5],
    ]);
    expect(names(await team(player))).toEqual(names(before));
    expect((await join(before[2]!.id)).status).toBe(409);
    for (const { id } of before.slice(1)) await leave(player, id);
    for (const place of [-1, 6, 1.5, '0']) expect((await join(reserve!.id, place)).status).toBe(400);
    expect(names((await join(reserve!.id, 5)).body.pokemons)).toEqual([before[0]!.name, reserve!.name]);
  });

  it('leaves teams of one at least, however many leave and come at once on two servers', async () => {
    const player = await withEight();
    const there = { ...player, ask: second.askWith(player.token) };
    const members = await team(player);
    const reserves = await outside(player);
    const answers = await Promise.all([
      ...members.map(({ id }, at) => leave(at % 2 ? player : there, id)),
      ...reserves.map(({ id }, at) => (at % 2 ? player : there).ask(joinTeam, { id })),
    ]);
    for (const { status } of answers) expect([200, 400, 409]).toContain(status);
    const after = await team(player);
    expect(after.length).toBeGreaterThan(0);
    expect(places(after)).toEqual(after.map((_, at) => at));
    expect((await player.ask(findNextPokemons)).body.count).toBe(8);
  });
});
