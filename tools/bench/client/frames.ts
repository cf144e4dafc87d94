import { fileURLToPath } from 'node:url';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { CATEGORIES, type Frame, framesOf } from './trace.ts';

/** What was drawn while something happened. */
export interface Frames {
  readonly frames: readonly Frame[];
  /** Milliseconds of processor time that the whole main thread took for each frame drawn, React and all. */
  readonly everything: number;
}

/** Makes every page of a visitor mark its frames. */
export async function markFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: fileURLToPath(new URL('./markFrames.js', import.meta.url)) });
}

/** Seconds of processor time that the page's main thread has used for tasks. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

interface Circumstances {
  /** Frames count only while something on the page matches it. */
  readonly selector?: string;
  /** How many times slower than this machine's the page's processor is made. */
  readonly slowdown?: number;
}

/** Traces what is drawn while something happens. */
export async function framesDuring(
  page: Page,
  happens: () => Promise<void>,
  { selector = 'body', slowdown = 1 }: Circumstances = {},
): Promise<Frames> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has lost its browser');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(`benchDuring = ${JSON.stringify(selector)}`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: CATEGORIES });
  const before = await taskTime(session);
  await happens();
  const after = await taskTime(session);
  const { frames, callbacks } = framesOf((await browser.stopTracing()).toString('utf8'));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { frames, everything: ((after - before) * 1000) / callbacks };
}
