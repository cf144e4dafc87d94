import type { Page } from 'playwright';

/** Uses the first attack, waits for the end of the round and continues. Returns false if the battle is over. */
export async function playRound(page: Page): Promise<boolean> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  if (!(await button('Attack').isVisible())) return false;
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await button('Continue').waitFor();
  await page.keyboard.press('Enter');
  const over = page.getByRole('heading', { name: /^(Won|Lost)$/ }).or(button('Select this pokemon'));
  await button('Attack').or(over).first().waitFor();
  return button('Attack').isVisible();
}
