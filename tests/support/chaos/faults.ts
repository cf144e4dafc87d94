import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Dice } from '../../../rules/index.ts';
import type { EmbeddedDatabase } from '../../../server/database/embedded.ts';
import { freeze, thaw } from '../database/embedded.ts';
import type { Stage } from './stage.ts';
import { asOperator, promote, startStandby } from './standby.ts';

/** Strikes the game once. Resolves when the fault itself is over, not when the game has recovered. */
type Fault = (stage: Stage, dice: Dice) => Promise<void>;

/** Longer than any statement may take. */
const LONG = 14_000;
/** Milliseconds after which a standby that does not follow is not read any more. */
const TOO_OLD = 5000;
/** How often in a hundred a long form of a fault is chosen, where `hasLong`. */
const LONG_ONES = 15;

/** Milliseconds that a fault lasts. */
const lasts = (dice: Dice, long: boolean): number =>
  long && dice.chance(LONG_ONES) ? LONG : 200 + dice.roll(1500);

const hang =
  (which: (stage: Stage) => EmbeddedDatabase | Promise<EmbeddedDatabase>, long: boolean): Fault =>
  async (stage, dice) => {
    const frozen = freeze((await which(stage)).pid()!);
    try {
      await setTimeout(lasts(dice, long));
    } finally {
      thaw(frozen);
    }
  };
const primaryOf = ({ primary }: Stage): EmbeddedDatabase => primary.embedded;

/** The standby for reading, once it follows: the game does not wait for it, so the last fault may still be felt there. */
async function readerOf(stage: Stage): Promise<EmbeddedDatabase> {
  await stage.renewReader();
  const reader = stage.reader();
  if (!reader) throw new Error('The servers read from no standby');
  return reader;
}

/** Its own supervision starts the standby again. */
const killReader: Fault = async (stage) => {
  process.kill((await readerOf(stage)).pid()!, 'SIGKILL');
};

/** The standby receives changes and does not show them, for longer than it may be read. Meanwhile all bots must see their own. */
const lagReader: Fault = async (stage, dice) => {
  const { url } = await readerOf(stage);
  const on = (text: string) => asOperator(url(), (client) => client.query(text));
  await on('select pg_wal_replay_pause()');
  try {
    await setTimeout(dice.roll(3000));
    const wrong = await stage.check();
    if (wrong.length > 0) throw new Error(wrong.slice(0, 20).join('\n'));
    await setTimeout(TOO_OLD + dice.roll(2000));
    await stage.untilAllPlay();
  } finally {
    await on('select pg_wal_replay_resume()');
  }
};

const cutNetwork =
  (long: boolean): Fault =>
  async ({ network }, dice) => {
    const silently = dice.chance(50);
    if (silently) network.stall();
    else network.cut();
    await setTimeout(lasts(dice, long));
    network.heal(dice.chance(50));
  };

const killServer: Fault = ({ restart, servers }, dice) => restart(dice.roll(servers.length));

/** The server's own supervision starts PostgreSQL again, as a service manager does. */
const killPostgres: Fault = async ({ primary }) => {
  process.kill(primary.embedded.pid()!, 'SIGKILL');
};

/** The machine of the primary stops in the middle, its standby takes over, and the network leads to it. */
const promoteStandby: Fault = async (stage, dice) => {
  const { primary, folder, settings, network } = stage;
  const to = join(folder, primary.folder.endsWith('primary') ? 'standby' : 'primary');
  const standby = await startStandby(primary.embedded, primary.folder, to, settings);
  await stage.untilChanges(10 + dice.roll(20));
  const frozen = freeze(primary.embedded.pid()!);
  try {
    network.cut();
    await promote(standby);
    stage.primary = { embedded: standby, folder: to };
    network.heal();
  } finally {
    thaw(frozen);
    await primary.embedded.stop();
  }
  // At once: on a small disk the new primary may need its room.
  rmSync(primary.folder, { recursive: true, force: true });
  await stage.renewReader();
};

/** Another program fills the disk of the database, so that no file can grow and no log file be made. */
const fillDisk: Fault = async ({ primary, isSmall }, dice) => {
  if (!isSmall) throw new Error('This would fill a disk that others need');
  const ballast = join(primary.folder, 'ballast');
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'], { stdio: 'ignore' });
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}.small`, 'bs=512'], { stdio: 'ignore' });
  // The log goes on in a new file, for which there is no room. PostgreSQL may end for it.
  await asOperator(primary.embedded.url(), (client) => client.query('select pg_switch_wal()')).catch(
    () => undefined,
  );
  await setTimeout(lasts(dice, false));
  for (const file of [ballast, `${ballast}.small`]) rmSync(file, { force: true });
};

const killPooler: Fault = async ({ pooler }) => pooler?.restart();
const killBalancer: Fault = async ({ haProxy }) => haProxy?.restart();

/** The faults of the short form, in `npm test`. */
export const SHORT: Readonly<Record<string, Fault>> = {
  'kill -9 of a server': killServer,
  'kill -9 of PostgreSQL': killPostgres,
  'PostgreSQL hangs': hang(primaryOf, false),
  'the network is cut': cutNetwork(false),
};

/** All faults but those of Debian's programs. */
export const ALL: Readonly<Record<string, Fault>> = {
  ...SHORT,
  'PostgreSQL hangs': hang(primaryOf, true),
  'the network is cut': cutNetwork(true),
  'the standby is promoted': promoteStandby,
  'the disk is full': fillDisk,
};

/** The faults of programs that are Debian's, where they are there. */
export const OF_PROGRAMS: Readonly<Record<string, Fault>> = {
  'kill -9 of the pooler': killPooler,
  'kill -9 of the balancer': killBalancer,
};

/** The faults of a standby that the servers read from. */
export const OF_READER: Readonly<Record<string, Fault>> = {
  'kill -9 of the standby for reading': killReader,
  'the standby for reading hangs': hang(readerOf, true),
  'the standby for reading lags': lagReader,
};

/** The fault that needs a small disk. */
export const DISK = 'the disk is full';
