import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeBattle } from '../../bridge/store.ts';
import { deliverNotification } from '../../client/notifications/notifications.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { aBattle, aNotice } from '../../testing/builders.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { followScreens } from './followScreens.ts';

const heard: string[] = [];
let stop = () => {};
const user = userEvent.setup();

beforeEach(() => {
  heard.length = 0;
  stop = followScreens((effect) => heard.push(effect));
});
afterEach(() => {
  stop();
  cleanup();
});

it('a press of a pointer is heard, one of a key is not', async () => {
  render(<button type="button">Go</button>);
  const button = screen.getByRole('button');
  await user.click(button);
  expect(heard).toEqual(['tap']);
  button.focus();
  await user.keyboard('{Enter}');
  expect(heard).toEqual(['tap']);
});

it('what a screen is there for sounds like it, and walking has sounds of its own', async () => {
  render(
    <>
      <button type="button" data-variant="primary">
        Attack
      </button>
      <button type="button" data-direction="n">
        North
      </button>
      <p>Words</p>
    </>,
  );
  await user.click(screen.getByText('Attack'));
  await user.click(screen.getByText('North'));
  await user.click(screen.getByText('Words'));
  expect(heard).toEqual(['confirm']);
});

it('an answer to a dialog sounds like yes or like no', async () => {
  render(
    <Dialog
      title="Sure?"
      onClose={() => {}}
      actions={
        <>
          <button type="button">No</button>
          <button type="button" data-variant="primary">
            Yes
          </button>
        </>
      }
    />,
  );
  await user.click(screen.getByText('No'));
  await user.click(screen.getByText('Yes'));
  expect(heard.filter((effect) => effect !== 'open')).toEqual(['cancel', 'confirm']);
});

it('dialogs open and close', async () => {
  const { rerender } = render(<Dialog title="Sure?" onClose={() => {}} />);
  await waitFor(() => expect(heard).toEqual(['open']));
  rerender(<p>Done</p>);
  await waitFor(() => expect(heard).toEqual(['open', 'close']));
});

it('what the player is told of is heard, each by its kind', () => {
  showToast('error', 'No.');
  showToast('success', 'Saved.');
  showToast('info', 'By the way.');
  deliverNotification(aNotice({ kind: 'offer' }));
  deliverNotification(aNotice({ kind: 'accepted' }));
  expect(heard).toEqual(['refused', 'confirm', 'notice', 'notice', 'trade']);
  deliverNotification(aNotice({ folded: 1 }));
  deliverNotification(aNotice({ folded: 2 }));
  expect(heard.slice(5)).toEqual(['notice']);
});

it('a victory brings coins, in a gym a badge, and no badge over the rival', () => {
  const battles = [
    { battleType: 'wb' },
    { battleType: 'gym', gymId: 'thornby-garden' },
    { battleType: 'gym' },
  ] as const;
  for (const battle of battles) {
    changeBattle({ battle: aBattle({ ...battle, page: 'battle' }) });
    changeBattle({ battle: aBattle({ ...battle, page: 'win', coinsWon: 12 }) });
  }
  expect(heard).toEqual(['coins', 'badge', 'coins']);
});
