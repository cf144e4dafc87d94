import { fileURLToPath } from 'node:url';
import type { BrowserContext, CDPSession, Page } from 'playwright';

/** Frames that were drawn while something happened. */
export interface Frames {
  /** Milliseconds that the callbacks of each frame took on the main thread, by the clock. */
  readonly times: readonly number[];
  /** Milliseconds of processor time of the main thread, everything in it, for one frame; NaN where none was drawn. */
  readonly processorTime: number;
}

/** Makes every page of a visitor record its frames. */
export async function recordFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: fileURLToPath(new URL('./recordFrames.js', import.meta.url)) });
}

/** Seconds of processor time that the page's main thread has used for tasks. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Records the frames that are drawn while something happens and a selector matches. */
export async function framesDuring(
  page: Page,
  happens: () => Promise<void>,
  selector = 'body',
): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(`Object.assign(benchFrames, { times: [], during: ${JSON.stringify(selector)} })`);
  const before = await taskTime(session);
  await happens();
  const after = await taskTime(session);
  const times = await page.evaluate<number[]>('benchFrames.times');
  await session.detach();
  return { times, processorTime: ((after - before) * 1000) / times.length };
}
