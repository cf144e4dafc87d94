import { beforeEach, describe, expect, it } from 'vitest';
import { isGameKey, isPageFree, isShortcut, isSkipKey } from './gameKeys.ts';

/** Presses a key on an element and returns what `ask` returns for the event. */
function press(ask: (event: KeyboardEvent) => boolean, key: string, selector = 'body', more = {}): boolean {
  let answer = false;
  const hear = (event: KeyboardEvent) => {
    answer = ask(event);
  };
  globalThis.addEventListener('keydown', hear);
  document
    .querySelector(selector)
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  globalThis.removeEventListener('keydown', hear);
  return answer;
}
const isGames = (key: string, selector?: string, more?: object) => press(isGameKey, key, selector, more);

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <input id="text" /><input id="radio" type="radio" /><input id="check" type="checkbox" />
      <select id="select"></select><textarea id="area"></textarea>
      <button id="button">Go</button><a id="link" href="#there">There</a>
      <span id="slider" role="slider"></span><button id="tab" role="tab">Tab</button>
      <div id="log" role="log" tabindex="0"></div>
    </main>
    <footer><input id="theme" type="radio" /></footer>`;
});

describe('a key belongs to the game', () => {
  it.each(['ArrowUp', 'w', '1', 'Enter', ' ', '.', 'Escape'])('from the page: %s', (key) => {
    expect(isGames(key)).toBe(true);
    expect(isGames(key, 'main')).toBe(true);
  });

  it.each([
    ['dialog', '<div role="dialog"><input id="within" type="radio" /></div>'],
    ['popover', '<div role="dialog" data-state="open"></div>'],
    ['menu', '<div role="menu"></div>'],
    ['list', '<div role="listbox"></div>'],
  ])('but not while a %s is open, wherever the focus is', (_, layer) => {
    document.body.insertAdjacentHTML('beforeend', layer);
    for (const key of ['ArrowUp', 'w', '1', 'Enter', ' ']) expect(isGames(key)).toBe(false);
    expect(isPageFree()).toBe(false);
    document.body.lastElementChild?.remove();
    expect(isGames('ArrowUp')).toBe(true);
    expect(isPageFree()).toBe(true);
  });

  it.each(['#text', '#select', '#area', '#slider', '#tab'])('but no key on %s', (control) => {
    for (const key of ['ArrowUp', '1', 'Enter', ' ', 'w']) expect(isGames(key, control)).toBe(false);
  });

  it.each([
    ['#button', { ArrowUp: true, '1': true, Enter: false, ' ': false }],
    ['#link', { ArrowUp: true, '1': true, Enter: false, ' ': false }],
    ['#radio', { ArrowUp: false, '1': true, Enter: true, ' ': false }],
    ['#check', { ArrowUp: true, '1': true, Enter: true, ' ': false }],
    ['#log', { ArrowUp: false, '1': true, Enter: true, ' ': false }],
    ['#theme', { ArrowUp: false, '1': true, Enter: false, ' ': false }],
  ])('but not those that %s acts on itself', (control, keys) => {
    for (const [key, games] of Object.entries(keys))
      expect([key, isGames(key, control)]).toEqual([key, games]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('but not with %o', (held) => {
    expect(isGames('ArrowLeft', 'body', held)).toBe(false);
    expect(isGames('1', 'body', held)).toBe(false);
  });

  it('but not when somebody else has taken it', () => {
    document.querySelector('main')?.addEventListener('keydown', (event) => event.preventDefault());
    expect(isGames('Enter', 'main', { cancelable: true })).toBe(false);
  });
});

it.each([
  ['x', true],
  ['Enter', true],
  ['ArrowUp', true],
  ['F5', false],
  ['PageDown', false],
  ['Home', false],
  ['Tab', false],
  ['Shift', false],
  ['ContextMenu', false],
  ['AudioVolumeUp', false],
])('%s skips what is played: %s', (key, skips) => {
  expect(press(isSkipKey, key)).toBe(skips);
});

it('a shortcut is a letter where somebody types, and holds in a dialog', () => {
  const isM = (event: KeyboardEvent) => isShortcut('mute', event);
  expect(press(isM, 'M')).toBe(true);
  expect(press(isM, 'm', '#text')).toBe(false);
  expect(press(isM, 'm', '#radio')).toBe(true);
  expect(press(isM, 'm', 'body', { ctrlKey: true })).toBe(false);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog"><span id="volume" role="slider"></span></div>',
  );
  expect(press(isM, 'm', '#volume')).toBe(true);
});
