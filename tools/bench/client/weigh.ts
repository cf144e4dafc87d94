import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { toAndFro } from '../shared/cells.ts';
import type { Connection } from '../shared/connection.ts';
import { walkUntilMet } from '../shared/encounter.ts';
import { goTo, newPlayer } from '../shared/players.ts';
import { newVisitor, openMap } from './browser.ts';

const MAP = 'green_land';

/** A file that the browser downloaded. */
export interface WeighedFile {
  readonly path: string;
  /** `script`, or the first half of its media type. */
  readonly kind: string;
  /** Bytes of a script, gzipped here; 0 for others. */
  readonly scriptBytes: number;
  /** Bytes on the wire. */
  readonly sent: number;
}

/** What the browser downloaded before a screen was shown. */
export interface Weight {
  /** Requests to the server without sounds. Files from the cache of the same visit do not count. */
  readonly requests: number;
  /** Bytes of all scripts, each body gzipped here at level 9, whatever its encoding on the wire. */
  readonly scriptBytes: number;
  /** Bytes of all scripts on the wire, as Brotli. */
  readonly sentScriptBytes: number;
  /** Bytes of all pictures on the wire. */
  readonly pictureBytes: number;
  /** Bytes of all sounds on the wire. */
  readonly soundBytes: number;
  /** Bytes of everything on the wire without sounds, which load after the screen can be used. */
  readonly bytes: number;
  readonly phaser: boolean;
  readonly files: readonly WeighedFile[];
}

/** Phaser's name appears in many of its messages and in no other script. */
const PHASER = /phaser/i;

async function weighed(request: Request) {
  const response = await request.response();
  const type = response?.headers()['content-type'] ?? '';
  const isScript = /javascript/.test(type);
  const body = isScript ? await response?.body() : undefined;
  return {
    path: new URL(request.url()).pathname,
    scriptBytes: body ? gzipSync(body, { level: 9 }).length : 0,
    sent: (await request.sizes()).responseBodySize,
    kind: isScript ? 'script' : type.slice(0, type.indexOf('/')),
    phaser: body !== undefined && PHASER.test(body.toString('utf8')),
  };
}

/** A response that the server has begun to send. */
interface Sent {
  readonly url: string;
  readonly isSound: boolean;
}

/** Collects the responses from the network; files from the browser's cache are left out. */
async function watchWire(page: Page): Promise<readonly Sent[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const wire: Sent[] = [];
  session.on('Network.responseReceived', ({ response: { url, mimeType, fromDiskCache } }) => {
    if (/^https?:/.test(url) && !fromDiskCache) {
      wire.push({ url, isSound: mimeType.startsWith('audio/') });
    }
  });
  return wire;
}

/** Counts the downloads of a page that were begun until `show` resolves, or until the moment that it tells. */
async function weigh(
  context: BrowserContext,
  show: (page: Page) => Promise<number | undefined>,
): Promise<Weight> {
  const page = await context.newPage();
  const wire = await watchWire(page);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const end = (await show(page)) ?? Date.now();
  const early = requests.filter((request) => request.timing().startTime <= end);
  const sent = new Map(
    early
      .filter((request) => wire.some(({ url }) => url === request.url()))
      .map((each) => [each.url(), each]),
  );
  const files = await Promise.all([...sent.values()].map(weighed));
  await context.close();
  const bytesOf = (counts: (file: (typeof files)[number]) => boolean): number =>
    files.filter(counts).reduce((sum, file) => sum + file.sent, 0);
  return {
    requests: wire.filter(({ url, isSound }) => !isSound && sent.has(url)).length,
    scriptBytes: files.reduce((sum, { scriptBytes }) => sum + scriptBytes, 0),
    sentScriptBytes: bytesOf(({ kind }) => kind === 'script'),
    pictureBytes: bytesOf(({ kind }) => kind === 'image'),
    soundBytes: bytesOf(({ kind }) => kind === 'audio'),
    bytes: bytesOf(({ kind }) => kind !== 'audio'),
    phaser: files.some(({ phaser }) => phaser),
    files,
  };
}

/** From an empty browser to the login screen with its pictures. */
export const weighLogin = async (browser: Browser, address: string): Promise<Weight> =>
  weigh(await newVisitor(browser, address), async (page) => {
    await page.goto('/');
    await page.getByLabel('Password', { exact: true }).waitFor();
    // Hidden pictures are not loaded. Only once: later the page's content security policy forbids evaluating a string.
    await page.evaluate(
      'Promise.all([...document.images].filter((one) => one.checkVisibility()).map((one) => one.decode()))',
    );
  });

/** From an empty browser with a stored token, over the map chooser, to the drawn map. */
export const weighMap = async (browser: Browser, address: string, token: string): Promise<Weight> =>
  weigh(await newVisitor(browser, address, token), (page) => openMap(page, MAP));

/** From an empty browser, over the map chooser and the map, into a first battle, until it asks for an attack. */
export async function weighBattle(
  browser: Browser,
  address: string,
  connection: Connection,
): Promise<Weight> {
  const player = await newPlayer(connection, { creatures: [{ name: 'kindlam', level: 5 }] });
  const meadow = toAndFro(MAP, 'wild');
  await goTo(connection, player, MAP, meadow.way);
  await walkUntilMet(connection, player, meadow.cell.x);
  return weigh(await newVisitor(browser, address, player.token), async (page) => {
    await openMap(page, MAP);
    await page.getByRole('button', { name: 'Try to Catch!' }).click();
    await page.getByRole('button', { name: 'Select this pokemon' }).click();
    await page.getByRole('button', { name: 'Attack', exact: true, disabled: false }).waitFor();
    const asked = Date.now();
    // The stage is drawn only once it has all its pictures.
    await page.locator('canvas[data-loop="asleep"]').waitFor();
    return asked;
  });
}
