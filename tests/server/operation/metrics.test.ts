import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getProfile, login } from '../../../contract/auth.ts';
import { CALLS } from '../../../contract/calls.ts';
import { chooseStarter, mapMove, mapRequest, startWildBattle } from '../../../contract/game.ts';
import { health } from '../../../contract/operations.ts';
import { acceptTradeOffer } from '../../../contract/trades.ts';
import { Metrics } from '../../../server/metrics/metrics.ts';
import { serveMetrics } from '../../../server/metrics/serveMetrics.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { newDatabase } from '../../support/database/database.ts';
import { hear, listenOn } from '../../support/events.ts';
import { meet, newChampion, newPlayer } from '../../support/player.ts';
import { end, endAll, startProcess } from '../../support/process.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { listOne, newDeal, newTrader, offerFor } from '../../support/trade.ts';

/** Values by name and labels, such as `emberwild_battles_total{kind="wild"}`. */
type Sample = ReadonlyMap<string, number>;

const sampleOf = (text: string): Sample =>
  new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
const read = async (metrics: Metrics): Promise<Sample> => sampleOf(await metrics.registry.metrics());

let clock = 0;
let metrics: Metrics;
let server: TestServer;
beforeAll(async () => {
  metrics = new Metrics(() => clock);
  server = await startServer({ metrics, config: { rateLimit: true }, limitClock: () => 0 });
});
afterAll(async () => {
  await server.close();
  await endAll();
});

/** Runs work and returns a function for the change of a value. */
async function changes(work: () => Promise<unknown>): Promise<(name: string) => number> {
  const before = await read(metrics);
  await work();
  const after = await read(metrics);
  return (name) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
}

describe('the metrics', () => {
  it('count replies by call and status, and how long they took', async () => {
    const player = await newPlayer(server);
    const change = await changes(async () => {
      await player.ask(getProfile);
      await player.ask(getProfile);
      await player.ask(startWildBattle);
      await server.ask(getProfile);
    });
    expect(change('emberwild_requests_total{call="getProfile",status="200"}')).toBe(2);
    expect(change('emberwild_requests_total{call="getProfile",status="401"}')).toBe(1);
    expect(change('emberwild_requests_total{call="startWildBattle",status="409"}')).toBe(1);
    expect(change('emberwild_request_duration_seconds_count{call="getProfile"}')).toBe(3);
    expect(change('emberwild_battles_total{kind="wild"}')).toBe(0);
  });

  it('have one label for all unknown addresses, and no address, name or id in any label', async () => {
    const player = await newPlayer(server);
    const change = await changes(async () => {
      for (let count = 0; count < 20; count++) {
        await server.send({ method: 'GET', url: `/api/none/${count}?secret=${count}` });
        await server.send({ method: 'POST', url: `/page-${count}` });
      }
      await server.send({ method: 'GET', url: '/%ff' });
      await server.send({ method: 'GET', url: '/api/docs/json' });
      await player.ask(getProfile);
    });
    expect(change('emberwild_requests_total{call="unknown",status="404"}')).toBe(40);
    const known = new Set([...CALLS.map(({ name }) => name), 'unknown', 'docs', 'files']);
    const text = await metrics.registry.metrics();
    const calls = new Set([...text.matchAll(/call="([^"]*)"/g)].map(([, call]) => call!));
    expect([...calls].filter((call) => !known.has(call))).toEqual([]);
    expect(text).not.toMatch(/none|page-|secret/);
    expect(text).not.toContain(player.name);
  });

  it('count the players who have made a call in the last five minutes, each once', async () => {
    clock += 1_000_000;
    const [one, other] = [await newPlayer(server), await newPlayer(server)];
    const seen = async () => (await read(metrics)).get('emberwild_players_seen');
    expect(await seen()).toBe(0);
    for (const { ask } of [one, one, other]) await ask(getProfile);
    expect(await seen()).toBe(2);
    clock += 200_000;
    await one.ask(getProfile);
    clock += 200_000;
    expect(await seen()).toBe(1);
  });

  it('remember a bounded number of players', () => {
    const own = new Metrics(() => 0);
    for (let id = 0; id < 100_010; id++) own.seePlayer(`${id}`);
    return expect(read(own).then((sample) => sample.get('emberwild_players_seen'))).resolves.toBe(100_000);
  });

  it('count the battles that begin and the steps of trades', async () => {
    const player = await newChampion(server);
    await meet(server, player);
    const change = await changes(async () => {
      await player.ask(startWildBattle);
      const { lister, answer } = await newDeal(server);
      await lister.ask(acceptTradeOffer, answer);
      await lister.ask(acceptTradeOffer, answer);
    });
    expect(change('emberwild_battles_total{kind="wild"}')).toBe(1);
    for (const event of ['listed', 'offered', 'accepted']) {
      expect(change(`emberwild_trades_total{event="${event}"}`)).toBe(1);
    }
    expect(change('emberwild_trades_total{event="rejected"}')).toBe(0);
  });

  it('count the limits that are hit, those of accounts, too', async () => {
    const player = await newPlayer(server);
    await player.ask(chooseStarter, { pokemons: ['kindlam'] });
    await player.ask(mapRequest, { mapName: 'green_land' });
    const change = await changes(async () => {
      for (let count = 0; count < 25; count++) await player.ask(mapMove, { dir: 's' });
      for (let count = 0; count < 12; count++) {
        await server.ask(login, { username: player.name, password: 'a wrong guess' });
      }
    });
    expect(change('emberwild_limits_hit_total{limit="move"}')).toBe(5);
    expect(change('emberwild_limits_hit_total{limit="failedLoginOfAccount"}')).toBe(2);
  });

  it('measure how late notices reach open pages, but not what a page has missed', async () => {
    const address = await listenOn(server);
    const [lister, maker] = [await newTrader(server), await newTrader(server)];
    const target = await listOne(lister);
    const ear = await hear(address, lister.token);
    await ear.unread(0);
    const count = 'emberwild_notice_delay_seconds_count';
    const live = await changes(async () => {
      await offerFor(maker, target, [0]);
      await ear.notice();
    });
    expect(live(count)).toBe(1);
    const missed = await changes(async () => {
      const late = await hear(address, lister.token, '0');
      expect((await late.notice())?.kind).toBe('offer');
      late.close();
    });
    expect(missed(count)).toBe(0);
    ear.close();
  });

  it('show the pool and the event loop', async () => {
    await server.ask(health);
    // The server announces what earlier tests changed a moment later, on a connection of the pool.
    const sample = await vi.waitFor(async () => {
      const present = await read(metrics);
      expect(present.get('emberwild_pool_connections{state="busy"}')).toBe(0);
      return present;
    }, 20_000);
    expect(sample.get('emberwild_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(sample.get('emberwild_pool_waiting')).toBe(0);
    expect(sample.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  it('are all that the dashboard asks for, and its queries name nothing else', async () => {
    const dashboard = readFileSync(join(projectRoot, 'deploy/grafana/emberwild.json'), 'utf8');
    const queries = [...dashboard.matchAll(/"(?:expr|query)": "((?:[^"\\]|\\.)*)"/g)].map(
      ([, query]) => query!,
    );
    const asked = new Set(
      queries.flatMap((query) => query.match(/\b(?:emberwild|nodejs|process)_\w+/g) ?? []),
    );
    const text = await metrics.registry.metrics();
    const told = new Set(text.match(/^\w+/gm));
    expect([...asked].filter((name) => !told.has(name))).toEqual([]);
    const own = [...text.matchAll(/^# HELP (emberwild_\w+)/gm)].map(([, name]) => name!);
    expect(own.filter((name) => ![...asked].some((other) => other.startsWith(name)))).toEqual([]);
  });
});

describe('the port of the metrics', () => {
  it('serves the metrics and nothing else', async () => {
    const listening = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
    const address = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
    const response = await fetch(`${address}/metrics`);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await response.text()).toContain('# TYPE emberwild_requests_total counter');
    expect((await fetch(`${address}/api/health`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
    listening.close();
  });

  it('is open beside the game’s own, which does not show them', async () => {
    const { url, drop } = await newDatabase();
    const game = await startProcess({ DATABASE_URL: url, METRICS_PORT: '0', LOG_LEVEL: 'info' });
    // The log is written beside the address of the game, and may come after it.
    const line = await vi.waitUntil(
      () => game.lines.find((text) => text.includes('Serving metrics')),
      20_000,
    );
    const { address } = JSON.parse(line) as { address: AddressInfo };
    expect(address.address).toBe('127.0.0.1');
    const text = await (await fetch(`http://127.0.0.1:${address.port}/metrics`)).text();
    expect(text).toContain('emberwild_players_seen 0');
    expect((await fetch(`${game.address}/metrics`, { headers: { accept: 'text/plain' } })).status).toBe(404);
    expect(await end(game, 'SIGTERM')).toBe(0);
    await drop();
  });
});
