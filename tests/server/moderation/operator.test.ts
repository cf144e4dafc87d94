import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, getProfile, login, signup } from '../../../contract/auth.ts';
import { getMessages, readMessages, reportPlayer } from '../../../contract/moderation.ts';
import { grant } from '../../../contract/operations.ts';
import {
  dismissReports,
  getAudit,
  getReports,
  getStanding,
  messagePlayer,
  renamePlayer,
  warnPlayer,
} from '../../../contract/operator.ts';
import { hear, listenOn } from '../../support/events.ts';
import { idOf, liftNow, operatorOf, suspendNow } from '../../support/operator/operator.ts';
import { newPlayer, PASSWORD, type Player } from '../../support/player.ts';
import { said, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const warn = ({ name }: Player, text = 'Be kind') => operatorOf(server)(warnPlayer, { player: name, text });
const rename = (player: string, name?: string) =>
  operatorOf(server)(renamePlayer, { player, ...(name !== undefined && { name }) });
const messagesOf = async ({ ask }: Player) => (await ask(getMessages)).body.messages;
const unread = async ({ ask }: Player) => (await ask(getProfile)).body.profile.messages;
const actsAbout = async (player: string, skip = '0') =>
  (await operatorOf(server)(getAudit, { player, skip })).body;
const logIn = (username: string) => server.ask(login, { username, password: PASSWORD });

describe('a warning', () => {
  it('is in the profile until the player has confirmed it', async () => {
    const player = await newPlayer(server);
    await warn(player, 'Be kind');
    await warn(player, 'Be very kind');
    expect(await unread(player)).toBe(2);
    const messages = await messagesOf(player);
    expect(messages).toMatchObject([
      { kind: 'warning', text: 'Be kind' },
      { kind: 'warning', text: 'Be very kind' },
    ]);
    expect((await player.ask(readMessages, { upTo: messages[0]!.id })).body).toEqual({ left: 1 });
    expect((await messagesOf(player)).map(({ text }) => text)).toEqual(['Be very kind']);
    expect((await player.ask(readMessages, { upTo: messages[1]!.id })).body).toEqual({ left: 0 });
    expect(await unread(player)).toBe(0);
    const standing = (await operatorOf(server)(getStanding, { player: player.name })).body.player;
    expect(standing.warnings).toBe(2);
  });

  it('is told to open pages at once', async () => {
    const other = await startServer();
    const player = await newPlayer(other);
    const ear = await hear(await listenOn(other), player.token);
    await ear.unread(0);
    await operatorOf(other)(warnPlayer, { player: player.name, text: 'Be kind' });
    let event = await ear.next();
    while (event && event.event !== 'profile') event = await ear.next();
    expect(event?.data).toEqual({});
    ear.close();
    await other.close();
  });

  it('is one of at most twenty that the player has not confirmed', async () => {
    const player = await newPlayer(server);
    for (let times = 0; times < 20; times++) expect((await warn(player)).status).toBe(200);
    expect(said(await warn(player))).toBe('409 conflict');
    expect(await messagesOf(player)).toHaveLength(20);
  });

  it('of nobody, without words or with an id that is none is refused', async () => {
    expect(said(await operatorOf(server)(warnPlayer, { player: 'Nobody here', text: 'x' }))).toBe(
      '404 not_found',
    );
    const player = await newPlayer(server);
    for (const text of ['', ' ', 'x'.repeat(501), 'a\u0000']) {
      expect(said(await warn(player, text))).toBe('400 invalid_payload');
    }
    for (const upTo of ['x', '-1', '1.5', '9'.repeat(20)]) {
      expect(said(await player.ask(readMessages, { upTo }))).toBe('400 invalid_payload');
    }
  });

  it('confirms nobody else’s', async () => {
    const [one, other] = [await newPlayer(server), await newPlayer(server)];
    await warn(one);
    const [message] = await messagesOf(one);
    expect((await other.ask(readMessages, { upTo: message!.id })).body).toEqual({ left: 0 });
    expect(await messagesOf(one)).toHaveLength(1);
  });
});

describe('a message that is no warning', () => {
  const tell = (player: string, text: string) => operatorOf(server)(messagePlayer, { player, text });

  it('is read and confirmed like a warning, and counted as none', async () => {
    const player = await newPlayer(server);
    const { body } = await tell(player.name, 'Thank you for your report');
    expect(body.player.warnings).toBe(0);
    expect(await unread(player)).toBe(1);
    const [message] = await messagesOf(player);
    expect(message).toMatchObject({ kind: 'message', text: 'Thank you for your report' });
    expect((await player.ask(readMessages, { upTo: message!.id })).body).toEqual({ left: 0 });
    const { acts } = await actsAbout(player.name);
    expect(acts).toMatchObject([{ act: 'message', details: { text: 'Thank you for your report' } }]);
  });

  it('is refused to nobody, without words, and as the twenty-first that is not confirmed', async () => {
    expect(said(await tell('Nobody here', 'x'))).toBe('404 not_found');
    const player = await newPlayer(server);
    for (const text of ['', ' ', 'x'.repeat(501)]) {
      expect(said(await tell(player.name, text))).toBe('400 invalid_payload');
    }
    for (let times = 0; times < 20; times++) expect((await tell(player.name, 'Hello')).status).toBe(200);
    expect(said(await tell(player.name, 'Hello'))).toBe('409 conflict');
    expect((await actsAbout(player.name)).count).toBe(20);
  });
});

describe('a new name', () => {
  it('is neutral, told to the player, and keeps session and password', async () => {
    const player = await newPlayer(server);
    const { player: standing } = (await rename(player.name)).body;
    expect(standing.name).toMatch(/^Trainer \d{8}$/);
    const { profile } = (await player.ask(getProfile)).body;
    expect(profile).toMatchObject({ username: standing.name, messages: 1 });
    expect((await messagesOf(player))[0]?.kind).toBe('renamed');
    expect(said(await logIn(standing.name))).toBe('200');
  });

  it('may be chosen by the operator, like any name that is free', async () => {
    const [player, other] = [await newPlayer(server), await newPlayer(server)];
    expect(said(await rename(player.name, other.name))).toBe('409 conflict');
    expect(said(await rename(player.name, 'xx'))).toBe('400 invalid_payload');
    expect((await rename(player.name, 'Willow Tree')).body.player.name).toBe('Willow Tree');
    expect(said(await rename(other.name, 'WILLOW tree'))).toBe('409 conflict');
  });

  it('attack 63: leaves the former one to nobody, but its owner still logs in by it', async () => {
    const player = await newPlayer(server, 'Rude R0bin');
    await rename(player.name);
    const again = await server.ask(signup, { username: 'rude robin', password: PASSWORD });
    expect(said(again)).toBe('409 conflict');
    expect(said(await rename((await newPlayer(server)).name, 'Rude Robin'))).toBe('409 conflict');
    const { body } = await logIn('RUDE ROBIN');
    const { profile } = (await server.askWith(body.access_token)(getProfile)).body;
    expect(profile.username).toMatch(/^Trainer /);
    expect(said(await server.ask(login, { username: 'rude robin', password: 'a wrong guess' }))).toBe(
      '401 unauthorized',
    );
  });
});

describe('the audit log', () => {
  it('attack 64: has every act with its player, the latest first', async () => {
    const player = await newPlayer(server);
    const { name } = player;
    await operatorOf(server)(grant, { username: name, coins: 5 });
    await warn(player, 'Be kind');
    await suspendNow(server, player);
    await liftNow(server, player);
    const { acts, count } = await actsAbout(name);
    expect(count).toBe(4);
    expect(acts.map(({ act }) => act)).toEqual(['lift', 'suspend', 'warn', 'grant']);
    expect(acts.map((one) => one.player)).toEqual(Array(4).fill(name));
    expect(acts[3]?.details).toEqual({ coins: 5 });
    expect(acts[2]?.details).toMatchObject({ text: 'Be kind' });
    expect(acts[0]?.address).toBe('127.0.0.1');
    await rename(name, 'Calm Heron');
    const [latest] = (await actsAbout('Calm Heron')).acts;
    expect(latest).toMatchObject({ act: 'rename', player: name, newName: 'Calm Heron' });
  });

  it('has nothing of an act that was refused, and one line of one that was repeated', async () => {
    const player = await newPlayer(server);
    await operatorOf(server)(grant, { username: player.name, creatures: [{ name: 'nobody', level: 5 }] });
    await operatorOf(server)(dismissReports, { reports: ['999999999'] });
    for (let times = 0; times < 2; times++) {
      const act = { player: player.name, text: 'Once' };
      await operatorOf(server)(warnPlayer, act, {
        'idempotency-key': `once ${player.name}`.replaceAll(' ', '-'),
      });
    }
    expect((await actsAbout(player.name)).count).toBe(1);
    expect(await messagesOf(player)).toHaveLength(1);
  });

  it('forgets whom an act was about when the player deletes the account, but not the act', async () => {
    const player = await newPlayer(server);
    await warn(player, 'Remembered');
    await rename(player.name, 'Soon Gone');
    expect((await player.ask(deleteAccount, { password: PASSWORD })).status).toBe(200);
    const { acts } = (await operatorOf(server)(getAudit, { skip: '0' })).body;
    expect(acts.slice(0, 2).map(({ act }) => act)).toEqual(['rename', 'warn']);
    expect(JSON.stringify(acts.slice(0, 2))).not.toMatch(/Soon Gone|Player/);
    expect((await operatorOf(server)(getAudit, { player: 'Soon Gone' })).status).toBe(404);
    expect(getAudit.refusals).toContain(404);
  });

  it('names the reports that an act has closed, and no others that came with it', async () => {
    const [player, by] = [await newPlayer(server), await newPlayer(server)];
    await by.ask(reportPlayer, { player: await idOf(player), reason: 'name' });
    const [report] = (await operatorOf(server)(getReports)).body.reports;
    const words = [report!.id, '\u0000', 'x', '999999'];
    await operatorOf(server)(warnPlayer, { player: player.name, text: 'Once', reports: words });
    const { acts } = await actsAbout(player.name);
    expect(acts[0]?.details).toEqual({ text: 'Once', reports: [Number(report!.id)] });
  });

  it('comes in pages', async () => {
    const player = await newPlayer(server);
    for (let times = 0; times < 12; times++) await warn(player, `Number ${times}`);
    const [first, second] = [await actsAbout(player.name), await actsAbout(player.name, '10')];
    expect([first.acts.length, second.acts.length, second.count]).toEqual([10, 2, 12]);
    expect(second.acts[1]?.details).toMatchObject({ text: 'Number 0' });
  });

  it('attack 64: cannot be changed or shortened, not even in the database', async () => {
    await warn(await newPlayer(server));
    for (const statement of [
      `update operator_acts set act = 'grant'`,
      'delete from operator_acts',
      'truncate operator_acts, operator_act_players',
      'delete from operator_act_players',
      `update operator_act_players set name = 'Somebody else'`,
      'truncate operator_act_players',
    ]) {
      await expect(server.sql(statement)).rejects.toThrow('append-only');
    }
  });
});
