import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../../bridge/settings.ts';
import { setSettings } from '../../../client/setSettings.ts';
import { aMapReply, aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { fakeServer } from '../../../testing/transport.ts';
import '../MapScreen.tsx';

vi.mock('../../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const all = () => settings.getState().all;
const stage = () => document.querySelector('[data-stage="map"]')!;
const pad = () => document.querySelector<HTMLElement>('[data-pad]');
const handle = () => screen.getByRole('button', { name: /^Move the pad/ });
const at = (x: number, y: number) => ({
  pointerId: 7,
  button: 0,
  clientX: x,
  clientY: y,
  pointerType: 'touch',
});

async function openMap() {
  const server = fakeServer({ '/api/game/mapRequest': aMapReply(), '/api/game/mapMove': aMapReply() });
  renderAt('/map', { mapName: 'green_land' });
  const north = within(await screen.findByRole('group', { name: 'Directions' })).getByRole('button', {
    name: 'Move north',
  });
  await waitFor(() => expect(north).toHaveProperty('disabled', false));
  const steps = () =>
    server.sent
      .filter(({ path }) => path.endsWith('mapMove'))
      .map(({ body }) => (body as { dir: string }).dir);
  return { steps };
}

beforeEach(() => loggedIn(aProfile()));
afterEach(() => vi.useRealTimers());

describe('a swipe on the map', () => {
  it.each([
    [0, -40, 'n'],
    [40, 38, 'se'],
    [-60, 5, 'w'],
  ])('by %i, %i walks %s, and is no tap', async (x, y, way) => {
    const { steps } = await openMap();
    fireEvent.pointerDown(stage(), at(200, 200));
    fireEvent.pointerMove(stage(), at(200 + x, 200 + y));
    fireEvent.pointerUp(stage(), at(200 + x, 200 + y));
    fireEvent.click(stage(), at(200 + x, 200 + y));
    await waitFor(() => expect(steps()).toEqual([way]));
    expect(document.querySelector('[data-goal]')).toBeNull();
  });

  it('runs on while the finger stays down, where the finger points, until it is lifted', async () => {
    const { steps } = await openMap();
    fireEvent.pointerDown(stage(), at(200, 200));
    fireEvent.pointerMove(stage(), at(200, 160));
    await waitFor(() => expect(steps().slice(0, 3)).toEqual(['n', 'n', 'n']));
    fireEvent.pointerMove(stage(), at(240, 200));
    await waitFor(() => expect(steps().at(-1)).toBe('e'));
    fireEvent.pointerUp(stage(), at(240, 200));
    fireEvent.pointerMove(stage(), at(200, 260));
    const { length } = steps();
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
    expect(steps()).toHaveLength(length);
  });

  it('is nothing with two fingers, which zoom, nor while a dialog is open', async () => {
    const { steps } = await openMap();
    fireEvent.pointerDown(stage(), at(200, 200));
    fireEvent.pointerDown(stage(), { ...at(100, 200), pointerId: 8 });
    fireEvent.pointerMove(stage(), at(200, 150));
    fireEvent.pointerUp(stage(), at(200, 150));
    fireEvent.pointerUp(stage(), { ...at(100, 200), pointerId: 8 });
    await user.click(screen.getByRole('button', { name: 'Controls' }));
    await screen.findByRole('dialog');
    fireEvent.pointerDown(stage(), at(200, 200));
    fireEvent.pointerMove(stage(), at(200, 150));
    fireEvent.pointerUp(stage(), at(200, 150));
    expect(steps()).toEqual([]);
  });
});

describe('the pad', () => {
  it('can be larger, see-through, free and on the left', async () => {
    setSettings({ padSize: 130, padOpacity: 40, pad: 'free', leftHanded: true });
    await openMap();
    expect(pad()?.style.getPropertyValue('--pad-size')).toBe('1.3');
    expect(pad()?.style.getPropertyValue('--opacity')).toBe('0.4');
    expect(pad()?.dataset.leftHanded).toBe('true');
  });

  it('is dragged by its handle, stays where it is put, and never leaves the window', async () => {
    setSettings({ pad: 'free' });
    await openMap();
    vi.spyOn(pad()!, 'getBoundingClientRect').mockReturnValue(new DOMRect(700, 400, 200, 240));
    Object.assign(globalThis, { innerWidth: 1000, innerHeight: 740 });
    fireEvent.pointerDown(handle(), at(800, 410));
    fireEvent.pointerMove(handle(), at(500, 160));
    expect(all().padAcross).toBe(0);
    fireEvent.pointerUp(handle(), at(500, 160));
    expect(all()).toMatchObject({ padAcross: 50, padUp: 70 });
    expect(pad()?.style.getPropertyValue('--across')).toBe('0.5');
    fireEvent.pointerDown(handle(), at(800, 410));
    fireEvent.pointerMove(handle(), at(-900, 2000));
    fireEvent.pointerUp(handle(), at(-900, 2000));
    expect(all()).toMatchObject({ padAcross: 100, padUp: 0 });
  });

  it('is moved by the arrow keys on its handle, which then do not walk', async () => {
    setSettings({ pad: 'free' });
    const { steps } = await openMap();
    handle().focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(all()).toMatchObject({ padAcross: 10, padUp: 0 });
    setSettings({ leftHanded: true });
    await user.keyboard('{ArrowLeft}');
    expect(all().padAcross).toBe(5);
    expect(steps()).toEqual([]);
  });

  it.each([
    ['was hidden', { pad: 'hidden' }, { pad: 'map' }],
    [
      'is free and hard to see',
      { pad: 'free', padOpacity: 20, padAcross: 90, padUp: 80 },
      { pad: 'free', padOpacity: 100, padAcross: 0, padUp: 0 },
    ],
  ] as const)(
    'that %s comes back with a long press on the map, which does nothing else',
    async (_, away, back) => {
      setSettings({ ...away, padSize: 120 });
      const { steps } = await openMap();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      fireEvent.pointerDown(stage(), at(200, 200));
      vi.advanceTimersByTime(700);
      vi.useRealTimers();
      fireEvent.pointerUp(stage(), at(200, 200));
      fireEvent.click(stage(), at(200, 200));
      await waitFor(() => expect(pad()).not.toBeNull());
      expect(all()).toMatchObject({ ...back, padSize: 120 });
      await screen.findByText('The pad is back. Its size and place are in Settings.');
      expect(document.querySelector('[data-goal]')).toBeNull();
      expect(steps()).toEqual([]);
    },
  );

  it('does not come back after a tap or a swipe', async () => {
    setSettings({ pad: 'hidden' });
    await openMap();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerDown(stage(), at(200, 200));
    fireEvent.pointerUp(stage(), at(200, 200));
    fireEvent.pointerDown(stage(), at(200, 200));
    fireEvent.pointerMove(stage(), at(260, 200));
    vi.advanceTimersByTime(2000);
    fireEvent.pointerUp(stage(), at(260, 200));
    vi.useRealTimers();
    expect(pad()).toBeNull();
  });

  it('hidden on the screen is still there for assistive technology, and keys walk', async () => {
    setSettings({ pad: 'hidden' });
    const { steps } = await openMap();
    expect(screen.queryByRole('group', { name: 'Direction pad' })).toBeNull();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(steps()).toEqual(['n']));
  });
});
