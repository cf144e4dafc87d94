import { expect, type Locator, type Page } from '@playwright/test';

/** Presses the Tab key until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead to the element');
}

/** Moves the focus to a control by the Tab key and presses it. */
export async function pressByKey(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Chooses an option of a radio group: Tab leads to the group, the arrow keys from one option to the next. */
export async function chooseByKey(page: Page, radio: Locator): Promise<void> {
  await expect(radio).toBeEnabled();
  const inGroup = () =>
    radio.evaluate((element) => {
      const { activeElement } = document;
      return (
        activeElement instanceof HTMLInputElement && activeElement.name === (element as HTMLInputElement).name
      );
    });
  for (let presses = 0; presses < 80 && !(await inGroup()); presses++) await page.keyboard.press('Tab');
  if (!(await radio.isChecked())) await page.keyboard.press('Space');
  for (let presses = 0; presses < 12 && !(await radio.isChecked()); presses++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(radio).toBeChecked();
}
