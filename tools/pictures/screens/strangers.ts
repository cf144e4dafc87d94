import type { Browser } from 'playwright';
import { keep } from './album.ts';
import { type DeviceName, openPage } from './devices.ts';
import { people } from './people.ts';
import { signUp } from './players.ts';

/** Takes the screens of visitors who are not logged in. */
export async function takeStrangers(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const page = await openPage(browser, address, device);
  for (const name of ['login', 'signup', 'guest', 'recover', 'settings', 'about'] as const) {
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

/** Takes the choice of the starter. */
export async function takeNewcomer(browser: Browser, address: string, device: DeviceName): Promise<void> {
  const { token } = await signUp(address, people[device].newcomer);
  const page = await openPage(browser, address, device, { token });
  await page.goto('/home');
  await page.getByRole('radio', { name: 'Kindlam' }).check();
  await page.evaluate('scrollTo(0, 0)');
  await keep(page, 'starters', device);
  await page.context().close();
}
