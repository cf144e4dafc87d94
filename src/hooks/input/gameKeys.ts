import type { KeyAction } from '../../../contract/shapes/controls.ts';
import { bindings } from './bindings.ts';

/** Layers above the page. While one is open, it gets all keys and gamepad input, wherever the focus is. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Controls in which letters are typed: fields, and lists with type-ahead. */
const TYPING = [
  'input:not([type="radio"], [type="checkbox"], [type="range"])',
  'select, textarea, [contenteditable], [role="combobox"], [role="menu"], [role="listbox"]',
].join();
/** Controls that use every key themselves. */
const OWN_ALL = `${TYPING}, input[type="range"], [role="slider"], [role="tab"]`;
/** Controls that use the arrow keys, Home, End and the page keys, to move or scroll. */
const OWN_ARROWS = 'input[type="radio"], [role="log"], [data-own-arrows]';
/** Controls that Enter and the space bar press. The options in the footer are not part of the game, either. */
const OWN_PRESS = 'button, a[href], summary, [role="button"], [data-own-enter], footer input';
const OWN_SPACE = `${OWN_PRESS}, input, [role="log"]`;

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
/** Named keys that skip an animation, in addition to all keys that produce a character. */
const SKIPPING = ['Enter', 'Escape', 'Backspace', 'Delete', ...ARROWS.slice(0, 4)];

/** The topmost layer above the page: dialog, popover, menu or open list; null if there is none. */
export const openLayer = (): Element | null => [...document.querySelectorAll(LAYERS)].at(-1) ?? null;

/** Whether no layer is open, so that keys and gamepad input belong to the page. */
export const isPageFree = (): boolean => openLayer() === null;

const isIn = (target: EventTarget | null, controls: string): boolean =>
  target instanceof Element && target.closest(controls) !== null;

/** Whether a modifier is held: such a key is a command for the browser or the system. */
const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** Whether a key event is typing: text in a field, or type-ahead in a list. */
export const isTyped = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing || isIn(target, TYPING);

function isOfControl({ key, target }: KeyboardEvent): boolean {
  if (isIn(target, OWN_ALL)) return true;
  if (ARROWS.includes(key)) return isIn(target, OWN_ARROWS);
  if (key === 'Enter') return isIn(target, OWN_PRESS);
  return key === ' ' && isIn(target, OWN_SPACE);
}

/**
 * Whether a key event is meant for the game: not if it was handled already, is a command or part of text composition,
 * if a layer is open, or if the focused control uses the key.
 */
export const isGameKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.isComposing && !isCommand(event) && isPageFree() && !isOfControl(event);

/**
 * Whether a key skips the running animation. Keys that move the focus, scroll by pages or reload keep their usual
 * function.
 */
export const isSkipKey = (event: KeyboardEvent): boolean =>
  !isCommand(event) && !event.isComposing && (event.key.length === 1 || SKIPPING.includes(event.key));

/** Whether a key event is the press or release of a key, by the character that it types, its position or its function. */
const isKey = ({ key, code }: KeyboardEvent, wanted: string): boolean =>
  key.toLowerCase() === wanted || code === wanted || key === wanted || (wanted === 'Space' && key === ' ');

/** Whether a key event is one of the keys of an action, as the player has chosen them. */
export const isKeyOf = (action: KeyAction, event: KeyboardEvent): boolean =>
  bindings.getState().keys[action].some((wanted) => isKey(event, wanted));

/**
 * Whether an event is a shortcut, such as that of muting. Shortcuts work everywhere, also in dialogs, except while
 * typing and on a control that uses the key itself.
 */
export const isShortcut = (action: KeyAction, event: KeyboardEvent): boolean =>
  isKeyOf(action, event) &&
  !event.repeat &&
  !isCommand(event) &&
  !isTyped(event) &&
  (/^\S$/.test(event.key) || !isOfControl(event));
