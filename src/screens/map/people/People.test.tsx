import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteStageWork } from '../../../bridge/signals/stageWork.ts';
import { bridge, changeWorld } from '../../../bridge/store.ts';
import { forgetRivalWins } from '../../../client/people/facts.ts';
import { askToTalk } from '../../../client/world/nearby.ts';
import { peopleTexts } from '../../../locales/en/people/index.ts';
import { signTexts } from '../../../locales/en/signs/index.ts';
import { aBattle, aMapReply, aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../testing/transport.ts';

import '../MapScreen.tsx';
import './People.tsx';

// A scene that is drawn at once.
vi.mock('../../../../scenes/main.ts', () => ({
  startGame: () => ({ show: () => noteStageWork(0), hide: () => {} }),
}));

const { lines } = peopleTexts['nan-orrel'];
/** The player stands in front of the well, below Nan Orrel. */
const atTheWell = aMapReply({ mapPos: { x: 14 * 16, y: 22 * 16 } });
const none = { win: 0, lose: 0, caught: 0, fled: 0 };
const record = {
  username: 'walker',
  look: 'player',
  since: '2026-01-01T00:00:00.000Z',
  steps: 10,
  pokemonCount: 1,
  seen: 1,
  caught: 1,
  counts: { wb: none, gym: none, user: none, training: none, gold: none },
  streak: 0,
  bestStreak: 0,
  rarest: null,
  badges: [],
  coins: 500,
};

beforeEach(() => {
  localStorage.clear();
  forgetRivalWins();
  loggedIn(aProfile());
});

it('people are talked to by Enter, box by box, and arrows do not walk meanwhile', async () => {
  const server = fakeServer({ '/api/game/mapRequest': atTheWell, '/api/game/record': record });
  renderAt('/map', { mapName: 'green_land' });
  await screen.findByRole('button', { name: 'Talk to Nan Orrel' });
  expect(screen.getByText(/Nan Orrel is beside you, north\./)).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Nan Orrel' });
  await screen.findByText(lines.hello[0]);
  expect(document.activeElement?.textContent).toBe('Next');
  await userEvent.keyboard('{ArrowDown}');
  expect(server.paths().filter((path) => path.endsWith('mapMove'))).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(dialog.textContent).toContain(lines.hello[1]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // The next time it is another line, and the log has both.
  await userEvent.click(screen.getByRole('button', { name: 'Talk to Nan Orrel' }));
  await waitFor(() =>
    expect([lines.rope[0], lines.coins[0], lines.dusk[0]].some((text) => screen.queryByText(text))).toBe(
      true,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'What was said' }));
  expect(screen.getByRole('log', { name: 'What was said' }).textContent).toContain(lines.hello.join(' '));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('log', { name: 'What was said' })).toBeNull();
  expect(document.activeElement?.getAttribute('data-variant')).toBe('primary');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('people wait until a creature that was met on arrival is gone', async () => {
  fakeServer({
    '/api/game/mapRequest': { ...atTheWell, pokemon: { name: 'Podkin', level: 4, kind: 0 } },
    '/api/game/record': record,
  });
  renderAt('/map', { mapName: 'green_land' });
  await screen.findByRole('button', { name: 'Try to Catch!' });
  expect(bridge.getState().world.people).toEqual([]);
  act(() => changeWorld({ encounter: null }));
  await screen.findByRole('button', { name: 'Talk to Nan Orrel' });
});

it('a book that a step of a line asks for is told to the server once, and a sign that nobody asks for is not', async () => {
  const server = fakeServer({
    '/api/game/mapRequest': aMapReply({ mapName: 'harkmoor3', mapPos: { x: 8 * 16, y: 15 * 16 } }),
    '/api/game/record': record,
    '/api/game/visit': (body: unknown) => body as object,
  });
  renderAt('/map', { mapName: 'harkmoor3' });
  const told = () => server.sent.filter(({ path }) => path === '/api/game/visit').map(({ body }) => body);
  for (let times = 0; times < 2; times++) {
    await userEvent.click(await screen.findByRole('button', { name: 'Read the ringer’s book' }));
    await screen.findByText(signTexts['chapel-book'].boxes[0]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(told()).toEqual([{ kind: 'read', of: 'chapel-book' }]);
});

it('a talk that a step of a line asks for is told to the server', async () => {
  const server = fakeServer({
    // Below Ottoline Umber, who is at the stone at night.
    '/api/game/mapRequest': aMapReply({ mapPos: { x: 22 * 16, y: 10 * 16 }, hour: 'night' }),
    '/api/game/record': record,
    '/api/game/visit': (body: unknown) => body as object,
  });
  renderAt('/map', { mapName: 'green_land' });
  await userEvent.click(await screen.findByRole('button', { name: 'Talk to Ottoline Umber' }));
  await screen.findByRole('dialog', { name: 'Ottoline Umber' });
  await waitFor(() =>
    expect(server.sent).toContainEqual(
      expect.objectContaining({ path: '/api/game/visit', body: { kind: 'talk', of: 'ottoline-umber' } }),
    ),
  );
});

it('signs are read like people speak, what is hidden behind them is found, and the log has their words', async () => {
  const server = fakeServer({
    // Below the boulder.
    '/api/game/mapRequest': aMapReply({ mapPos: { x: 6 * 16, y: 25 * 16 } }),
    '/api/game/pickUp': { found: { what: 'gball', count: 1 }, things: [], profile: aProfile() },
  });
  renderAt('/map', { mapName: 'green_land' });
  await screen.findByRole('button', { name: 'Look at the boulder' });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Boulder' });
  await screen.findByText(signTexts['hamlet-boulder'].boxes[0]);
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByText('You find 1 Super ball.');
  await userEvent.click(screen.getByRole('button', { name: 'What was said' }));
  expect(screen.getByRole('log').textContent).toContain(`Boulder ${signTexts['hamlet-boulder'].boxes[0]}`);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.paths().filter((path) => path.endsWith('pickUp'))).toHaveLength(1);
});

it('things are picked up once, and berries wait while the flask is full', async () => {
  const things = [
    { x: 15, y: 23, looks: 'ball' as const },
    { x: 20, y: 23, looks: 'picked' as const },
  ];
  const server = fakeServer({
    '/api/game/mapRequest': aMapReply({ mapPos: { x: 15 * 16, y: 23 * 16 }, things }),
    '/api/game/pickUp': new FakeRefusal(409, 'That is too far away', 'conflict'),
  });
  renderAt('/map', { mapName: 'green_land' });
  const button = await screen.findByRole('button', { name: 'Pick up the ball' });
  expect(screen.getByText(/There is a ball at your feet/)).toBeTruthy();
  await userEvent.click(button);
  await screen.findByText('That is too far away');
  server.answers['/api/game/pickUp'] = {
    found: { what: 'nball', count: 2 },
    things: [],
    profile: aProfile(),
  };
  await userEvent.click(button);
  await screen.findByText('You find 2 Basic balls.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pick up the ball' })).toBeNull());
  act(() => changeWorld({ things: [{ x: 15, y: 22, looks: 'berries' }] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pick the berries' }));
  await screen.findByText('Your flask is full. The berries will wait.');
  expect(server.paths().filter((path) => path.endsWith('pickUp'))).toHaveLength(2);
});

it('what a person says follows what the player has done', async () => {
  localStorage.setItem('talks walker', JSON.stringify({ heard: { 'nan-orrel': ['hello'] }, log: [] }));
  const badges = [{ gymId: 'cinder-forge', name: 'Cinder', region: 'Greenreach', beatenAt: record.since }];
  fakeServer({ '/api/game/mapRequest': atTheWell, '/api/game/record': { ...record, badges } });
  renderAt('/map', { mapName: 'green_land' });
  await userEvent.click(await screen.findByRole('button', { name: 'Talk to Nan Orrel' }));
  await screen.findByText(lines.badge[0]);
});

it('without an answer of the server a person says what fits everybody', async () => {
  localStorage.setItem(
    'talks walker',
    JSON.stringify({ heard: { nobody: [1], 'nan-orrel': ['hello', 'gone'] } }),
  );
  fakeServer({
    '/api/game/mapRequest': atTheWell,
    '/api/game/record': new FakeRefusal(500, 'Broken', 'internal'),
  });
  renderAt('/map', { mapName: 'green_land' });
  await userEvent.click(await screen.findByRole('button', { name: 'Talk to Nan Orrel' }));
  await screen.findByText(lines.rope[0]);
});

describe('the keeper of the hearth', () => {
  const keeper = peopleTexts['maren-trivet'].lines;
  const champion = {
    gymId: 'abebe-hours',
    name: 'Halcyon Abebe',
    region: 'Fourlight',
    beatenAt: record.since,
  };
  const atTheHearth = aMapReply({ mapName: 'fourlight3', mapPos: { x: 12 * 16, y: 15 * 16 } });
  function enter(answers: Record<string, unknown>) {
    localStorage.setItem('talks walker', JSON.stringify({ heard: { 'maren-trivet': ['hello'] }, log: [] }));
    const server = fakeServer({
      '/api/game/mapRequest': atTheHearth,
      '/api/game/record': { ...record, badges: [champion], ember: null },
      ...answers,
    });
    renderAt('/map', { mapName: 'fourlight3' });
    return server;
  }
  async function hearTheQuestion(): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: 'Talk to Maren Trivet' }));
    await screen.findByText(keeper.ask[0]);
    expect(screen.queryByRole('button', { name: 'Bank it' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(keeper.ask[1] ?? '');
  }

  it('takes one of two answers, none of them by Enter, and replies in the same box', async () => {
    const server = enter({ '/api/game/ember': { ember: 'loose' } });
    await hearTheQuestion();
    expect(document.activeElement?.textContent).toBe('Not yet');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Bank it');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(keeper.loose[0]);
    expect(server.sent.filter(({ path }) => path.endsWith('/ember'))).toMatchObject([
      { body: { ember: 'loose' } },
    ]);
    expect(document.activeElement?.textContent).toBe('Goodbye');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Talk to Maren Trivet' }));
    await screen.findByText(keeper.out[0]);
  });

  it('waits where no answer is given, and where it does not arrive', async () => {
    const server = enter({ '/api/game/ember': new FakeRefusal(500, 'Broken', 'internal') });
    await hearTheQuestion();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.paths().filter((path) => path.endsWith('/ember'))).toEqual([]);
    await hearTheQuestion();
    await userEvent.click(screen.getByRole('button', { name: 'Bank it' }));
    await screen.findByText('Broken');
    expect(screen.getByRole('button', { name: 'Leave the latch up' })).toBeTruthy();
    expect(screen.getByText(keeper.ask[1] ?? '')).toBeTruthy();
  });

  it('says nothing in the box of somebody else who talks by the time the reply comes', async () => {
    const reply = later<object>();
    enter({ '/api/game/ember': () => reply.promise });
    await hearTheQuestion();
    await userEvent.click(screen.getByRole('button', { name: 'Bank it' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => askToTalk('sign:hearth-mantel'));
    const { boxes } = signTexts['hearth-mantel'];
    await screen.findByText(boxes[0]);
    reply.resolve({ ember: 'banked' });
    await waitFor(() => expect(localStorage.getItem('talks walker')).toContain('"banked"'));
    await act(async () => {});
    expect(screen.getByText(boxes[0])).toBeTruthy();
  });

  it('has the answer that another window gave', async () => {
    const server = enter({ '/api/game/ember': new FakeRefusal(409, 'The keeper has it', 'conflict') });
    await hearTheQuestion();
    server.answers['/api/game/record'] = { ...record, badges: [champion], ember: 'banked' };
    await userEvent.click(screen.getByRole('button', { name: 'Leave the latch up' }));
    await screen.findByText('The keeper has it');
    await screen.findByText(keeper.banked[0]);
  });
});

describe('the rival', () => {
  const rival = peopleTexts['sorrel-latch'].lines;
  /** Beside the lamp where the first battle is. */
  const atTheLamp = aMapReply({ mapPos: { x: 16 * 16, y: 20 * 16 } });
  const ready = { ...record, caught: 3, rivalWins: 0 };
  const heard = (lines: readonly string[]) =>
    localStorage.setItem('talks walker', JSON.stringify({ heard: { 'sorrel-latch': lines }, log: [] }));

  it('is challenged where the talk ends, and the battle opens', async () => {
    heard(['hello']);
    const battle = aBattle({ battleType: 'gym', gymDetails: { name: 'Sorrel Latch' }, page: 'selection' });
    const { place, server } = enterAt({
      '/api/game/record': ready,
      '/api/game/startRivalBattle': { battleDetails: battle },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Talk to Sorrel Latch' }));
    await screen.findByText(rival.first[0]);
    expect(screen.queryByRole('button', { name: 'Battle' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(rival.first[1] ?? '');
    expect(document.activeElement?.textContent).toBe('Battle');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place.pathname).toBe('/battle'));
    expect(server.paths().filter((path) => path.endsWith('startRivalBattle'))).toHaveLength(1);
  });

  it('is not there any more if the server says so, and the map goes on', async () => {
    heard(['hello']);
    enterAt({
      '/api/game/record': ready,
      '/api/game/startRivalBattle': new FakeRefusal(409, 'Sorrel Latch is not here', 'conflict'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Talk to Sorrel Latch' }));
    await screen.findByText(rival.first[0]);
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Talk to Sorrel Latch' });
  });

  it('stands elsewhere once beaten', async () => {
    const { server } = enterAt({ '/api/game/record': { ...ready, rivalWins: 1 } });
    await waitFor(() => expect(server.paths()).toContain('/api/game/record'));
    await waitFor(() => expect(bridge.getState().world.people).not.toEqual([]));
    expect(screen.queryByRole('button', { name: 'Talk to Sorrel Latch' })).toBeNull();
  });

  function enterAt(answers: Record<string, unknown>) {
    const server = fakeServer({ '/api/game/mapRequest': atTheLamp, ...answers });
    const { place } = renderAt('/map', { mapName: 'green_land' });
    return { place, server };
  }
});
