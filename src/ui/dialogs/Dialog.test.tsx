import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { followTravels } from '../../client/session/leaving.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';

function Evolution() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Evolve</Button>
      {open && (
        <Dialog
          title="Evolve"
          text="Do you want to evolve Podkin into Moonbun"
          onClose={close}
          actions={<Button onClick={close}>Cancel</Button>}
        />
      )}
    </>
  );
}
/** A button that is gone after its dialog, beside what it has changed. */
function Last({ finalFocus }: Pick<ComponentProps<typeof Dialog>, 'finalFocus'>) {
  const [state, setState] = useState<'here' | 'asked' | 'removed'>('here');
  return (
    <main id="content" tabIndex={-1}>
      {state !== 'removed' && <Button onClick={() => setState('asked')}>Remove</Button>}
      {state === 'asked' && (
        <Dialog title="Remove" finalFocus={finalFocus} onClose={() => setState('removed')} />
      )}
      <h2 id="changed" tabIndex={-1}>
        Changed
      </h2>
    </main>
  );
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('has a name and a text, takes the focus, and gives it back when it is closed', async () => {
  render(<Evolution />);
  const opener = screen.getByRole('button', { name: 'Evolve' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Evolve', description: /^Do you want to evolve/ });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await gone();
  expect(document.activeElement).toBe(opener);
});

it('is closed by Escape and by its cross', async () => {
  render(<Evolution />);
  await userEvent.click(screen.getByRole('button', { name: 'Evolve' }));
  await userEvent.keyboard('{Escape}');
  await gone();
  await userEvent.click(screen.getByRole('button', { name: 'Evolve' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
});

const back = vi.spyOn(history, 'go').mockImplementation(() => undefined);
afterEach(() => back.mockClear());
const routed = vi.fn();
followTravels();
globalThis.addEventListener('popstate', routed);
/** Simulates that the browser has gone to an entry of the history. */
const travel = (idx: number) =>
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: { idx } })));

it('is closed by Back, which then does not leave the page', async () => {
  history.replaceState({ idx: 4 }, '');
  render(<Evolution />);
  const opener = screen.getByRole('button', { name: 'Evolve' });
  await userEvent.click(opener);
  travel(3);
  expect(back.mock.calls).toEqual([[1]]);
  screen.getByRole('dialog');
  travel(4);
  await gone();
  expect(routed).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(opener);
  travel(3);
  expect(routed).toHaveBeenCalledOnce();
  expect(back).toHaveBeenCalledOnce();
});

it('that has removed its opener leaves the focus with the content, not nowhere', async () => {
  render(<Last />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(document.activeElement?.id).toBe('content');
});

it('that has removed its opener gives the focus to what it names', async () => {
  render(<Last finalFocus={() => document.getElementById('changed')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Changed' })));
});

it('writes no style sheets into the page, which the security policy forbids', async () => {
  render(<Evolution />);
  const before = document.querySelectorAll('style').length;
  await userEvent.click(screen.getByRole('button', { name: 'Evolve' }));
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
