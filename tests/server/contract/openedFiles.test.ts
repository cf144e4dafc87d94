import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attack, mapMove, mapRequest } from '../../../contract/game.ts';
import { acceptTradeOffer } from '../../../contract/trades.ts';
import { DIRECTIONS } from '../../../rules/world/types.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { fightWild } from '../../support/battles/battle.ts';
import { architecture, filesIn, listed, RunningFiles } from '../../support/openedFiles.ts';
import { newTrainer } from '../../support/player.ts';
import { type Answer, startServer, type TestServer } from '../../support/server.ts';
import { newDeal, seekersToldIn } from '../../support/trade.ts';

/* Tests the server's lists in docs/architecture.md; scenes/openedFiles.test.ts tests the client's. */

let server: TestServer;
const running = new RunningFiles();
beforeAll(async () => {
  server = await startServer();
  await running.open();
});
afterAll(async () => {
  await running.close();
  await server.close();
});

/** The files of rules, contract and server in which a named function ran during `work`. */
async function filesOf(work: () => Promise<Answer>): Promise<string[]> {
  const files = await running.during(async () => expect((await work()).status).toBe(200));
  return files.filter((file) => /^(rules|contract|server)\//.test(file));
}
const isFree = (files: readonly string[], file: string): boolean =>
  files.includes(file) || listed('Around every request').includes(file);

it('a step opens at most 16 files, and each that runs is listed', async () => {
  const player = await newTrainer(server);
  const { mapPos, availablePos } = (await player.ask(mapRequest, { mapName: 'green_land' })).body;
  const dir = DIRECTIONS.find((direction) => availablePos[direction])!;
  const files = listed('A step on the server');
  const ran = await filesOf(() =>
    player.ask(mapMove, { dir, from: mapPos }, { 'idempotency-key': 'listed' }),
  );
  expect(ran.filter((file) => !isFree(files, file))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(16);
});

it('accepting an offer opens at most 16 files beside those of a creature’s view, and each that runs is listed', async () => {
  const { lister, answer } = await newDeal(server);
  // What follows the listing belongs to it.
  await seekersToldIn(server);
  const files = listed('Accepting an offer');
  const ran = await filesOf(() => lister.ask(acceptTradeOffer, answer, { 'idempotency-key': 'listed' }));
  const view = listed('What a creature’s view is made of');
  expect(ran.filter((file) => !isFree(files, file) && !view.includes(file))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(16);
});

it('an attack on a wild creature opens at most 30 files, without effects of moves, and each that runs is listed', async () => {
  const player = await newTrainer(server);
  await fightWild(server, player, { level: 3 });
  const files = ['An attack on the server', 'The round itself'].flatMap(listed);
  const effects = listed('What moves with effects add');
  const ran = await filesOf(() => player.ask(attack, { attackId: 1 }, { 'idempotency-key': 'listed' }));
  expect(ran.filter((file) => !isFree([...files, ...effects], file))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(30);
});

it('every file of a list is there', () => {
  expect(filesIn(architecture).filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});
