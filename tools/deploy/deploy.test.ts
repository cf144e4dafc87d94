import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { live, ready } from '../../contract/operations.ts';
import { readConfig } from '../../server/config.ts';
import { LIMITS } from '../../server/database/connect.ts';
import { projectRoot } from '../../server/projectRoot.ts';

const at = (path: string): string => join(projectRoot, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

/** Names of the server's settings. */
const SETTINGS = new Set(all(read('server/config.ts'), /^ {2}([A-Z_]+): /gm));
/** Variables that are not the server's. */
const OTHERS = new Set(['NODE_ENV']);
/** Seconds that the server takes to stop after it has drained. */
const STOP_SECONDS = 5;

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly networks?: readonly string[] | Readonly<Record<string, { ipv4_address: string }>>;
  readonly stop_grace_period?: string;
}

const composeText = read('deploy/compose.yaml');
const compose = parse(composeText, { merge: true }) as {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, unknown>>;
  networks: Readonly<Record<string, unknown>>;
};
const games = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);
const dockerfile = read('deploy/Dockerfile');
const unit = read('deploy/emberwild.service');
const proxy = read('deploy/haproxy.cfg');

/** `NAME=value` pairs of one line. */
const pairs = (line: string): Record<string, string> =>
  Object.fromEntries(
    line
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
  );
const unknown = (environment: object): string[] =>
  Object.keys(environment).filter((name) => !SETTINGS.has(name) && !OTHERS.has(name));

describe('deploy/compose.yaml', () => {
  it('starts game, PostgreSQL, PgBouncer and HAProxy, and names only what is in it', () => {
    expect(Object.keys(compose.services)).toEqual(['game-1', 'game-2', 'haproxy', 'pgbouncer', 'postgres']);
    const names = (value: readonly string[] | object = []) =>
      Array.isArray(value) ? value : Object.keys(value);
    for (const [name, { depends_on, networks, image }] of Object.entries(compose.services)) {
      expect(image, name).toMatch(/^[\w./-]+(:[\w.-]+)?$/);
      for (const other of names(depends_on)) expect(compose.services, name).toHaveProperty(other);
      for (const network of names(networks)) expect(compose.networks, name).toHaveProperty(network);
    }
  });

  it('mounts and builds from paths that exist', () => {
    for (const { volumes = [], build } of Object.values(compose.services)) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(at(join('deploy', source))), source).toBe(true);
        else expect(compose.volumes).toHaveProperty(source);
      }
      if (build) expect(existsSync(at(join('deploy', build.context, build.dockerfile)))).toBe(true);
    }
  });

  it('takes each variable from the example or has a default for it', () => {
    const given = new Set(all(read('deploy/emberwild.env.example'), /^(\w+)=/gm));
    const asked = all(composeText, /\$\{(\w+)\}/g);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !given.has(name))).toEqual([]);
  });

  it('gives the servers settings that they know and accept, and time to drain', () => {
    for (const [, { environment = {}, stop_grace_period }] of games) {
      expect(unknown(environment)).toEqual([]);
      const filled = Object.entries(environment).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{\w+\}/g, 'secret'),
      ]);
      const { drainSeconds } = readConfig(Object.fromEntries(filled));
      expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(drainSeconds + STOP_SECONDS);
      for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL']) {
        expect(compose.services).toHaveProperty(
          new URL(environment[name]!.replaceAll(/[${}]/g, '')).hostname,
        );
      }
    }
  });

  it('lets the pooler try PostgreSQL again soon, and nobody wait in it for longer than a request waits', () => {
    const environment = compose.services.pgbouncer?.environment;
    expect(environment?.SERVER_LOGIN_RETRY).toBe('1');
    expect(Number(environment?.QUERY_WAIT_TIMEOUT) * 1000).toBeLessThanOrEqual(LIMITS.statement);
  });

  it('lets the servers trust HAProxy and nobody else', () => {
    const networks = compose.services.haproxy?.networks as Record<string, { ipv4_address: string }>;
    const [{ ipv4_address } = { ipv4_address: '' }] = Object.values(networks);
    for (const [, { environment }] of games) expect(environment?.TRUSTED_PROXIES).toBe(ipv4_address);
  });
});

describe('deploy/haproxy.cfg', () => {
  it('asks every server of the compose file whether it is ready', () => {
    const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1];
    expect(all(proxy, /^ {2}server \S+ (\S+)$/gm)).toEqual(games.map(([name]) => `${name}:${port}`));
    expect(all(proxy, /^ {2}option httpchk GET (\S+)$/gm)).toEqual([ready.path]);
  });

  it('listens where the compose file publishes it', () => {
    const [port] = all(proxy, /^ {2}bind :(\d+)$/gm);
    expect(composeText).toContain(`:${port}"`);
  });
});

describe('deploy/Dockerfile', () => {
  const copies = all(dockerfile, /^COPY (.*)$/gm).map((line) => line.split(/\s+/));

  it('copies what exists', () => {
    const own = copies.filter(([first]) => !first?.startsWith('--from'));
    for (const source of own.flatMap((words) => words.slice(0, -1))) {
      expect(existsSync(at(source)), source).toBe(true);
    }
    const stages = all(dockerfile, /^FROM \S+ AS (\w+)$/gm);
    for (const [first] of copies) {
      if (first?.startsWith('--from=')) expect(stages).toContain(first.slice('--from='.length));
    }
  });

  it('has all files that the server reads', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    const there = all(last, /^COPY .* \.\/(\S*)$/gm).filter(Boolean);
    const sources = readdirSync(at('server'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const asked = sources.flatMap((file) => all(read(`server/${file}`), /projectRoot, '([^']+)'/g));
    expect(asked).toContain('server/database/migrations');
    const have = [...there, 'package.json'];
    expect(asked.filter((path) => !have.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual(
      [],
    );
  });

  it('starts the built server, as an ordinary user, and asks whether it lives', () => {
    expect(all(dockerfile, /^CMD (.*)$/gm).map((words) => JSON.parse(words))).toEqual([
      ['node', 'build/server/main.js'],
    ]);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain(`127.0.0.1:3000${live.path}'`);
  });

  it('sets what the server knows', () => {
    for (const line of all(dockerfile, /^ENV (.*)$/gm)) {
      expect(unknown(pairs(line))).toEqual([]);
      expect(() => readConfig(pairs(line))).not.toThrow();
    }
  });
});

describe('deploy/emberwild.service', () => {
  it('starts the built server with settings that it knows, and lets it drain', () => {
    expect(all(unit, /^ExecStart=\S+ (.*)$/gm)).toEqual(['build/server/main.js']);
    const environment = pairs(all(unit, /^Environment=(.*)$/gm)[0] ?? '');
    expect(unknown(environment)).toEqual([]);
    const stop = Number(all(unit, /^TimeoutStopSec=(\d+)$/gm)[0]);
    expect(stop).toBeGreaterThan(readConfig(environment).drainSeconds + STOP_SECONDS);
  });

  it('names scripts and files that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const name of all(unit, /npm run (\w+)/g)) expect(scripts).toHaveProperty(name);
    for (const file of all(unit, /(deploy\/\S+\.service)/g)) expect(existsSync(at(file)), file).toBe(true);
  });
});
