import { type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { onPhone } from '../sizes.ts';
import { expectTranslated } from './strange.ts';
import { expectTargets } from './targets.ts';

/**
 * Looks at a state of a page, such as an open dialog, menu or list, as it is shown: axe, and the size of everything that
 * can be hit. A part is needed for menus and lists alone: they are in none of the page's regions.
 */
export async function expectUsable(page: Page, part?: string): Promise<void> {
  await expectTargets(page);
  await expectAccessible(page, part);
}

/** The same by day and by night, in the size that the page has. */
export async function expectReadable(page: Page, part?: string): Promise<void> {
  await expectTargets(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, part);
    });
  }
  await page.emulateMedia({ colorScheme: null });
}

const inAnotherLanguage = (page: Page): Promise<void> =>
  test.step('another language', () => expectTranslated(page));

/** The same, and in another language. */
export async function expectLook(page: Page, part?: string): Promise<void> {
  await expectReadable(page, part);
  await inAnotherLanguage(page);
}

/** The same on a desktop and a phone. */
export async function expectEveryLook(page: Page): Promise<void> {
  await test.step('desktop', () => expectReadable(page));
  await onPhone(page, () => test.step('phone', () => expectReadable(page)));
  await inAnotherLanguage(page);
}
