import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stage, setStage } from '../support/chaos/stage.ts';
import { unpackFormer } from '../support/former/former.ts';
import { endAll } from '../support/process.ts';

let folder: string;
let stage: Stage | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emberwild-former-'));
  stage = await setStage({ seed: 5, bots: 8, pace: 0.05, firstVersion: unpackFormer(folder) });
}, 240_000);
afterAll(async () => {
  await stage?.close();
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

it('the former release’s server plays on beside this one on the tables of this one', async () => {
  const { crowd, check, untilChanges } = stage!;
  await untilChanges(400);
  expect(await check()).toEqual([]);
  expect(crowd.statistics.count((status) => status === 0 || status >= 500)).toBe(0);
}, 240_000);
