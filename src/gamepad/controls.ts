import { openLayer } from '../hooks/input/gameKeys.ts';

const CONTROLS = 'a[href], button:not([disabled]), input, select, summary, [tabindex="0"]';

/** Where the focus may go: while a dialog or a popover is open, nowhere else. */
const ground = (): ParentNode => openLayer() ?? document;

/** What the focus can be on, in the order of the page; without what is folded away or only for screen readers. */
function controls(): readonly HTMLElement[] {
  const found = [...ground().querySelectorAll<HTMLElement>(CONTROLS)];
  return found.filter(
    (element) =>
      element.getAttribute('tabindex') !== '-1' &&
      !element.matches(':disabled') &&
      element.getClientRects().length > 0,
  );
}

/** Moves the focus on (1) or back (-1). From nowhere it goes to the first control of the screen. */
export function moveFocus(by: 1 | -1): void {
  const all = controls();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const first = all.findIndex((element) => element.closest('main') || openLayer()?.contains(element));
  const next = at < 0 ? first : at + by;
  all[next]?.focus();
  all[next]?.scrollIntoView?.({ block: 'nearest' });
}

/** Presses what the focus is on; from nowhere, or on a choice that is made already, what the screen is there for. */
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

/** A browser opens its lists for keys, mice and fingers only: here each press goes on to the next choice. */
function chooseNext(list: HTMLSelectElement): void {
  const choices = [...list.options].filter(({ disabled }) => !disabled);
  const at = choices.findIndex(({ selected }) => selected);
  const next = choices[(at + 1) % choices.length];
  if (!next) return;
  list.value = next.value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
