import type { Page } from 'playwright';

const PLAYING = '[data-playing]';
const ROUNDS = 60;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true, disabled: false });

/** Returns to the battle that was begun. */
export async function resume(page: Page): Promise<void> {
  await page.goto('/home');
  await button(page, 'Back to your battle').click();
  await page.getByRole('heading', { level: 1, name: 'Battle' }).waitFor({ state: 'attached' });
}

const ended = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Waits until the battle asks for a choice or is over; skips animations. */
async function asked(page: Page): Promise<string> {
  const playing = page.locator(PLAYING);
  const answers = {
    Won: ended(page, 'Won'),
    Lost: ended(page, 'Lost'),
    'Select this pokemon': button(page, 'Select this pokemon'),
    Attack: button(page, 'Attack'),
    Continue: button(page, 'Continue'),
  };
  for (;;) {
    await Object.values(answers)
      .reduce((all, one) => all.or(one), playing)
      .first()
      .waitFor();
    for (const [name, answer] of Object.entries(answers)) if (await answer.isVisible()) return name;
    if (!(await playing.isVisible())) continue;
    await page.keyboard.press('x');
    await playing.waitFor({ state: 'hidden' });
  }
}

/** Plays a round with an attack and stops at its results. */
export async function playRound(page: Page, attack: 'first' | 'last'): Promise<void> {
  const attacks = page.getByRole('group', { name: 'Attacks' }).getByRole('radio');
  await attacks[attack]().check({ force: true });
  await button(page, 'Attack').click();
  // A round without motion is over at once: only the button tells that it has begun.
  await button(page, 'Attack').waitFor({ state: 'hidden' });
  await asked(page);
}

/** Plays on with the same attack until the battle is won or lost. */
export async function playOut(page: Page, attack: 'first' | 'last'): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const now = await asked(page);
    if (now === 'Won' || now === 'Lost') return;
    if (now === 'Attack') await playRound(page, attack);
    else await button(page, now).click();
  }
  throw new Error(`The battle is not over after ${ROUNDS} rounds.`);
}

/** Throws the ball that never fails. */
export async function throwMaster(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Master/ }).check({ force: true });
  await button(page, 'Use Ball').click();
  await button(page, 'Return to maps').waitFor({ timeout: 30_000 });
}
