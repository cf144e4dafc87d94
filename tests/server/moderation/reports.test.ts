import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportPlayer } from '../../../contract/moderation.ts';
import {
  dismissReports,
  getReports,
  getStanding,
  renamePlayer,
  suspendPlayer,
  warnPlayer,
} from '../../../contract/operator.ts';
import { removePokemonFromTrade } from '../../../contract/trades.ts';
import { connect } from '../../../server/database/connect.ts';
import { tidy } from '../../../server/database/tidy.ts';
import { idOf, operatorOf } from '../../support/operator/operator.ts';
import { newPlayer, type Player } from '../../support/player.ts';
import { said, startServer, type TestServer } from '../../support/server.ts';
import { listOne, newTrader } from '../../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const report = (by: Player, player: string, more: Record<string, unknown> = {}) =>
  by.ask(reportPlayer, { player, reason: 'name', ...more });
/** All reports about a player, on all pages. */
async function reportsAbout({ name }: Player, state = 'open') {
  const found = [];
  for (let skip = 0; ; skip += 10) {
    const { reports, count } = (await operatorOf(server)(getReports, { state, skip: String(skip) })).body;
    found.push(...reports.filter(({ player }) => player.name === name));
    if (skip + 10 >= count) return found;
  }
}

describe('a report', () => {
  it('of a name reaches the operator with what was said', async () => {
    const [by, about] = [await newPlayer(server), await newPlayer(server)];
    expect(said(await report(by, await idOf(about), { text: 'Very rude' }))).toBe('200');
    expect(await reportsAbout(about)).toMatchObject([
      {
        reporter: { name: by.name },
        player: { name: about.name, openReports: 1, warnings: 0, suspended: null },
        nameThen: about.name,
        pokemon: null,
        reason: 'name',
        text: 'Very rude',
        closed: null,
      },
    ]);
  });

  it('of a listing remembers it', async () => {
    const [by, trader] = [await newPlayer(server), await newTrader(server)];
    const pokemon = await listOne(trader);
    const player = await idOf(trader);
    expect(said(await report(by, player, { pokemon, reason: 'scam' }))).toBe('200');
    expect(said(await report(by, player, { pokemon, reason: 'spam' }))).toBe('409 conflict');
    await trader.ask(removePokemonFromTrade, { pokemons: [pokemon] });
    expect(await reportsAbout(trader)).toMatchObject([{ pokemon: { id: pokemon, name: 'Kindlam' } }]);
    expect(said(await report(await newPlayer(server), player, { pokemon }))).toBe('409 conflict');
  });

  it('of oneself, of nobody, and of a creature that the player does not have is refused', async () => {
    const [by, trader, other] = [await newTrader(server), await newTrader(server), await newTrader(server)];
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(said(await report(by, await idOf(by)))).toBe('400 forbidden_by_rule');
    expect(said(await report(by, nobody))).toBe('404 not_found');
    expect(said(await report(by, 'Rowan'))).toBe('404 not_found');
    const pokemon = await listOne(other);
    for (const one of [pokemon, nobody, 'x']) {
      expect(said(await report(by, await idOf(trader), { pokemon: one }))).toBe('404 not_found');
    }
    for (const wrong of [{ reason: 'hate' }, { text: 'x'.repeat(501) }, { text: 'a\u0000' }]) {
      expect(said(await report(by, await idOf(trader), wrong))).toBe('400 invalid_payload');
    }
  });

  it('attack 60: is one of at most ten open ones of its reporter', async () => {
    const by = await newPlayer(server);
    const others = await Promise.all(Array.from({ length: 12 }, () => newPlayer(server)));
    const ids = await Promise.all(others.map(idOf));
    const answers = await Promise.all(ids.map((id) => report(by, id)));
    expect(answers.map(said).toSorted()).toEqual([...Array(10).fill('200'), '409 conflict', '409 conflict']);
    const [{ id } = { id: '' }] = await reportsAbout(
      others[answers.findIndex(({ status }) => status === 200)]!,
    );
    await operatorOf(server)(dismissReports, { reports: [id] });
    expect(said(await report(by, ids[answers.findIndex(({ status }) => status === 409)]!))).toBe('200');
  });

  it('attack 60: is one of at most twenty open ones about a player', async () => {
    const about = await newPlayer(server);
    const id = await idOf(about);
    const by = await Promise.all(Array.from({ length: 22 }, () => newPlayer(server)));
    const answers = await Promise.all(by.map((one) => report(one, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await reportsAbout(about)).toHaveLength(20);
  });
});

describe('the queue', () => {
  it('has the oldest open report first; what was dealt with goes to the closed ones', async () => {
    const about = await newPlayer(server);
    const id = await idOf(about);
    const reporters = [await newPlayer(server), await newPlayer(server), await newPlayer(server)];
    for (const by of reporters) await report(by, id);
    const open = await reportsAbout(about);
    expect(open.map(({ reporter }) => reporter.name)).toEqual(reporters.map(({ name }) => name));
    const [first, second] = open.map((one) => one.id);
    await operatorOf(server)(warnPlayer, { player: about.name, text: 'No', reports: [first!] });
    const { body } = await operatorOf(server)(dismissReports, { reports: [first!, second!, 'x', '999999'] });
    expect(body.closed).toBe(1);
    expect((await reportsAbout(about)).map(({ reporter }) => reporter.name)).toEqual([reporters[2]!.name]);
    expect((await reportsAbout(about, 'closed')).map((one) => one.closed?.outcome).toSorted()).toEqual([
      'dismissed',
      'warned',
    ]);
  });

  it('closes with an act only reports about its player', async () => {
    const [by, about, other] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)];
    await report(by, await idOf(about));
    const [{ id } = { id: '' }] = await reportsAbout(about);
    await operatorOf(server)(warnPlayer, { player: other.name, text: 'No', reports: [id] });
    expect(await reportsAbout(about)).toHaveLength(1);
  });

  it('attack 65: refuses whole what another operator has answered meanwhile, if the act asks for that', async () => {
    const [by, about, other] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)];
    await report(by, await idOf(about));
    await report(other, await idOf(about));
    const [first, second] = (await reportsAbout(about)).map(({ id }) => id);
    const act = { player: about.name, reports: [first!, second!], allOpen: true };
    const operator = operatorOf(server);
    expect(said(await operator(warnPlayer, { ...act, player: other.name, text: 'No' }))).toBe('409 conflict');
    await operator(dismissReports, { reports: [first!] });
    expect(said(await operator(warnPlayer, { ...act, text: 'No' }))).toBe('409 conflict');
    expect(said(await operator(suspendPlayer, { ...act, reason: 'No', until: null }))).toBe('409 conflict');
    expect(said(await operator(renamePlayer, act))).toBe('409 conflict');
    const { player } = (await operator(getStanding, { player: about.name })).body;
    expect(player).toMatchObject({ name: about.name, warnings: 0, openReports: 1, suspended: null });
    const answers = await Promise.all(
      [1, 2].map(() => operator(warnPlayer, { ...act, reports: [second!], text: 'No' })),
    );
    expect(answers.map(said).toSorted()).toEqual(['200', '409 conflict']);
    expect((await operator(getStanding, { player: about.name })).body.player.warnings).toBe(1);
  });

  it('keeps closed reports for 90 days, and open ones as long as they are open', async () => {
    const [by, about] = [await newPlayer(server), await newPlayer(server)];
    const player = await idOf(about);
    await report(by, player);
    await report(await newPlayer(server), player);
    const [{ id } = { id: '' }] = await reportsAbout(about);
    await operatorOf(server)(dismissReports, { reports: [id] });
    const database = connect(server.url, () => undefined);
    const age = (days: number) =>
      server.sql(
        `update reports set created_at = now() - interval '${days} days', closed_at = closed_at - interval '${days} days'
         where player_id = $1`,
        [player],
      );
    await age(80);
    await tidy(database);
    expect(await reportsAbout(about, 'closed')).toHaveLength(1);
    await age(80);
    await tidy(database);
    await database.close();
    expect(await reportsAbout(about, 'closed')).toEqual([]);
    expect(await reportsAbout(about)).toHaveLength(1);
  });
});
