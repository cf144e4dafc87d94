import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moveFocus, pressFocused } from './controls.ts';

const pressed: string[] = [];
const focused = () => document.activeElement?.id;

beforeEach(() => {
  pressed.length = 0;
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  document.body.innerHTML = `
    <header><a id="home" href="#home">Home</a></header>
    <main>
      <form>
        <input id="one" type="radio" name="attack" />
        <input id="two" type="radio" name="attack" />
        <input id="off" type="radio" name="attack" disabled />
        <button id="go" type="button" data-variant="primary">Attack</button>
      </form>
      <button id="hidden" tabindex="-1" type="button">Hidden</button>
    </main>`;
  document
    .querySelector('main')
    ?.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
});
afterEach(() => vi.restoreAllMocks());

it('the focus begins in the screen and goes from control to control', () => {
  moveFocus(1);
  expect(focused()).toBe('one');
  moveFocus(1);
  moveFocus(1);
  expect(focused()).toBe('go');
  moveFocus(1);
  expect(focused()).toBe('go');
});

it('the header lies before the screen', () => {
  moveFocus(1);
  moveFocus(-1);
  expect(focused()).toBe('home');
});

it('a press chooses, and a second one does what the screen is there for', () => {
  moveFocus(1);
  pressFocused();
  pressFocused();
  expect(pressed).toEqual(['one', 'go']);
});

it('while a dialog is open nothing below it is reached', () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="close">Close</button></div>');
  moveFocus(1);
  expect(focused()).toBe('close');
  moveFocus(-1);
  expect(focused()).toBe('close');
});

it('a press from nowhere does what the screen is there for', () => {
  pressFocused();
  expect(pressed).toEqual(['go']);
});

it('a press on a list goes on to its next choice, and round', () => {
  document.body.innerHTML = `<main><select id="type">
    <option value="fire">Fire</option><option value="ice" disabled>Ice</option><option value="bug">Bug</option>
  </select></main>`;
  const chosen: string[] = [];
  document
    .querySelector('main')
    ?.addEventListener('change', ({ target }) => chosen.push((target as HTMLSelectElement).value));
  moveFocus(1);
  pressFocused();
  pressFocused();
  expect(chosen).toEqual(['bug', 'fire']);
});
