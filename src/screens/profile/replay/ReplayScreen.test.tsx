import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playingTempo } from '../../../bridge/playback.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { bridge } from '../../../bridge/store.ts';
import { showBattle } from '../../../client/battle/showBattle.ts';
import { aBattle, aFighter, aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import '../ProfileScreen.tsx';

vi.mock('../../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const foe = (hp: number) =>
  aFighter({ id: 'foe', name: 'Podkin', type: 'grass', types: ['grass'], hp, attack1: '', attack2: '' });
const aStep = (change: Partial<BattleDetails>) => aBattle({ profile: aProfile({ coins: 1 }), ...change });
const steps: readonly BattleDetails[] = [
  aStep({ page: 'selection', round: 0, opponent: [foe(20)] }),
  aStep({ round: 0, opponent: [foe(20)], events: [{ type: 'send', side: 'player', creature: 'mine' }] }),
  aStep({
    ...{ page: 'roundResults', round: 1, opponent: [foe(0)] },
    events: [
      { type: 'move', side: 'player', creature: 'mine', move: 'ember' },
      { type: 'faint', side: 'opponent', creature: 'foe' },
    ] as BattleDetails['events'],
  }),
  aStep({ page: 'win', round: 1, opponent: [foe(0)], events: [{ type: 'end', winner: 'player' }] }),
];
const whole = { steps, count: steps.length };

type Answered = Parameters<typeof fakeServer>[0][string];
function enter(answer: Answered = whole, calm = true) {
  loggedIn(aProfile());
  bridge.setState(({ settings }) => ({ settings: { ...settings, calm } }));
  const server = fakeServer({ '/api/game/replay': answer });
  return { server, ...renderAt('/profile?tab=battles&replay=9') };
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const caption = () => screen.getByRole('slider').getAttribute('aria-valuetext');
const log = () => screen.getByRole('log').textContent;

beforeEach(() => sessionStorage.clear());
describe('a replay', () => {
  it('begins at the start, and waits for whoever wants calm', async () => {
    const { server } = enter();
    await screen.findByRole('heading', { level: 1, name: 'Replay' });
    screen.getByText('Against Wild Podkin');
    expect(caption()).toBe('The start, step 1 of 4');
    screen.getByRole('button', { name: 'Play' });
    expect(server.sent.find(({ path }) => path === '/api/game/replay')?.params).toEqual({ id: '9', skip: 0 });
  });

  it('plays by itself for everybody else, to its end', async () => {
    enter(whole, false);
    await user.click(await screen.findByRole('radio', { name: 'Four times as fast' }));
    await waitFor(() => expect(caption()).toBe('Won, step 4 of 4'));
    await screen.findByRole('button', { name: 'Play' });
    expect(log()).toContain('You won the battle.');
  });

  it('goes step by step, and shows cards and log as they were then', async () => {
    enter();
    await press('Step forward');
    await waitFor(() => expect(caption()).toBe('Before round 1, step 2 of 4'));
    expect(log()).toContain('Your Kindlam enters the battle.');
    const side = within(screen.getByRole('region', { name: 'The other side' }));
    side.getByRole('heading', { name: 'Podkin' });
    expect(side.queryByText('DEFEATED')).toBeNull();
    await press('Step forward');
    await waitFor(() => expect(caption()).toBe('Round 1, step 3 of 4'));
    side.getByText('DEFEATED');
    expect(log()).toContain('Wild Podkin fainted.');
    await press('Step back');
    await waitFor(() => expect(caption()).toBe('Before round 1, step 2 of 4'));
    expect(side.queryByText('DEFEATED')).toBeNull();
    expect(log()).not.toContain('fainted');
  });

  it('leads to its ends and anywhere, and offers no step beyond them', async () => {
    enter();
    await press('To the end');
    await waitFor(() => expect(caption()).toBe('Won, step 4 of 4'));
    const forward = screen.getByRole('button', { name: 'Step forward' });
    expect(forward.getAttribute('aria-disabled')).toBe('true');
    await user.click(forward);
    expect(caption()).toBe('Won, step 4 of 4');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
    await waitFor(() => expect(caption()).toBe('Round 1, step 3 of 4'));
    await press('To the start');
    await waitFor(() => expect(caption()).toBe('The start, step 1 of 4'));
  });

  it('is operated by keys too', async () => {
    enter();
    await screen.findByRole('heading', { name: 'Replay' });
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(caption()).toContain('step 2'));
    await user.keyboard('{End}');
    await waitFor(() => expect(caption()).toContain('step 4'));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(caption()).toContain('step 3'));
    await user.keyboard('{Home}');
    await waitFor(() => expect(caption()).toContain('step 1'));
    await user.keyboard(' ');
    await screen.findByRole('button', { name: 'Pause' });
    await user.keyboard(' ');
    await screen.findByRole('button', { name: 'Play' });
  });

  it('leaves battle and profile of the player as they are, when it is over', async () => {
    const present = aBattle({ round: 7 });
    loggedIn(aProfile());
    showBattle(present);
    const profile = localStorage.getItem('profile');
    bridge.setState(({ settings }) => ({ settings: { ...settings, calm: true } }));
    fakeServer({ '/api/game/replay': whole });
    const { unmount } = renderAt('/profile?replay=9');
    await press('Step forward');
    await waitFor(() => expect(bridge.getState().battle.battle).toBe(steps[1]));
    expect(JSON.parse(sessionStorage.getItem('battle') ?? '{}').round).toBe(7);
    expect(localStorage.getItem('profile')).toBe(profile);
    unmount();
    expect(bridge.getState().battle.battle).toBe(present);
    expect(playingTempo()).toBe(1);
  });

  it('of a battle with an older catalogue says so, and tells how it ended and who fought', async () => {
    loggedIn(aProfile());
    const creature = (id: string, name: string, level: number) => ({
      ...{ id, name, level },
      types: ['fire'],
      kind: 1,
    });
    const battle = {
      ...{
        id: '9',
        battleType: 'wb',
        opponent: 'Gloopet',
        gymId: null,
        mapName: 'green_land',
        result: 'win',
      },
      ...{ rounds: 3, coins: 8, exp: 40, at: '2026-11-01T12:00:00.000Z', playable: false, older: true },
    };
    fakeServer({
      '/api/game/replay': new FakeRefusal(409, 'Creatures or attacks have changed since this battle.'),
      '/api/game/pastBattle': {
        battle,
        teams: {
          player: [creature('a', 'Kindlam', 12), { ...creature('b', 'Podkin', 9), nickname: 'Toast' }],
          opponent: [creature('c', 'Gloopet', 8)],
        },
      },
    });
    renderAt('/profile?tab=battles&replay=9');
    await screen.findByRole('heading', { level: 1, name: 'Fought with an older catalogue' });
    const own = within(screen.getByRole('region', { name: 'Your team' }));
    expect(own.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'KindlamLevel 12',
      'Podkin “Toast”Level 9',
    ]);
    within(screen.getByRole('region', { name: 'The other side' })).getByText('Gloopet');
    const row = screen.getByRole('article').textContent;
    expect(row).toContain('3 rounds');
    // The text above says already that it cannot be watched.
    expect(row).not.toMatch(/watched|What is left/);
    expect(screen.getByRole('link', { name: 'Back to battles' }).getAttribute('href')).toBe(
      '/profile?tab=battles',
    );
  });

  it.each([
    [404, 'There is no such battle', 'There is no such battle.'],
    [409, 'This battle was too long ago.', 'This battle was too long ago.'],
  ])('that is refused with %d says why in a sentence, and leads back', async (status, message, sentence) => {
    enter(new FakeRefusal(status, message));
    await screen.findByRole('heading', { level: 1, name: 'This battle cannot be shown' });
    screen.getByText(sentence);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const back = screen.getByRole('link', { name: 'Back to battles' });
    expect(back.getAttribute('href')).toBe('/profile?tab=battles');
  });

  describe('of a long battle', () => {
    const long = Array.from({ length: 120 }, (_, at) =>
      aStep({ page: 'battle', round: at, opponent: [foe(20)] }),
    );
    const piece = (_body: unknown, params: unknown) => {
      const { skip } = params as { skip: number };
      return { steps: long.slice(skip, skip + 50), count: long.length };
    };
    const skips = (server: ReturnType<typeof fakeServer>) => [
      ...new Set(server.sent.flatMap(({ params }) => (params as { skip?: number } | undefined)?.skip ?? [])),
    ];
    const drag = (place: number) =>
      fireEvent.change(screen.getByRole('slider'), { target: { value: String(place) } });

    it('comes in pieces: the next one is asked for while the one before is watched', async () => {
      const { server } = enter(piece);
      await screen.findByRole('heading', { name: 'Replay' });
      expect(caption()).toBe('Before round 1, step 1 of 120');
      drag(24);
      await waitFor(() => expect(caption()).toContain('step 25 of 120'));
      expect(skips(server)).toEqual([0]);
      drag(25);
      await waitFor(() => expect(skips(server)).toEqual([0, 50]));
      drag(70);
      await waitFor(() => expect(caption()).toBe('Before round 71, step 71 of 120'));
    });

    it('is shown from any place once what lies before it has come', async () => {
      const { server } = enter(piece);
      await press('To the end');
      await waitFor(() => expect(caption()).toBe('Before round 120, step 120 of 120'));
      expect(skips(server)).toEqual([0, 50, 100]);
      await press('Step back');
      await waitFor(() => expect(caption()).toContain('step 119 of 120'));
    });

    it('says so where the rest does not come, keeps what is there, and asks again', async () => {
      const { server } = enter((body, params) =>
        (params as { skip: number }).skip === 0
          ? piece(body, params)
          : new FakeRefusal(429, 'Too many requests', 'rate_limited'),
      );
      await press('To the end');
      const told = 'The rest of the battle has not come. Too many requests.';
      await screen.findByText(told);
      expect(caption()).toContain('step 1 of 120');
      expect(screen.queryByText('Fetching more')).toBeNull();
      server.answers['/api/game/replay'] = piece;
      await press('Try again');
      await waitFor(() => expect(caption()).toContain('step 120 of 120'));
      expect(screen.queryByText(told)).toBeNull();
    });

    it('plays on from one piece to the next', async () => {
      enter(piece, false);
      await user.click(await screen.findByRole('radio', { name: 'Four times as fast' }));
      drag(48);
      await waitFor(() => expect(caption()).toContain('step 49 of 120'));
      await press('Play');
      await waitFor(() => expect(caption()).toContain('step 52 of 120'), { timeout: 5000 });
    });
  });

  it('that could not be had can be asked for again', async () => {
    const { server } = enter(new FakeRefusal(429, 'Too many requests', 'rate_limited'));
    await screen.findByText('Too many requests.');
    server.answers['/api/game/replay'] = whole;
    await press('Try again');
    await screen.findByRole('heading', { name: 'Replay' });
  });
});
