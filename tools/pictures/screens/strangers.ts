import type { Browser } from 'playwright';
import { keep } from './album.ts';
import { type DeviceName, openPage } from './devices.ts';

/** Takes the screens of visitors who are not logged in. */
export async function takeStrangers(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const page = await openPage(browser, address, device);
  for (const name of ['login', 'signup', 'recover', 'about'] as const) {
    await page.goto(`/${name}`);
    await keep(page, name, device);
  }
  await page.goto('/faq');
  await page.getByText('How do I walk?').click();
  await keep(page, 'faq', device);
  await page.goto('/nowhere');
  await keep(page, 'unknown', device);
  await page.context().close();
}
