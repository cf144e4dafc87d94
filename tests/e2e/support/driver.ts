import type { Locator, Page } from '@playwright/test';
import type { Straight } from '../../../tools/shared/way.ts';
import { chooseByKey, pressByKey, tabTo } from './keys.ts';

/** The way in which a player operates the game. */
export interface Driver {
  type(field: Locator, text: string): Promise<void>;
  press(control: Locator): Promise<void>;
  choose(radio: Locator): Promise<void>;
  step(direction: Straight): Promise<void>;
}

const ARROWS = { n: 'ArrowUp', e: 'ArrowRight', s: 'ArrowDown', w: 'ArrowLeft' } as const;
const PAD = { n: 'Move north', e: 'Move east', s: 'Move south', w: 'Move west' } as const;

/** Operates the game by keyboard only. */
export const keyboard = (page: Page): Driver => ({
  async type(field, text) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
  press: (control) => pressByKey(page, control),
  choose: (radio) => chooseByKey(page, radio),
  step: (direction) => page.keyboard.press(ARROWS[direction]),
});

/** Operates the game by mouse and walks by keys. The Tab key takes longer: it presses its way to each control. */
export const mouse = (page: Page): Driver => ({
  type: (field, text) => field.fill(text),
  press: (control) => control.click(),
  choose: (radio) => radio.locator('xpath=ancestor::label').click(),
  step: (direction) => page.keyboard.press(ARROWS[direction]),
});

/** Operates the game by touch, as on a phone. */
export const touch = (page: Page): Driver => ({
  async type(field, text) {
    await field.tap();
    await page.keyboard.type(text);
  },
  press: (control) => control.tap(),
  choose: (radio) => radio.locator('xpath=ancestor::label').tap(),
  step: (direction) => page.getByRole('button', { name: PAD[direction], exact: true }).first().tap(),
});
