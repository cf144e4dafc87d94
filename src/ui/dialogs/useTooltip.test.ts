import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

let quiet: () => void;
vi.mock('../../client/whenQuiet.ts', () => ({
  whenQuiet: (act: () => void) => {
    quiet = act;
    return () => undefined;
  },
}));

/** Whether controls get their tooltips, in a new module: what has been loaded once is there from then on. */
async function comes(hold: (place: HTMLElement) => void): Promise<boolean> {
  vi.resetModules();
  const { useTooltip } = await import('./useTooltip.ts');
  const place = document.createElement('fieldset');
  place.append(document.createElement('button'));
  document.body.append(place);
  const { result } = renderHook(() => useTooltip({ current: place }));
  hold(place);
  await act(async () => {
    quiet();
    await import('./Tooltip.tsx');
    // The hook's own import of the same script has been answered before this one's next turn.
    await new Promise((turn) => setTimeout(turn));
  });
  place.remove();
  return result.current !== null;
}

it('a tooltip comes once the page is quiet', async () => {
  expect(await comes(() => undefined)).toBe(true);
});

it.each([
  ['has the focus', (place: HTMLElement) => place.querySelector('button')?.focus()],
  [
    'is being pressed',
    (place: HTMLElement) => {
      vi.spyOn(place, 'matches').mockImplementation((selector) => selector === ':active');
    },
  ],
])('a control that %s is not made anew for a tooltip', async (_what, hold) => {
  expect(await comes(hold)).toBe(false);
});
