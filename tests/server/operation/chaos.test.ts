import { afterEach, describe, expect, it } from 'vitest';
import { blowsOf, strikeAll, tableOf } from '../../support/chaos/chaos.ts';
import { ALL, DISK, OF_PROGRAMS, OF_READER, SHORT } from '../../support/chaos/faults.ts';
import { type SmallDisk, smallDisk } from '../../support/chaos/smallDisk.ts';
import { type Stage, setStage } from '../../support/chaos/stage.ts';
import { endAll } from '../../support/process.ts';
import { findPrograms } from '../../support/scale/packages.ts';

/** CHAOS_TIMES makes it long, with every fault: npm run test:chaos. */
const TIMES = Number(process.env.CHAOS_TIMES ?? 0);
const SEED = Number(process.env.CHAOS_SEED ?? 7);
const BOTS = Number(process.env.CHAOS_BOTS ?? 6);
const ONLY = process.env.CHAOS_ONLY;
/** Factor of the bots' think times: a request of each bot some five times a second. */
const PACE = 0.08;
const MINUTE = 60_000;

let stage: Stage | undefined;
let disk: SmallDisk | null = null;
afterEach(async () => {
  await stage?.close();
  stage = undefined;
  await endAll();
  disk?.remove();
  disk = null;
});

describe('chaos', () => {
  it(
    'attack 48: every confirmed change is there once after each fault, and the game goes on by itself',
    async () => {
      disk = TIMES > 0 ? smallDisk() : null;
      const programs = TIMES > 0 ? findPrograms() : null;
      const possible = TIMES > 0 ? { ...ALL, ...OF_READER, ...(programs && OF_PROGRAMS) } : SHORT;
      const faults = Object.keys(possible).filter(
        (name) => (disk || name !== DISK) && (!ONLY || ONLY.split(',').some((words) => name.includes(words))),
      );
      expect(faults).not.toEqual([]);
      if (TIMES > 0 && !disk) console.log(`Left out, since no small disk can be mounted: ${DISK}`);
      if (TIMES > 0 && !programs) console.log(`Left out: ${Object.keys(OF_PROGRAMS).join(', ')}`);
      const blows = blowsOf(SEED, Math.max(TIMES, 1), faults);
      try {
        const small = disk?.folder;
        stage = await setStage({
          seed: SEED,
          bots: BOTS,
          pace: PACE,
          disk: small,
          programs,
          reads: TIMES > 0,
        });
        const times = await strikeAll(stage, blows, TIMES > 0 ? console.log : () => undefined);
        if (TIMES > 0) console.log(tableOf(times));
      } catch (error) {
        throw new Error(
          `Seed ${SEED} shows it again: npm run test:chaos -- --seed ${SEED} --times ${TIMES || 1} --bots ${BOTS}${ONLY === undefined ? '' : ` --only '${ONLY}'`}\n${(error as Error).message}\n${stage?.log().join('\n') ?? ''}`,
          { cause: error },
        );
      }
      if (TIMES === 0) return;
      const { statistics } = stage.crowd;
      console.log(`${blows.length} faults, ${statistics.tries} requests\n${statistics.table()}`);
    },
    MINUTE + Math.max(TIMES, 1) * 10 * MINUTE,
  );

  it('strikes the same at the same points with the same seed', () => {
    const plan = (seed: number) =>
      blowsOf(seed, 5, Object.keys(ALL)).map(({ fault, after, dice }) => [fault, after, dice.roll(1000)]);
    expect(plan(SEED)).toEqual(plan(SEED));
    expect(plan(SEED)).not.toEqual(plan(SEED + 1));
    for (const fault of Object.keys(ALL))
      expect(plan(SEED).filter(([name]) => name === fault)).toHaveLength(5);
  });
});
