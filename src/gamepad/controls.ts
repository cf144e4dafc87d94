import { openLayer } from '../hooks/input/gameKeys.ts';

const CONTROLS = 'a[href], button:not([disabled]), input, select, summary, [tabindex="0"]';

/** The part of the page in which the focus may move: the open dialog or popover, otherwise the whole page. */
const ground = (): ParentNode => openLayer() ?? document;

/** The visible, enabled controls in the order of the page. */
function controls(): readonly HTMLElement[] {
  const found = [...ground().querySelectorAll<HTMLElement>(CONTROLS)];
  return found.filter(
    (element) =>
      element.getAttribute('tabindex') !== '-1' &&
      !element.matches(':disabled') &&
      element.getClientRects().length > 0,
  );
}

/** Moves the focus forward (1) or back (-1). Without a focused control it goes to the first control of the screen. */
export function moveFocus(by: 1 | -1): void {
  const all = controls();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const first = all.findIndex((element) => element.closest('main') || openLayer()?.contains(element));
  const next = at < 0 ? first : at + by;
  all[next]?.focus();
  all[next]?.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Presses the focused control. If there is none, or it is a radio button that is already checked, presses the main
 * button.
 */
export function pressFocused(): void {
  const { activeElement } = document;
  const focused = controls().find((element) => element === activeElement);
  const made = focused instanceof HTMLInputElement && focused.type === 'radio' && focused.checked;
  if (!focused || made) pressMain(focused?.closest('form'));
  else if (focused instanceof HTMLSelectElement) chooseNext(focused);
  else focused.click();
}

/** Presses the main button of a part of the page, by default of the open dialog or of the screen. */
export function pressMain(part?: Element | null): void {
  const scope = part ?? openLayer() ?? document.querySelector('main');
  scope?.querySelector<HTMLElement>('[data-variant="primary"], [type="submit"]')?.click();
}

/** Sends a key to the focused control, or to the page. */
function sendKey(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
}

/** Closes what is open, as Escape does. */
export const cancel = (): void => sendKey('Escape');

/** Moves a focused slider; elsewhere it moves the focus. */
export function turn(by: 1 | -1): void {
  const isSlider = document.activeElement?.getAttribute('role') === 'slider';
  if (isSlider) sendKey(by > 0 ? 'ArrowRight' : 'ArrowLeft');
  else moveFocus(by);
}

/** Browsers do not open a select list by script, so each press chooses the next option. */
function chooseNext(list: HTMLSelectElement): void {
  const choices = [...list.options].filter(({ disabled }) => !disabled);
  const at = choices.findIndex(({ selected }) => selected);
  const next = choices[(at + 1) % choices.length];
  if (!next) return;
  list.value = next.value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
