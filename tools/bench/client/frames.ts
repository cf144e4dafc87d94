import { fileURLToPath } from 'node:url';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { CATEGORIES, type Frame, framesOf } from './trace.ts';

/** Frames that were drawn during an action. */
export interface Frames {
  readonly frames: readonly Frame[];
  /** Milliseconds of processor time of the whole main thread per frame, React included. */
  readonly everything: number;
}

/** Makes every page of a context mark its frames. */
export async function markFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: fileURLToPath(new URL('./markFrames.js', import.meta.url)) });
}

/** Seconds of processor time that the page's main thread has spent on tasks. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

interface Circumstances {
  /** Frames count only while an element of the page matches this selector. */
  readonly selector?: string;
  /** Factor by which the page's processor is slowed down. */
  readonly slowdown?: number;
}

/** Traces the frames that are drawn during an action. */
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
