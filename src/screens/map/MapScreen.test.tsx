import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../app/routing/routes.ts';
import { bridge, changeWorld } from '../../bridge/store.ts';
import { aBattle, aCreature, aMapReply, aProfile, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';

import './MapScreen.tsx';

vi.mock('../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const here = { mapName: 'green_land' };
const wild = { name: 'Podkin', level: 4, kind: 0 as const };
const moved = (server: { paths: () => string[] }) =>
  server.paths().filter((path) => path.endsWith('mapMove'));

// Some tests go to these screens, whose scripts load slowly on a busy machine.
beforeAll(async () => {
  const near = routes.filter(({ path }) => ['/maps', '/battle'].includes(path));
  await Promise.all(near.map(({ load }) => load()));
});
beforeEach(() => loggedIn(aProfile()));
describe('the chooser', () => {
  it('leads to /map with the name of the picture', async () => {
    fakeServer({ '/api/auth/profile': profileReply(), '/api/game/mapRequest': aMapReply() });
    const { place } = renderAt('/maps');
    await screen.findByRole('heading', { level: 1, name: 'Maps' });
    expect(screen.getByRole('img', { name: 'green_land2' })).toBeTruthy();
    const maps = within(screen.getByRole('main')).getAllByRole('link');
    expect(maps.map((map) => map.getAttribute('aria-label'))).toEqual(['green_land', 'green_land2']);
    await user.click(screen.getByRole('img', { name: 'green_land' }));
    await waitFor(() => expect(place).toMatchObject({ pathname: '/map', state: here }));
  });

  it('says that a battle is open, and leads to it', async () => {
    fakeServer({
      '/api/auth/profile': profileReply({ inBattle: true }),
      '/api/game/battle': { battleDetails: aBattle() },
    });
    const { place } = renderAt('/maps');
    await screen.findByText(/A battle is still open/);
    await user.click(screen.getByRole('button', { name: 'Back to your battle' }));
    await waitFor(() => expect(place.pathname).toBe('/battle'));
  });

  it('sends whoever the server does not know to the login screen', async () => {
    fakeServer({ '/api/auth/profile': new FakeRefusal(500, 'Broken', 'internal') });
    const { place } = renderAt('/maps');
    await waitFor(() => expect(place.pathname).toBe('/login'));
  });
});

describe('the map', () => {
  it('without a name in the navigation is not found', async () => {
    renderAt('/map');
    await screen.findByText('No Map found');
  });

  it('without a name leads back to where the player stands, as the server has it', async () => {
    fakeServer({
      '/api/auth/profile': profileReply({ mapName: 'green_land2' }),
      '/api/game/mapRequest': aMapReply({ mapName: 'green_land2' }),
    });
    const { place } = renderAt('/map');
    await screen.findByText('No Map found');
    await user.click(await screen.findByRole('link', { name: 'Back to Green Land 2' }));
    await waitFor(() => expect(place).toMatchObject({ pathname: '/map', state: { mapName: 'green_land2' } }));
    await screen.findByRole('heading', { level: 1, name: 'Green Land 2' });
  });

  it('that cannot be entered because of a battle says so on the way to it', async () => {
    fakeServer({
      '/api/game/mapRequest': new FakeRefusal(409, 'You are in a battle', 'in_battle'),
      '/api/game/battle': { battleDetails: aBattle() },
    });
    const { place } = renderAt('/map', here);
    await waitFor(() => expect(place.pathname).toBe('/battle'));
    await screen.findByText(/A battle is still open/);
  });

  it('that cannot be entered shows the message in its place', async () => {
    fakeServer({ '/api/game/mapRequest': new FakeRefusal(404, 'There is no such map', 'not_found') });
    const { container } = renderAt('/map', { mapName: 'nowhere' });
    await screen.findByText('There is no such map');
    expect(container.querySelector('[data-stage]')).toBeNull();
  });

  it('says where the player stands', async () => {
    fakeServer({ '/api/game/mapRequest': aMapReply() });
    renderAt('/map', 'green_land');
    await screen.findByRole('img', {
      name: 'Map of Green Land. You stand in column 11 of 31, row 11 of 31.',
    });
  });

  it('says in front of a locked door why it does not open', async () => {
    const mapPos = { x: 8 * 16, y: 19 * 16 };
    fakeServer({
      '/api/auth/profile': profileReply(),
      '/api/game/mapRequest': { ...aMapReply(), mapPos },
    });
    renderAt('/map', here);
    const sign = within(await screen.findByRole('region', { name: 'Way on' }));
    expect(sign.getByRole('status').textContent).toBe(
      'The door is locked. Whoever lives here is out, looking at creatures.',
    );
    expect(sign.queryByRole('link')).toBeNull();
  });

  it('has the team beside it once that is known, with names, levels and the way to its page', async () => {
    fakeServer({ '/api/game/mapRequest': aMapReply() });
    renderAt('/map', here);
    await screen.findByRole('img', { name: /You stand in column/ });
    expect(screen.queryByRole('region', { name: 'Your team' })).toBeNull();
    act(() =>
      changeWorld({
        team: [
          aCreature({ id: '1', name: 'Podkin', level: 7 }),
          aCreature({ id: '2', name: 'Kindlam', nickname: 'Blaze', level: 9 }),
        ],
      }),
    );
    const team = within(screen.getByRole('region', { name: 'Your team' }));
    expect(team.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'PodkinLv 7',
      'BlazeLv 9',
    ]);
    expect(team.getByRole('link', { name: 'Your team' }).getAttribute('href')).toBe('/team');
  });

  it('is walked to the cell that the player taps, step by step', async () => {
    // Open ground of the real map.
    const at = (column: number) => aMapReply({ mapPos: { x: column * 16, y: 9 * 16 } });
    const step = later<object>();
    fakeServer({ '/api/game/mapRequest': at(15), '/api/game/mapMove': () => step.promise });
    const { container } = renderAt('/map', here);
    await waitFor(() => expect(button('Move north').disabled).toBe(false));
    const stage = container.querySelector('[data-stage="map"]') as HTMLElement;
    stage.getBoundingClientRect = () => new DOMRect(0, 0, 496, 496);
    fireEvent.click(stage, { clientX: 16.5 * 16, clientY: 9.5 * 16 });
    await waitFor(() => expect(container.querySelector('[data-goal]')).toBeTruthy());
    step.resolve(at(16));
    await waitFor(() => expect(container.querySelector('[data-goal]')).toBeNull());
    await screen.findByRole('img', { name: /You stand in column 17 of 31, row 10 of 31/ });
  });

  it('says of a creature what it is, how rare it is and whether the player has caught one', async () => {
    const pokemon = { ...wild, types: ['grass' as const], tier: 'rare' as const };
    fakeServer({
      '/api/game/mapRequest': aMapReply({ pokemon }),
      '/api/game/pokedex': { entries: [{ name: 'Podkin', seen: [1], caught: [1] }] },
    });
    renderAt('/map', here);
    await screen.findByText('Wild Podkin appeared!');
    expect(screen.getByText('Level : 4')).toBeTruthy();
    expect(screen.getByText('Rare')).toBeTruthy();
    expect(await screen.findByText('Caught before')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Walk on' })).toBeTruthy();
  });

  it('greys and disables the directions that are not available', async () => {
    const availablePos = { ...aMapReply().availablePos, ne: false };
    fakeServer({ '/api/game/mapRequest': aMapReply({ availablePos }) });
    renderAt('/map', here);
    await waitFor(() => expect(button('Move north').disabled).toBe(false));
    expect(button('Move north-east').disabled).toBe(true);
  });

  it('has a pad of three by three with the eight directions round its middle', async () => {
    fakeServer({ '/api/game/mapRequest': aMapReply() });
    renderAt('/map', here);
    await waitFor(() => expect(button('Move north').disabled).toBe(false));
    const names = (pad: string) =>
      within(screen.getByRole('group', { name: pad }))
        .getAllByRole('button')
        .map((one) => one.getAttribute('data-direction') ?? one.textContent);
    expect(names('Direction pad')).toEqual(['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se']);
    expect(names('Directions')).toHaveLength(8);
  });

  it.each([
    ['the pad by pointer', () => user.click(button('Move north'))],
    ['the pad by keyboard', () => fireEvent.click(button('Move north'))],
    ['the hidden pad', () => fireEvent.click(button('Move north', 'Directions'))],
    ['an arrow key', () => user.keyboard('{ArrowUp}')],
    ['the W key', () => user.keyboard('[KeyW]')],
    ['the number pad', () => user.keyboard('[Numpad8]')],
  ])('is walked with %s', async (_name, act) => {
    const server = fakeServer({
      '/api/game/mapRequest': aMapReply(),
      '/api/game/mapMove': aMapReply({ mapPos: { x: 160, y: 144 } }),
    });
    renderAt('/map', here);
    await waitFor(() => expect(button('Move north').disabled).toBe(false));
    await act();
    await waitFor(() => expect(moved(server)).toHaveLength(1));
    const steps = server.sent.filter(({ path }) => path.endsWith('mapMove'));
    expect(steps.at(-1)?.body).toMatchObject({ dir: 'n' });
    await screen.findByText(/^You walked north\. Free: north, north-east/);
  });

  it('is not walked by keys or a gamepad while Controls is open, and its keys are the dialog’s', async () => {
    const server = fakeServer({ '/api/game/mapRequest': aMapReply(), '/api/game/mapMove': aMapReply() });
    const waiting: FrameRequestCallback[] = [];
    const frame = () => {
      for (const draw of waiting.splice(0)) draw(0);
    };
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => waiting.push(draw));
    const buttons = Array.from({ length: 16 }, (_, index) => ({ pressed: index === 12 }));
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { getGamepads: () => [{ axes: [0, 0], buttons }] }),
    );
    renderAt('/map', here);
    await waitFor(() => expect(button('Move north').disabled).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Controls' }));
    const dialog = await screen.findByRole('dialog', { name: 'Controls' });
    for (const target of [document.activeElement ?? dialog, document.body]) {
      expect(fireEvent.keyDown(target, { key: 'ArrowDown', code: 'ArrowDown' })).toBe(true);
      fireEvent.keyUp(target, { key: 'ArrowDown', code: 'ArrowDown' });
    }
    window.dispatchEvent(new Event('gamepadconnected'));
    frame();
    expect(moved(server)).toHaveLength(0);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    frame();
    await waitFor(() => expect(moved(server)).toHaveLength(1));
    expect(server.sent.at(-1)?.body).toMatchObject({ dir: 'n' });
    vi.unstubAllGlobals();
  });

  it('counts the balls of the stored profile and leads to the mart', async () => {
    fakeServer({ '/api/game/mapRequest': aMapReply() });
    const { place } = renderAt('/map', here);
    const bag = await screen.findByRole('region', { name: 'Your balls' });
    const counts = within(bag).getAllByRole('listitem');
    expect(counts.map((item) => item.textContent?.replace(/^\?/, ''))).toEqual([
      'Basic 10',
      'Ultra 1',
      'Super 3',
      'Master 0',
    ]);
    await user.click(screen.getByRole('link', { name: 'Go to mart?' }));
    expect(place.pathname).toBe('/pokemart');
  });
});

it('a step that fails says so in a toast', async () => {
  fakeServer({
    '/api/game/mapRequest': aMapReply(),
    '/api/game/mapMove': new FakeRefusal(500, 'Broken', 'internal'),
  });
  renderAt('/map', here);
  await waitFor(() => expect(button('Move north').disabled).toBe(false));
  await user.click(button('Move north'));
  await screen.findByText('Failed to move! Please reload');
});

describe('an encounter', () => {
  it('is begun by Enter, unless the focus is on something that Enter presses itself', async () => {
    const server = fakeServer({
      '/api/game/mapRequest': aMapReply({ pokemon: { ...wild, kind: 1 } }),
      '/api/game/startWildBattle': { battleDetails: aBattle({ page: 'selection' }) },
      '/api/game/battle': { battleDetails: aBattle({ page: 'selection' }) },
    });
    const { place } = renderAt('/map', here);
    await screen.findByRole('button', { name: 'Try to Catch!' });
    screen.getByRole('link', { name: 'Go to mart?' }).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
    document.getElementById('content')?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', repeat: true });
    expect(server.paths()).not.toContain('/api/game/startWildBattle');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place.pathname).toBe('/battle'));
  });

  it.each([
    [0, 'Wild Podkin appeared!'],
    [1, 'Wild Podkin appeared!'],
    [2, 'Wild dark Podkin appeared!'],
    [3, 'Wild shiny Podkin appeared!'],
  ] as const)('of kind %i is announced', async (kind, text) => {
    fakeServer({ '/api/game/mapRequest': aMapReply({ pokemon: { ...wild, kind } }) });
    renderAt('/map', here);
    await screen.findByText(text);
    expect(screen.getByText('Level : 4')).toBeTruthy();
  });

  it('tells somebody without a creature where to get one', async () => {
    loggedIn(aProfile({ pokemonCount: 0 }));
    fakeServer({ '/api/game/mapRequest': aMapReply({ pokemon: wild }) });
    renderAt('/map', here);
    const link = await screen.findByRole('link', { name: 'Choose your first creature before you battle.' });
    expect(link.getAttribute('href')).toBe('/home');
  });

  it('leads into the battle', async () => {
    fakeServer({
      '/api/game/mapRequest': aMapReply({ pokemon: wild }),
      '/api/game/startWildBattle': { battleDetails: aBattle({ page: 'selection' }) },
      '/api/game/battle': { battleDetails: aBattle({ page: 'selection' }) },
    });
    const { place } = renderAt('/map', here);
    await user.click(await screen.findByRole('button', { name: 'Try to Catch!' }));
    await screen.findByRole('button', { name: 'Select this pokemon' });
    expect(place.pathname).toBe('/battle');
  });
});

it('who has left the map while a battle was being started is not thrown into it', async () => {
  const reply = later<object>();
  const server = fakeServer({
    '/api/game/mapRequest': aMapReply({ pokemon: wild }),
    '/api/game/startWildBattle': () => reply.promise,
    '/api/auth/profile': profileReply(),
  });
  const { place } = renderAt('/map', here);
  await user.click(await screen.findByRole('button', { name: 'Try to Catch!' }));
  await user.click(screen.getByRole('link', { name: 'Maps' }));
  await waitFor(() => expect(place.pathname).toBe('/maps'));
  reply.resolve({ battleDetails: aBattle({ page: 'selection' }) });
  await waitFor(() => expect(bridge.getState().battle.battle).not.toBeNull());
  expect(server.paths()).toContain('/api/game/startWildBattle');
  expect(place.pathname).toBe('/maps');
});

function button(name: string, pad = 'Direction pad'): HTMLButtonElement {
  const group = screen.queryByRole('group', { name: pad });
  return within(group ?? document.body).getByRole<HTMLButtonElement>('button', { name });
}
