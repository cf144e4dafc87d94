import type { Browser } from 'playwright';
import { keep } from './album.ts';
import { type DeviceName, openPage } from './devices.ts';
import { people } from './people.ts';
import { signUp } from './players.ts';

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
