import type { Page } from 'playwright';

/** Uses an attack, 1 to 4, waits for the end of the round and continues. Returns false if the battle is over. */
export async function playRound(page: Page, attack = 1): Promise<boolean> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  if (!(await button('Attack').isVisible())) return false;
  await page.keyboard.press(String(attack));
  await page.keyboard.press('Enter');
  await button('Continue').waitFor();
  await page.keyboard.press('Enter');
  const over = page.getByRole('heading', { name: /^(Won|Lost)$/ }).or(button('Select this pokemon'));
  await button('Attack').or(over).first().waitFor();
  return button('Attack').isVisible();
}
