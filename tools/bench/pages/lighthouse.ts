import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { type TraceEvent, toProcessorTime } from './processorTime.ts';

/** The version that `npx` fetches: it is no dependency of the game, for which it would be 200 packages. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';
const PORT = '9377';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  painted: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shifted: 'cumulative-layout-shift',
} as const;

/** Keeps in the browser what it keeps of a player who has been here: token and profile. */
const KEEP = `async (token) => {
  localStorage.setItem('access_token', token);
  const reply = await fetch('/api/auth/profile', { headers: { authorization: 'Bearer ' + token } });
  const { profile, pokemonCount, initialPokemons } = await reply.json();
  localStorage.setItem('profile', JSON.stringify({ ...profile, pokemonCount, initialPokemons }));
}`;

const run = promisify(execFile);

interface Report {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** What Lighthouse says of a page. */
export interface Verdict {
  /** Path where the page ended up: a visitor's page may redirect. */
  readonly shown: string;
  /** Of speed, access, good practice and finding by search engines; 0 to 100. */
  readonly scores: readonly number[];
  /** Milliseconds, and for `shifted` the layout shift. */
  readonly times: Readonly<Record<keyof typeof TIMES, number>>;
}

/**
 * Visits a page once as Lighthouse's phone, from an empty browser, and judges the visit by processor time
 * (`toProcessorTime`): on a busy machine tasks take several times longer by the clock.
 * @param token of a player who is logged in; null for a visitor
 */
export async function judge(address: string, route: string, token: string | null): Promise<Verdict> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const got = path.join(folder, 'got');
  const executablePath = process.env.CHROMIUM;
  const context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    args: [`--remote-debugging-port=${PORT}`, '--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  try {
    if (token !== null) {
      const page = await context.newPage();
      // A file of the origin that runs no script.
      await page.goto(`${address}/manifest.webmanifest`);
      await page.evaluate(KEEP, token);
      await page.close();
    }
    await lighthouse(`${address}${route}`, `--gather-mode=${got}`, `--port=${PORT}`);
    for (const file of readdirSync(got).filter((name) => name.endsWith('trace.json')))
      rewrite(path.join(got, file));
    const output = path.join(folder, 'report.json');
    await lighthouse(`${address}${route}`, `--audit-mode=${got}`, '--output=json', `--output-path=${output}`);
    return verdictOf(JSON.parse(readFileSync(output, 'utf8')) as Report, address);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const lighthouse = (...args: string[]) =>
  run('npx', ['--yes', LIGHTHOUSE, ...args, '--quiet'], { maxBuffer: 1e8 });

function rewrite(file: string): void {
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  toProcessorTime(trace.traceEvents);
  writeFileSync(file, JSON.stringify(trace));
}

function verdictOf({ finalDisplayedUrl, categories, audits }: Report, address: string): Verdict {
  const timeOf = (name: keyof typeof TIMES) => audits[TIMES[name]]?.numericValue ?? Number.NaN;
  return {
    shown: finalDisplayedUrl.replace(address, ''),
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    times: {
      painted: timeOf('painted'),
      largest: timeOf('largest'),
      blocked: timeOf('blocked'),
      shifted: timeOf('shifted'),
    },
  };
}
