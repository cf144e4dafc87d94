import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

interface Report {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** What is used of a page of puppeteer, with which Lighthouse drives the browser. */
interface Tab {
  goto(address: string): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  reload(): Promise<unknown>;
  setJavaScriptEnabled(enabled: boolean): Promise<void>;
  close(): Promise<void>;
}

/** What is used of Lighthouse and of puppeteer, which are no packages of this repository. */
interface Library {
  startFlow(tab: Tab): Promise<{
    navigate(to: string | (() => Promise<unknown>)): Promise<void>;
    createArtifactsJson(): Gathered;
  }>;
  auditFlowArtifacts(gathered: Gathered): Promise<{ readonly steps: readonly { readonly lhr: Report }[] }>;
}
interface Gathered {
  readonly gatherSteps: readonly {
    readonly artifacts: { readonly Trace?: { readonly traceEvents: readonly TraceEvent[] } };
  }[];
}
interface Driver {
  connect(to: { browserURL: string; defaultViewport: null }): Promise<{
    newPage(): Promise<Tab>;
    disconnect(): Promise<void>;
  }>;
}

/** A page to be judged. */
export interface Visit {
  readonly address: string;
  readonly route: string;
  /** Of a player who is logged in; null for a visitor. */
  readonly token: string | null;
  /** What the game hands over on the way to the page, as the name of the map; null for nothing. */
  readonly state: object | null;
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

/** Keeps in the browser what it keeps of a player who has been here: token and profile. */
export const keepPlayer = (token: string): string => `(async (token) => {
  localStorage.setItem('access_token', token);
  const reply = await fetch('/api/auth/profile', { headers: { authorization: 'Bearer ' + token } });
  const { profile, pokemonCount, initialPokemons } = await reply.json();
  localStorage.setItem('profile', JSON.stringify({ ...profile, pokemonCount, initialPokemons }));
})(${JSON.stringify(token)})`;

/** Takes the place of the present page in the history, with what the router hands over. */
export const standAt = (route: string, state: object): string =>
  `history.replaceState(${JSON.stringify({ usr: state, key: 'visit', idx: 0 })}, '', ${JSON.stringify(route)})`;

async function load(): Promise<{ lighthouse: Library; puppeteer: Driver }> {
  const { stdout } = await promisify(execFile)('npx', [
    '--yes',
    '-p',
    LIGHTHOUSE,
    '-c',
    'readlink -f "$(which lighthouse)"',
  ]);
  const cli = stdout.trim();
  const fetched = async (file: string) => import(pathToFileURL(file).href);
  return {
    lighthouse: await fetched(path.join(path.dirname(cli), '../core/index.js')),
    puppeteer: (await fetched(createRequire(cli).resolve('puppeteer-core'))).default,
  };
}
let loading: ReturnType<typeof load> | undefined;

/**
 * Visits a page once as Lighthouse's phone, from an empty browser, and judges the visit by processor time
 * (`toProcessorTime`): on a busy machine tasks take several times longer by the clock.
 * @throws Error if a player's page redirects
 */
export async function judge({ address, route, token, state }: Visit): Promise<Verdict> {
  loading ??= load();
  const { lighthouse, puppeteer } = await loading;
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const executablePath = process.env.CHROMIUM;
  const context = await chromium.launchPersistentContext(folder, {
    args: [`--remote-debugging-port=${PORT}`, '--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  try {
    const browser = await puppeteer.connect({
      browserURL: `http://127.0.0.1:${PORT}`,
      defaultViewport: null,
    });
    if (token !== null) {
      const other = await browser.newPage();
      // A file of the origin that runs no script.
      await other.goto(`${address}/manifest.webmanifest`);
      await other.evaluate(keepPlayer(token));
      await other.close();
    }
    const tab = await browser.newPage();
    const flow = await lighthouse.startFlow(tab);
    if (state === null) await flow.navigate(`${address}${route}`);
    else {
      // A page of the game, which asks for no favicon of its own, but without its service worker.
      await tab.setJavaScriptEnabled(false);
      await tab.goto(`${address}/about`);
      await tab.setJavaScriptEnabled(true);
      await tab.evaluate(standAt(route, state));
      await flow.navigate(() => tab.reload());
    }
    const gathered = flow.createArtifactsJson();
    for (const { artifacts } of gathered.gatherSteps) toProcessorTime(artifacts.Trace?.traceEvents ?? []);
    const { steps } = await lighthouse.auditFlowArtifacts(gathered);
    await browser.disconnect();
    const report = steps[0]?.lhr;
    if (!report) throw new Error('Lighthouse has judged nothing');
    const verdict = verdictOf(report, address);
    if (token !== null && verdict.shown !== route) throw new Error(`${verdict.shown} was shown`);
    return verdict;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
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
