import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playingTempo } from '../../../bridge/playback.ts';
import { bridge, changeBattle } from '../../../bridge/store.ts';
import { aBattle, aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { SpeedButton } from './SpeedButton.tsx';
import { useSkip } from './useSkip.ts';

const user = userEvent.setup();
const readSpeed = () => JSON.parse(localStorage.getItem('settings') ?? '{}').chosen.speed;
const button = () => screen.getByRole('button', { name: /Speed of battles/ });
const skipped = () => bridge.getState().battle.playback?.skip;

function Playing() {
  useSkip(true);
  return (
    <>
      <SpeedButton />
      <input aria-label="Name" />
    </>
  );
}

function whilePlaying() {
  changeBattle({ playback: { before: aBattle(), after: aBattle({ round: 2 }), skip: false } });
  render(<Playing />);
}

beforeEach(() => loggedIn(aProfile()));
afterEach(() => {
  cleanup();
  changeBattle({ playback: null });
});

it('each press takes the next speed, and it is remembered', async () => {
  render(<SpeedButton />);
  const seen: number[] = [];
  for (let presses = 0; presses < 3; presses += 1) {
    await user.click(button());
    seen.push(playingTempo());
    expect(readSpeed()).toBe(playingTempo());
  }
  expect(seen).toEqual([2, 4, 1]);
});

it('the key S changes the speed', async () => {
  render(<SpeedButton />);
  await user.keyboard('s');
  expect(button().textContent).toBe('2×');
});

it.each([
  ['a press of the button', () => user.click(button())],
  ['the key S', () => user.keyboard('s')],
  [
    'Enter on the button',
    async () => {
      button().focus();
      await user.keyboard('{Enter}');
    },
  ],
])('while a round is played %s changes the speed and does not skip', async (_, press) => {
  whilePlaying();
  await press();
  expect(playingTempo()).toBe(2);
  expect(skipped()).toBe(false);
});

it('any other key still skips', async () => {
  whilePlaying();
  await user.keyboard('x');
  expect(skipped()).toBe(true);
  expect(playingTempo()).toBe(1);
});
