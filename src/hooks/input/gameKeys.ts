/** What lies above the page. As long as it is open it has all keys and the gamepad, wherever the focus is. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Where a letter is a letter: fields, and lists that look for what begins with it. */
const TYPING = [
  'input:not([type="radio"], [type="checkbox"], [type="range"])',
  'select, textarea, [contenteditable], [role="combobox"], [role="menu"], [role="listbox"]',
].join();
/** Controls that have every key for themselves. */
const OWN_ALL = `${TYPING}, input[type="range"], [role="slider"], [role="tab"]`;
/** Controls that are walked along, or scrolled, by arrows and the keys beside them. */
const OWN_ARROWS = 'input[type="radio"], [role="log"]';
/** Controls that Enter and the space bar press. Choices below the page belong to no game either. */
const OWN_PRESS = 'button, a[href], summary, [role="button"], [data-own-enter], footer input';
const OWN_SPACE = `${OWN_PRESS}, input, [role="log"]`;

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
/** Keys with a name that skip an animation, besides all that write something. */
const SKIPPING = ['Enter', 'Escape', 'Backspace', 'Delete', ...ARROWS.slice(0, 4)];

/** The topmost of what lies above the page: a dialog, a popover, a menu, an open list; null where nothing does. */
export const openLayer = (): Element | null => [...document.querySelectorAll(LAYERS)].at(-1) ?? null;

/** Whether the keys and the gamepad are the game's as far as the page is concerned: nothing lies above it. */
export const isPageFree = (): boolean => openLayer() === null;

const isIn = (target: EventTarget | null, controls: string): boolean =>
  target instanceof Element && target.closest(controls) !== null;

/** A press together with one of these is a command to the browser or the system. */
const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** Whether what is pressed there is written, or looked for. */
export const isTyped = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing || isIn(target, TYPING);

function isOfControl({ key, target }: KeyboardEvent): boolean {
  if (isIn(target, OWN_ALL)) return true;
  if (ARROWS.includes(key)) return isIn(target, OWN_ARROWS);
  if (key === 'Enter') return isIn(target, OWN_PRESS);
  return key === ' ' && isIn(target, OWN_SPACE);
}

/**
 * Whether a press of a key is the game's. It is not where somebody else has taken it, where it is a command, while a
 * dialog, popover, menu or list is open, and where the control under the focus does something with it.
 */
export const isGameKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.isComposing && !isCommand(event) && isPageFree() && !isOfControl(event);

/** Whether a key may skip what is played. Keys that move the focus, scroll by pages or reload do what they always do. */
export const isSkipKey = (event: KeyboardEvent): boolean =>
  !isCommand(event) && !event.isComposing && (event.key.length === 1 || SKIPPING.includes(event.key));

/** M and S mean the same everywhere, also in dialogs, but where somebody types. */
export const isShortcut = (event: KeyboardEvent, letter: string): boolean =>
  event.key.toLowerCase() === letter && !event.repeat && !isCommand(event) && !isTyped(event);
