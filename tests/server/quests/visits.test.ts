import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questLines } from '../../../content/quests/lines/list.ts';
import { rewardIdOf } from '../../../content/quests/lines/progress.ts';
import { deleteAccount, exportAccount } from '../../../contract/auth.ts';
import { fillFlask, noteVisit } from '../../../contract/game.ts';
import { getQuests } from '../../../contract/progress/quests.ts';
import { hourAt } from '../../../rules/world/conditions/conditions.ts';
import type { Hour } from '../../../rules/world/types.ts';
import { startWild } from '../../support/battles/battle.ts';
import { newTrainer, PASSWORD, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let time = Date.parse('2026-11-22T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => time });
});
afterAll(() => server.close());

/** Lets it become an hour of the game. */
function waitFor(hour: Hour): void {
  while (hourAt(time).hour !== hour) time += 60_000;
}
const putAt = ({ name }: Player, map: string, x: number, y: number) =>
  server.sql('update players set map_name = $2, cell_x = $3, cell_y = $4 where username = $1', [
    name,
    map,
    x,
    y,
  ]);
const visitsOf = async ({ name }: Player) =>
  (
    await server.sql<{ visit: string }>(
      `select q.visit from quest_visits q join players p on p.id = q.player_id where p.username = $1 order by 1`,
      [name],
    )
  ).map(({ visit }) => visit);
/** How far the step with this id is, once all before it in its line are paid and the line is open. */
async function stepOf(player: Player, id: string) {
  const line = questLines.find(({ steps }) => steps.some((step) => step.id === id));
  const before = line?.steps.slice(
    0,
    line.steps.findIndex((step) => step.id === id),
  );
  await server.sql(
    `insert into claimed_quests (player_id, quest, claimed_at) select p.id, s.quest, now() from players p, unnest($2::text[]) s(quest)
     where p.username = $1 on conflict do nothing`,
    [player.name, before?.map(rewardIdOf)],
  );
  const { body } = await player.ask(getQuests);
  return body.lines?.find(({ region }) => region === line?.region)?.next;
}
const talk = { kind: 'talk', of: 'ottoline-umber' } as const;
const read = { kind: 'read', of: 'chapel-book' } as const;

describe('a step of a line that asks for a walk', () => {
  it('counts a talk with the person, where they stand at this hour, also before its turn', async () => {
    const player = await newTrainer(server);
    waitFor('night');
    await putAt(player, 'green_land', 22, 10);
    expect((await player.ask(noteVisit, talk)).body).toEqual(talk);
    expect(await visitsOf(player)).toEqual(['talk:ottoline-umber']);
    expect(await stepOf(player, 'green-stone')).toMatchObject({ step: 'green-stone', count: 1, goal: 1 });
  });

  it('counts a sign or book that is read', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'harkmoor3', 8, 15);
    expect((await player.ask(noteVisit, read)).status).toBe(200);
    expect(await stepOf(player, 'hark-book')).toMatchObject({ count: 1, map: 'harkmoor3' });
  });

  it('counts a drink at the well of its town, also out of a full flask, and at no other one', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'green_land', 13, 22);
    expect((await player.ask(fillFlask)).status).toBe(200);
    expect(await visitsOf(player)).toEqual([]);
    await putAt(player, 'scattersea', 11, 10);
    expect(await stepOf(player, 'sea-well')).toMatchObject({ count: 0, map: 'scattersea' });
    expect((await player.ask(fillFlask)).body.profile.flask).toBe(3);
    expect(await visitsOf(player)).toEqual(['drink:scattersea']);
    expect(await stepOf(player, 'sea-well')).toMatchObject({ count: 1 });
  });

  it('attack 85: counts nothing that nobody asks for, is far away, at another hour, or during a battle', async () => {
    const player = await newTrainer(server);
    const refusal = async (visit: object) => {
      const { status, refusal } = await player.ask(noteVisit, visit as typeof talk);
      return [status, refusal.message];
    };
    waitFor('night');
    await putAt(player, 'green_land', 22, 10);
    const unasked = [404, 'Nobody has asked you for this yet'];
    expect(await refusal({ kind: 'talk', of: 'nan-orrel' })).toEqual(unasked);
    expect(await refusal({ kind: 'read', of: 'hamlet-square' })).toEqual(unasked);
    expect(await refusal({ kind: 'talk', of: 'toString' })).toEqual(unasked);
    expect((await refusal({ kind: 'drink', of: 'scattersea' }))[0]).toBe(400);
    expect(await refusal(read)).toEqual([409, 'That is too far away']);
    await putAt(player, 'green_land', 21, 10);
    expect(await refusal(talk)).toEqual([409, 'That is too far away']);
    await putAt(player, 'green_land', 22, 10);
    waitFor('day');
    expect(await refusal(talk)).toEqual([409, 'That is too far away']);
    waitFor('dusk');
    await startWild(server, player);
    await putAt(player, 'green_land', 22, 10);
    expect((await refusal(talk))[0]).toBe(409);
    expect(await visitsOf(player)).toEqual([]);
  });

  it('is noted once, however often and from however many windows, and goes with the account', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'harkmoor3', 8, 15);
    const told = await Promise.all(Array.from({ length: 6 }, () => player.ask(noteVisit, read)));
    expect(told.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await visitsOf(player)).toEqual(['read:chapel-book']);
    const { body } = await player.ask(exportAccount);
    expect((body as unknown as { visits: object[] }).visits).toMatchObject([{ visit: 'read:chapel-book' }]);
    await player.ask(deleteAccount, { password: PASSWORD });
    expect(await server.sql('select from quest_visits')).toHaveLength(
      (await server.sql('select from quest_visits q join players p on p.id = q.player_id')).length,
    );
    expect(await visitsOf(player)).toEqual([]);
  });
});
