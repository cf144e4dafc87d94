import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import { getTeam } from '../../../contract/game.ts';
import { appeal, getMessages, reportPlayer } from '../../../contract/moderation.ts';
import { nameCreature } from '../../../contract/owned.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { listenOn } from '../../support/events.ts';
import { idOf } from '../../support/operator/operator.ts';
import { newPlayer, newTrainer, PASSWORD } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const run = promisify(execFile);
let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer();
  address = await listenOn(server);
});
afterAll(() => server.close());

/** Runs `npm run admin -- words`. @returns what it prints; its error ends on `(1)` */
async function admin(...words: string[]): Promise<string> {
  const env = { ...process.env, ADMIN_TOKEN, SERVER: address };
  const options = { cwd: projectRoot, env };
  return run(process.execPath, [join(projectRoot, 'tools/admin/main.mjs'), ...words], options).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr, code }) => `${stderr.trim().split('\n')[0]} (${code})`,
  );
}

it('the command lists reports and acts on players as the calls do', async () => {
  const [player, by] = [await newPlayer(server, 'Rude Robin'), await newPlayer(server)];
  const { name } = player;
  await by.ask(reportPlayer, { player: await idOf(player), reason: 'name', text: 'So "rude"' });
  const line = await admin('reports');
  expect(line).toContain(`name of ${name}`);
  expect(line).toContain('name "So \\"rude\\""');
  const [id = ''] = line.split(' ');
  expect(await admin('warn', name, '--text', 'Be kind', '--report', id)).toMatch(
    /1 warnings.* 0 open reports/,
  );
  expect(await admin('reports')).toBe('There is nothing.');
  expect(await admin('reports', '--closed')).toContain('warned');
  expect(await admin('suspend', name, '--reason', 'Unkind', '--days', '3')).toContain('suspended until 20');
  expect((await player.ask(getProfile)).status).toBe(403);
  await server.ask(appeal, { username: name, password: PASSWORD, text: 'Sorry' });
  const [appealId = ''] = (await admin('appeals')).split(' ');
  expect(await admin('decline', appealId, '--text', 'No')).toContain('suspended until');
  const [, present = ''] = /suspension (\d+)\)/.exec(await admin('player', name)) ?? [];
  const endless = ['suspend', name, '--reason', 'Unkind', '--endless'];
  expect(await admin(...endless)).toMatch(
    new RegExp(`^This player is suspended already: suspension ${present}, `),
  );
  expect(await admin(...endless, '--replaces', present)).toContain('without an end: "Unkind"');
  expect(await admin('lift', name)).not.toContain('suspended until');
  expect(await admin('rename', name, '--name', 'Calm Heron')).toMatch(/^Calm Heron/);
  expect(await admin('player', 'calm heron')).toMatch(/2 suspensions/);
  await by.ask(reportPlayer, { player: await idOf(await newPlayer(server)), reason: 'spam' });
  const [last = ''] = (await admin('reports')).split(' ');
  expect(await admin('dismiss', '--report', last)).toBe('1 closed.');
  const log = (await admin('audit')).split('\n');
  expect(log.map((text) => text.split('  ')[1])).toEqual([
    ...['dismiss', 'rename', 'lift', 'suspend', 'declineAppeal', 'suspend', 'warn'],
  ]);
  expect((await admin('audit', 'Calm Heron')).split('\n')).toHaveLength(6);
}, 60_000);

it('the command writes to a player', async () => {
  const player = await newPlayer(server);
  expect(await admin('message', player.name, '--text', 'Well done')).toMatch(/0 warnings/);
  expect((await player.ask(getMessages)).body.messages).toMatchObject([
    { kind: 'message', text: 'Well done' },
  ]);
}, 60_000);

it('the command says what is missing or wrong, and then does nothing', async () => {
  const { name } = await newPlayer(server);
  const usage = /^npm run admin -- grant .*\(1\)$/;
  for (const words of [
    ['warn', name],
    ['message', name],
    ['suspend', name, '--reason', 'Why'],
    ['suspend', name, '--days', '3'],
    ['suspend', name, '--reason', 'Why', '--days', '3', '--endless'],
    ['suspend', name, '--reason', 'Why', '--until', 'soon'],
    ['dismiss'],
    ['constructor'],
  ]) {
    expect([words, await admin(...words)]).toEqual([words, expect.stringMatching(usage)]);
  }
  expect(await admin('warn', 'Nobody here', '--text', 'x')).toBe('There is no such player (1)');
  expect(await admin('lift', name)).toBe('This player is not suspended (1)');
  expect(await admin('audit', name)).toBe('There is nothing.');
}, 60_000);

it('the command takes a nickname away by what it has printed of the report', async () => {
  const [player, by] = [await newTrainer(server), await newPlayer(server)];
  const [named] = (await player.ask(getTeam)).body.pokemons;
  await player.ask(nameCreature, { id: named!.id, nickname: 'Rudeness' });
  const about = { player: await idOf(player), nickname: 'Rudeness', reason: 'name' };
  await by.ask(reportPlayer, about);
  const line = await admin('reports');
  expect(line).toContain(`${named!.name} ${named!.id} (level ${named!.level}) with the nickname "Rudeness"`);
  const [report = ''] = line.split(' ');
  expect(await admin('take-nickname', player.name)).toContain('(1)');
  expect(await admin('take-nickname', player.name, '--creature', named!.id, '--report', report)).toMatch(
    / 0 open reports/,
  );
  expect((await player.ask(getTeam)).body.pokemons[0]).not.toHaveProperty('nickname');
});
