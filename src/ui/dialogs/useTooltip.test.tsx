import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

let quiet: () => void;
vi.mock('../../client/whenQuiet.ts', () => ({
  whenQuiet: (act: () => void) => {
    quiet = act;
    return () => undefined;
  },
}));

/** A new module for each test: what has been loaded once is there from then on. */
async function shown(hold: (place: HTMLElement) => void) {
  vi.resetModules();
  const { useTooltip } = await import('./useTooltip.ts');
  function Place() {
    const place = useRef<HTMLFieldSetElement>(null);
    const tooltip = useTooltip(place);
    return (
      <fieldset ref={place} aria-label="place">
        <button type="button">{tooltip ? 'with a tooltip' : 'plain'}</button>
      </fieldset>
    );
  }
  render(<Place />);
  hold(screen.getByRole('group'));
  quiet();
  await import('./Tooltip.tsx');
  // The hook's own import of the same script has been answered before this one's next turn.
  await new Promise((turn) => setTimeout(turn));
  return screen.getByRole('button').textContent;
}

beforeEach(() => vi.restoreAllMocks());

it('a tooltip comes once the page is quiet', async () => {
  await expect.poll(() => shown(() => undefined)).toBe('with a tooltip');
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
  expect(await shown(hold)).toBe('plain');
});
