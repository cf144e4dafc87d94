import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
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

it('writes no style sheets into the page, which the security policy forbids', async () => {
  render(<Evolution />);
  const before = document.querySelectorAll('style').length;
  await userEvent.click(screen.getByRole('button', { name: 'Evolve' }));
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
