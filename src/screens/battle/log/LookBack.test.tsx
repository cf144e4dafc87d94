import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleEvent } from '../../../../rules/model/events.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { addToStory } from '../../../client/battle/log/battleStory.ts';
import { aBattle, aFighter, aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { fakeServer } from '../../../testing/transport.ts';
import '../BattleScreen.tsx';

vi.mock('../../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const hit = (amount: number): BattleEvent => ({
  ...{ type: 'damage', side: 'opponent', cause: 'move', amount, hp: 0, mult: 1, critical: false },
});
const foeWith = (hp: number) => [aFighter({ id: 'foe', name: 'Podkin', types: ['grass'], hp })];
const results = (round: number, hp: number, lost: number) =>
  aBattle({ page: 'roundResults', round, opponent: foeWith(hp), events: [hit(lost)] });
const now = aBattle({ round: 2, opponent: foeWith(9), events: [] });

/** Opens a battle in its third round. `told` are the states that this window has received; maybe not all. */
async function enter(told: readonly BattleDetails[]) {
  sessionStorage.setItem('battle', JSON.stringify(now));
  sessionStorage.setItem('battleStory', JSON.stringify({ states: told }));
  const server = fakeServer({ '/api/game/battle': { battleDetails: now } });
  renderAt('/battle');
  await screen.findByRole('button', { name: 'Attack' });
  return server;
}
const story = [
  aBattle({ page: 'selection', round: 0, opponent: foeWith(20) }),
  aBattle({ round: 0, opponent: foeWith(20) }),
  results(1, 15, 5),
  aBattle({ round: 1, opponent: foeWith(15) }),
  results(2, 9, 6),
];
const foeHp = () =>
  within(screen.getByRole('region', { name: 'Opponent' }))
    .getByRole('meter')
    .getAttribute('aria-valuetext');
const lookBack = () => screen.getByRole('button', { name: 'Look back' });

beforeEach(() => loggedIn(aProfile()));
describe('looking back', () => {
  it('shows cards and log as they stood after a round, and says that it is the past', async () => {
    await enter(story);
    expect(foeHp()).toBe('9 of 20 hp');
    await user.click(lookBack());
    expect(foeHp()).toBe('15 of 20 hp');
    expect(screen.getByText('This is how it stood after round 1 of 2.')).toBeTruthy();
    expect(screen.getByText('The past: round 1')).toBeTruthy();
    const log = screen.getByRole('region', { name: 'Battle log until round 1' });
    within(log).getByText('Wild Podkin lost 5 hp.');
    expect(within(log).queryByText('Wild Podkin lost 6 hp.')).toBeNull();
  });

  it('is a step at a time, to the start and back to now', async () => {
    await enter(story);
    await user.click(lookBack());
    await user.click(screen.getByRole('button', { name: /Earlier/ }));
    expect(foeHp()).toBe('20 of 20 hp');
    expect(screen.getByRole('button', { name: /Earlier/ }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: /Later/ }));
    expect(foeHp()).toBe('15 of 20 hp');
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(foeHp()).toBe('9 of 20 hp');
    expect(document.activeElement).toBe(lookBack());
  });

  it('is done with keys: comma, period and Escape', async () => {
    await enter(story);
    await user.keyboard(',,');
    expect(foeHp()).toBe('20 of 20 hp');
    await user.keyboard('.');
    expect(foeHp()).toBe('15 of 20 hp');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Attack' })).toBeTruthy();
  });

  it('lets nobody choose anything', async () => {
    const server = await enter(story);
    await user.click(screen.getByRole('radio', { name: /Ember/ }));
    await user.click(lookBack());
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: /Attack|Use Ball/ })).toBeNull();
    await user.keyboard('1');
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Enter}');
    expect(server.sent.filter(({ path }) => path !== '/api/game/battle')).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Ember/ }).checked).toBe(true);
  });

  it('says where rounds were not told to this window', async () => {
    await enter(story.slice(2));
    expect(screen.getByText('What happened before was not told to this window.')).toBeTruthy();
    await user.click(lookBack());
    expect(screen.getByRole('button', { name: /Earlier/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is not offered where nothing is past', async () => {
    await enter([]);
    expect(screen.queryByRole('button', { name: 'Look back' })).toBeNull();
  });
});

describe('the log', () => {
  it('tells every round again after the page was loaded again', async () => {
    await enter([...story, results(3, 1, 8)].slice(0, 5));
    const log = await screen.findByRole('log');
    within(log).getByRole('heading', { name: 'Round 1' });
    within(log).getByText('Wild Podkin lost 5 hp.');
    within(log).getByRole('heading', { name: 'Round 2' });
    addToStory(results(3, 1, 8));
    await within(log).findByText('Wild Podkin lost 8 hp.');
  });
});
