import { expect, type Page } from '@playwright/test';

/** Live regions, as screen readers know them. */
const REGIONS =
  '[role="log"], [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';

/**
 * Listens to the page as a screen reader does: notes each text that comes into a live region which was there before.
 * A region that appears together with its text is not heard, nor is what is hidden or switched off.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript((regions) => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const note = (node: Node, region: Element | null | undefined) => {
      if (!region || region.getAttribute('aria-live') === 'off' || !region.checkVisibility()) return;
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('[aria-hidden="true"], [inert]')) return;
      const text = node.textContent?.trim();
      if (text) heard.push(text);
    };
    new MutationObserver((changes) => {
      const isNew = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
      for (const { target, addedNodes, type } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(regions);
        if (region && isNew.has(region)) continue;
        for (const node of type === 'childList' ? addedNodes : [target]) note(node, region);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, REGIONS);
}

/** What has been announced since the page was loaded, oldest first. */
export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

/** Waits for an announcement after the first `since` ones, and returns it. */
export async function hears(page: Page, text: RegExp, since = 0): Promise<string> {
  const find = async () => (await heard(page)).slice(since).find((each) => text.test(each)) ?? null;
  await expect.poll(find, { message: `An announcement ${text}`, timeout: 20_000 }).not.toBeNull();
  return (await find()) ?? '';
}
