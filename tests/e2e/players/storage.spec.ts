import { expect, type Page } from '@playwright/test';
import { expectSound } from '../support/accessible.ts';
import { newAccount } from '../support/account.ts';
import { mouse } from '../support/driver.ts';
import { walkUntilMet } from '../support/maps/walking.ts';
import { inBothSizes } from '../support/sizes.ts';
import { goToMap, pickStarter, signUp } from '../support/story.ts';
import { test } from '../support/test.ts';

/** Blocks all storage, as some browsers do: access throws, to databases, caches and workers, too. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const kind of ['localStorage', 'sessionStorage', 'caches']) {
      Object.defineProperty(globalThis, kind, { get: denied });
    }
    Object.defineProperty(document, 'cookie', { get: denied, set: denied });
    IDBFactory.prototype.open = denied;
    IDBFactory.prototype.deleteDatabase = denied;
    if (globalThis.ServiceWorkerContainer) {
      const refused = async () => denied();
      Object.assign(ServiceWorkerContainer.prototype, { register: refused, getRegistration: refused });
    }
  });
/** Simulates a full storage: texts with more than 20 characters cannot be stored. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, text: string) {
      if (text.length > 20) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
const notice = (page: Page) => page.getByRole('region', { name: 'Your browser and this game' });

test('where cookies are blocked the game says so, and is played within the tab', async ({ page }) => {
  test.slow();
  const driver = mouse(page);
  await blockStorage(page);
  await page.goto('/login');
  await expect(notice(page)).toContainText('cookies are blocked');
  await inBothSizes(page, expectSound);
  await notice(page).getByRole('button', { name: 'Got it' }).click();
  await expect(notice(page)).toBeHidden();

  await signUp(page, driver, newAccount());
  await notice(page).getByRole('button', { name: 'Got it' }).click();
  await pickStarter(page, driver);
  await goToMap(page, driver);
  await walkUntilMet(page, driver);
  await driver.press(page.getByRole('button', { name: 'Try to Catch!' }));
  await expect(page.getByRole('button', { name: 'Select this pokemon' })).toBeVisible();
});

test('a full storage keeps nobody from signing up, and the player is told what to do', async ({ page }) => {
  await fillStorage(page);
  await signUp(page, mouse(page), newAccount());
  await expect(notice(page)).toContainText('no room left');
  await expect(page.getByRole('radio')).toHaveCount(9);
  await expectSound(page);
});
