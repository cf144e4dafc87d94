import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { whenFree } from '../../client/session/leaving.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useNavigate } from './useNavigate.ts';

const user = userEvent.setup();
function Screen({ unsaved }: { unsaved: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { asking, stay, leave } = useLeaveGuard(unsaved && pathname === '/team');
  return (
    <>
      <p>You are at {pathname + search}</p>
      <Link to="/maps">Maps</Link>
      <Link to="?skip=10">Next</Link>
      <button type="button" onClick={() => navigate('/battle')}>
        Battle
      </button>
      {asking && (
        <p role="alert">
          <button type="button" onClick={stay}>
            Stay
          </button>
          <button type="button" onClick={leave}>
            Leave
          </button>
        </p>
      )}
    </>
  );
}

const open = (unsaved: boolean) =>
  render(
    <MemoryRouter initialEntries={['/team']}>
      <Screen unsaved={unsaved} />
    </MemoryRouter>,
  );
const press = (name: string) => user.click(screen.getByText(name));
const isAt = (place: string) => expect(screen.getByText(`You are at ${place}`)).toBeDefined();

it('with everything saved one leaves unasked', async () => {
  open(false);
  await press('Maps');
  isAt('/maps');
});

it('with something unsaved one is asked, and may stay', async () => {
  open(true);
  await press('Maps');
  isAt('/team');
  await press('Stay');
  expect(screen.queryByRole('alert')).toBeNull();
  isAt('/team');
});

it('who insists comes where the link led', async () => {
  open(true);
  await press('Maps');
  await press('Leave');
  isAt('/maps');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('another page of the same list is no leaving', async () => {
  open(true);
  await press('Next');
  isAt('/team?skip=10');
  await press('Maps');
  isAt('/team?skip=10');
});

it('whatever the game itself leads away is held back too', async () => {
  open(true);
  await press('Battle');
  isAt('/team');
  await press('Leave');
  isAt('/battle');
});

it('a link that is opened in another tab leaves nothing', () => {
  open(true);
  const link = screen.getByText('Maps');
  // Keeps the browser from opening the tab.
  link.addEventListener('click', (event) => event.preventDefault());
  act(
    () =>
      void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  isAt('/team');
});

it('logging out is leaving too', () => {
  open(true);
  let gone = false;
  act(() =>
    whenFree(() => {
      gone = true;
    }),
  );
  expect(gone).toBe(false);
  act(() => screen.getByText('Leave').click());
  expect(gone).toBe(true);
});

it('closing the window is asked about by the browser, as long as something is unsaved', () => {
  const { rerender } = open(true);
  const close = () => globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(false);
  rerender(
    <MemoryRouter initialEntries={['/team']}>
      <Screen unsaved={false} />
    </MemoryRouter>,
  );
  expect(close()).toBe(true);
});
