import { existsSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attack, mapMove, mapRequest } from '../../contract/game.ts';
import { acceptTradeOffer } from '../../contract/trades.ts';
import { DIRECTIONS } from '../../rules/world/types.ts';
import { projectRoot } from '../../server/projectRoot.ts';
import { fightWild } from '../support/battle.ts';
import { newTrainer } from '../support/player.ts';
import { type Answer, startServer, type TestServer } from '../support/server.ts';
import { newDeal } from '../support/trade.ts';

/*
 * docs/architecture.md lists the files that somebody opens who follows an action through the server. V8 counts which functions
 * ran: a file of which one with a name ran must be on the list.
 */

let server: TestServer;
const session = new Session();
beforeAll(async () => {
  server = await startServer();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(async () => {
  session.disconnect();
  await server.close();
});

const text = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');
/** The files in the list below a heading, in their order. */
function listed(heading: string): string[] {
  const [, below = ''] = text.split(`### ${heading}\n`);
  const [section = ''] = below.split(/^##/m);
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file!);
}

/** Rules, contract and server files of which a named function ran while something was done. */
async function filesOf(work: () => Promise<Answer>): Promise<string[]> {
  await session.post('Profiler.takePreciseCoverage');
  expect((await work()).status).toBe(200);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName !== '' && ranges[0]!.count > 0),
    )
    .map(({ url }) => relative(projectRoot, url.replace('file://', '')))
    .filter((file) => /^(rules|contract|server)\//.test(file));
}

const isFree = (files: readonly string[], file: string): boolean =>
  files.includes(file) || listed('Around every request').includes(file);

it('a step opens at most 16 files, and each that runs is listed', async () => {
  const player = await newTrainer(server);
  const { mapPos, availablePos } = (await player.ask(mapRequest, { mapName: 'green_land' })).body;
  const dir = DIRECTIONS.find((direction) => availablePos[direction])!;
  const files = listed('A step on the server');
  const ran = await filesOf(() => player.ask(mapMove, { dir, from: mapPos }));
  expect(ran.filter((file) => !isFree(files, file))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(16);
});

it('accepting an offer opens at most 16 files beside those of a creature’s view, and each that runs is listed', async () => {
  const { lister, answer } = await newDeal(server);
  const files = listed('Accepting an offer');
  const ran = await filesOf(() => lister.ask(acceptTradeOffer, answer, { 'idempotency-key': 'listed' }));
  const view = listed('What a creature’s view is made of');
  expect(ran.filter((file) => !isFree(files, file) && !view.includes(file))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(16);
});

it('an attack on a wild creature: each file that runs is listed', async () => {
  const player = await newTrainer(server);
  await fightWild(server, player, { level: 3 });
  const files = ['An attack on the server', 'The round itself', 'What moves with effects add'].flatMap(
    listed,
  );
  const ran = await filesOf(() => player.ask(attack, { attackId: 1 }));
  expect(ran.filter((file) => !isFree(files, file))).toEqual([]);
});

it('every file of a list is there', () => {
  const all = [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file!);
  expect(all.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});
