import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNextPokemonsExcludeTeam } from '../../contract/game.ts';
import { makeTradeOffer, moveToTrade } from '../../contract/trades.ts';
import type { EmbeddedDatabase } from '../../server/database/embedded.ts';
import { askAtRest } from '../../tools/bots/ask.ts';
import { blowsOf, strikeAll } from '../support/chaos/chaos.ts';
import { OF_PROGRAMS, OF_READER } from '../support/chaos/faults.ts';
import { type Stage, setStage } from '../support/chaos/stage.ts';
import { asOperator, startStandby } from '../support/chaos/standby.ts';
import { hear } from '../support/events.ts';
import { endAll } from '../support/process.ts';
import { askRemote } from '../support/remote.ts';
import { programsOrError } from '../support/scale/packages.ts';

const SEED = 11;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ seed: SEED, bots: 12, pace: 0.05, programs: programsOrError(), reads: true });
}, 120_000);
afterAll(async () => {
  await stage.close();
  await endAll();
});

describe('two servers behind HAProxy, PgBouncer in transaction mode before a primary with a synchronous standby, and another one for reading', {
  timeout: 180_000,
}, () => {
  it('play as one', async () => {
    await stage.untilChanges(300);
    expect(await stage.check()).toEqual([]);
    const statuses = stage.crowd.statistics;
    expect(statuses.count((status) => status === 0 || status >= 500)).toBe(0);
  });

  it('tell a page on one server of an offer that is made on the other', async () => {
    const [lister, maker] = [stage.crowd.bots[0]!, stage.crowd.bots[1]!];
    const [first, second] = stage.servers.map(({ current }) => current.address) as [string, string];
    await stage.crowd.pause.hold();
    const free = async (bot: typeof lister) => {
      const { pokemons } = await askAtRest(bot, findNextPokemonsExcludeTeam);
      return pokemons.find((one) => !one.in_trade && !one.in_offer && !one.favourite)!.id;
    };
    const [target, offered] = [await free(lister), await free(maker)];
    await askAtRest(lister, moveToTrade, { pokemons: [target] });
    const ear = await hear(first, lister.token);
    await ear.next();
    const body = { pokemonOnTrade: target, pokemons: [offered] };
    expect((await askRemote(second, maker.token, makeTradeOffer, body))?.status).toBe(200);
    expect(await ear.notice()).toMatchObject({
      kind: 'offer',
      user: { name: maker.name },
      pokemon: { id: target },
    });
    ear.close();
    stage.crowd.pause.release();
  });

  it('answer a change only when the standby has it, which shows the same game', async () => {
    const { primary, folder, settings } = stage;
    let standby: EmbeddedDatabase | undefined;
    try {
      standby = await startStandby(primary.embedded, primary.folder, join(folder, 'second'), settings);
      await stage.untilChanges(60);
      await stage.crowd.pause.hold();
      const sums = `select (select sum(steps) from players) as steps, (select count(*) from creatures) as creatures,
        (select count(*) from coin_ledger) as entries, (select count(*) from trades) as trades`;
      const { said, end } = await asOperator(primary.embedded.url(), async (client) => ({
        said: (await client.query(sums)).rows,
        end: (await client.query('select pg_current_wal_flush_lsn() as end')).rows[0].end as string,
      }));
      await asOperator(standby.url(), async (client) => {
        // Flushed there before the reply; replayed a moment later.
        const flushed = 'select pg_last_wal_receive_lsn() >= $1::pg_lsn as holds';
        expect((await client.query(flushed, [end])).rows).toEqual([{ holds: true }]);
        const replayed = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as holds';
        await expect
          .poll(async () => (await client.query(replayed, [end])).rows[0].holds, { timeout: 20_000 })
          .toBe(true);
        expect((await client.query(sums)).rows).toEqual(said);
      });
      stage.crowd.pause.release();
    } finally {
      await asOperator(primary.embedded.url(), async (client) => {
        await client.query('alter system reset synchronous_standby_names');
        await client.query('select pg_reload_conf()');
      });
      await standby?.stop();
    }
  });

  it('lose no confirmed change when pooler, balancer and a server are killed and the standby takes over', async () => {
    const faults = [
      ...Object.keys({ ...OF_PROGRAMS, ...OF_READER }),
      'kill -9 of a server',
      'the standby is promoted',
    ];
    await strikeAll(stage, blowsOf(SEED, 1, faults), console.log);
  });
});
