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
  const scope = focused?.closest('form') ?? openLayer() ?? document.querySelector('main');
  const purpose = scope?.querySelector<HTMLElement>('[data-variant="primary"], [type="submit"]');
  const pressed = focused && !made ? focused : purpose;
  if (pressed instanceof HTMLSelectElement) chooseNext(pressed);
  else pressed?.click();
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
