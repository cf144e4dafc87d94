import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ACTIONS,
  BUTTON_ACTIONS,
  type ButtonAction,
  KEY_ACTIONS,
  type KeyAction,
  type PlayerAction,
} from '../../contract/shapes/controls.ts';
import { bridge, changeBattle } from '../bridge/store.ts';
import { setTextMode } from '../client/session/textMode.ts';
import { setSettings } from '../client/setSettings.ts';
import { aBattle, aFighter, aMapReply, aProfile, profileReply } from '../testing/builders.ts';
import { loggedIn } from '../testing/fresh.ts';
import { plugIn } from '../testing/gamepad.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { fakeServer } from '../testing/transport.ts';
import { routes } from './routing/routes.ts';
import { awaitSound } from './sound/awaitSound.ts';
import { followTheme } from './theme/theme.ts';

/*
 * Every action with every device. An action without a proof does not compile, and one that a device cannot carry out
 * fails.
 */

vi.mock('../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));
vi.mock('../ui/sound/wakeSound.ts', () => ({ wakeSound: async () => undefined }));

const user = userEvent.setup();

/** How an action is proven. */
interface Proof {
  /** Opens a page on which the action is possible. Returns what is to be asked afterwards. */
  readonly open: () => Promise<() => unknown>;
  /** The control on the screen that does the same, for fingers and mice, and for a gamepad without a button for it. */
  readonly control: () => HTMLElement;
  /** What a keyboard does, if the action has no keys that can be chosen. */
  readonly keys?: string;
  /** The buttons of a gamepad, if not the first one of the action. */
  readonly buttons?: readonly number[];
}

const button = (name: string | RegExp, part: HTMLElement = document.body) =>
  within(part).getByRole('button', { name });

/** A step on the map, in a direction of the wire. */
const walk = (dir: string, name: string, buttons?: readonly number[]): Proof => ({
  open: async () => {
    const server = fakeServer({ '/api/game/mapRequest': aMapReply(), '/api/game/mapMove': aMapReply() });
    renderAt('/map', { mapName: 'green_land' });
    const arrow = () =>
      within(screen.getByRole('group', { name: 'Direction pad' })).getByRole('button', { name });
    await waitFor(() => expect(arrow()).toHaveProperty('disabled', false));
    return () =>
      expect(server.sent.filter(({ path }) => path.endsWith('mapMove')).map(({ body }) => body)).toEqual([
        expect.objectContaining({ dir }),
      ]);
  },
  control: () => within(screen.getByRole('group', { name: 'Direction pad' })).getByRole('button', { name }),
  ...(buttons && { buttons }),
});

async function openBattle(hp = 20): Promise<void> {
  const fighter = aFighter({ hp, attack3: 'Growl', attack4: 'Scratch' });
  const now = aBattle({ round: 2, myState: [fighter], events: [] });
  const told = [0, 1, 2].flatMap((round) => [
    aBattle({ page: round === 0 ? 'selection' : 'roundResults', round }),
    aBattle({ round }),
  ]);
  sessionStorage.setItem('battle', JSON.stringify(now));
  sessionStorage.setItem('battleStory', JSON.stringify({ states: told }));
  fakeServer({ '/api/game/battle': { battleDetails: now } });
  renderAt('/battle');
  await screen.findByRole('button', { name: 'Attack' });
}

const attack = (name: RegExp): Proof => ({
  open: async () => {
    await openBattle();
    return () => expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true);
  },
  control: () => screen.getByRole('radio', { name }),
});

const steps = [
  aBattle({ page: 'selection', round: 0 }),
  aBattle({ round: 0, events: [{ type: 'send', side: 'player', creature: 'mine' }] }),
  aBattle({ page: 'roundResults', round: 1, events: [{ type: 'faint', side: 'opponent', creature: 'foe' }] }),
  aBattle({ page: 'win', round: 1, events: [{ type: 'end', winner: 'player' }] }),
];
/** A replay that stands at a step, and what its caption is afterwards. */
const replay = (at: 'To the end' | 'To the start', name: string, caption: RegExp): Proof => ({
  open: async () => {
    bridge.setState(({ settings }) => ({ settings: { ...settings, calm: true } }));
    fakeServer({ '/api/game/replay': { steps, count: steps.length } });
    renderAt('/profile?tab=battles&replay=9');
    const start = await screen.findByRole('button', { name: at });
    if (at === 'To the end') await user.click(start);
    act(() => document.getElementById('content')?.focus());
    return () => expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(caption);
  },
  control: () => button(name),
});

const proofs: Readonly<Record<PlayerAction | 'throwBall', Proof>> = {
  north: walk('n', 'Move north'),
  east: walk('e', 'Move east'),
  south: walk('s', 'Move south'),
  west: walk('w', 'Move west'),
  northEast: walk('ne', 'Move north-east', [12, 15]),
  southEast: walk('se', 'Move south-east', [13, 15]),
  southWest: walk('sw', 'Move south-west', [13, 14]),
  northWest: walk('nw', 'Move north-west', [12, 14]),
  attack1: attack(/Tackle/),
  attack2: attack(/Ember/),
  attack3: attack(/Growl/),
  attack4: attack(/Scratch/),
  earlier: {
    open: async () => {
      await openBattle();
      return () => screen.getByText('The past: round 1');
    },
    control: () => button('Look back'),
  },
  later: {
    open: async () => {
      await openBattle();
      await user.click(button('Look back'));
      await user.click(button(/Earlier/));
      act(() => document.getElementById('content')?.focus());
      screen.getByText('The past: the start');
      return () => screen.getByText('The past: round 1');
    },
    control: () => button(/Later/),
  },
  run: {
    open: async () => {
      await openBattle();
      const server = fakeServer({
        '/api/game/runAway': { battleDetails: aBattle({ fled: true, round: 3 }) },
      });
      return () => expect(server.paths()).toContain('/api/game/runAway');
    },
    control: () => button('Run away'),
  },
  drink: {
    open: async () => {
      await openBattle(3);
      return () => expect(screen.getByRole('dialog', { name: 'Who drinks?' })).toBeTruthy();
    },
    control: () => button(/^Flask/),
  },
  speed: {
    open: async () => {
      await openBattle();
      return () => expect(button(/Speed of battles/).textContent).toBe('2×');
    },
    control: () => button(/Speed of battles/),
  },
  skip: {
    open: async () => {
      await openBattle();
      act(() => changeBattle({ playback: { before: aBattle(), after: aBattle({ round: 3 }), skip: false } }));
      return () => expect(bridge.getState().battle.playback?.skip ?? true).toBe(true);
    },
    control: () => screen.getByRole('img', { name: /faces/ }),
    keys: 'x',
    buttons: [3],
  },
  confirm: {
    open: async () => {
      const chosen = { battleDetails: aBattle({ page: 'selection' }) };
      fakeServer({
        '/api/game/mapRequest': aMapReply({ pokemon: { name: 'Podkin', level: 4, kind: 0 } }),
        '/api/game/startWildBattle': chosen,
        '/api/game/battle': chosen,
      });
      const { place } = renderAt('/map', { mapName: 'green_land' });
      await screen.findByRole('button', { name: 'Try to Catch!' });
      return () => expect(place.pathname).toBe('/battle');
    },
    control: () => button('Try to Catch!'),
  },
  press: {
    open: async () => {
      renderAt('/about');
      const dark = within(screen.getByRole('group', { name: 'Theme' })).getByRole('button', { name: 'Dark' });
      act(() => dark.focus());
      return () => expect(dark.getAttribute('aria-pressed')).toBe('true');
    },
    control: () => button('Dark'),
    keys: '{Enter}',
  },
  next: {
    open: async () => {
      renderAt('/about');
      act(() => button('System').focus());
      return () => expect(document.activeElement).toBe(button('Light'));
    },
    control: () => button('Light'),
    keys: '{Tab}',
  },
  previous: {
    open: async () => {
      renderAt('/about');
      act(() => button('Light').focus());
      return () => expect(document.activeElement).toBe(button('System'));
    },
    control: () => button('System'),
    keys: '{Shift>}{Tab}{/Shift}',
  },
  cancel: {
    open: async () => {
      renderAt('/about');
      await user.click(button('Controls'));
      await screen.findByRole('dialog', { name: 'Controls' });
      return () => expect(screen.queryByRole('dialog')).toBeNull();
    },
    control: () => button('Close'),
    keys: '{Escape}',
  },
  replayBack: replay('To the end', 'Step back', /^Round 1, step 3/),
  replayForward: replay('To the start', 'Step forward', /^Before round 1, step 2/),
  replayFirst: replay('To the end', 'To the start', /^The start, step 1/),
  replayLast: replay('To the start', 'To the end', /^Won, step 4/),
  replayPlay: {
    ...replay('To the start', 'Play', /./),
    open: async () => {
      await replay('To the start', 'Play', /./).open();
      return () => screen.getByRole('button', { name: 'Pause' });
    },
  },
  mute: {
    open: async () => {
      fakeServer({ '/api/game/mapRequest': aMapReply() });
      renderAt('/map', { mapName: 'green_land' });
      await screen.findByRole('button', { name: 'Mute the game' });
      return () => screen.getByRole('button', { name: 'Let the game sound' });
    },
    control: () => button('Mute the game'),
  },
  fullscreen: {
    open: async () => {
      const enter = vi.fn(async () => undefined);
      Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
      Object.defineProperty(document.documentElement, 'requestFullscreen', {
        configurable: true,
        value: enter,
      });
      renderAt('/about');
      return () => expect(enter).toHaveBeenCalledOnce();
    },
    control: () => button('Full screen'),
  },
  commands: {
    open: async () => {
      setTextMode('only');
      fakeServer({ '/api/auth/profile': profileReply() });
      renderAt('/about');
      const line = await screen.findByRole('textbox', { name: 'Command' });
      act(() => line.blur());
      return () => expect(document.activeElement).toBe(line);
    },
    control: () => screen.getByRole('textbox', { name: 'Command' }),
  },
  throwBall: {
    open: async () => {
      await openBattle();
      const server = fakeServer({
        '/api/game/catch': { battleDetails: aBattle({ page: 'roundResults' }) },
      });
      await user.click(screen.getByRole('radio', { name: /Basic ball/ }));
      act(() => button('Use Ball').focus());
      return () => expect(server.paths()).toContain('/api/game/catch');
    },
    control: () => button('Use Ball'),
    keys: '{Enter}',
    buttons: [0],
  },
};

type Gamepad = Awaited<ReturnType<typeof plugIn>>;
let gamepad: Gamepad | null = null;

beforeAll(async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  const letSoundGo = awaitSound();
  followTheme();
  await Promise.all(routes.map(({ load }) => load()));
  await import('../textMode/TextConsole.tsx');
  await import('../screens/controls/ControlsDialog.tsx');
  return letSoundGo;
});
afterEach(async () => {
  await gamepad?.unplug();
  gamepad = null;
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

/** Presses a key as a keyboard does: a character by itself, another one by its position. */
async function pressKey(key: string): Promise<void> {
  const target = document.activeElement ?? document.body;
  const event = { key: key === 'Space' ? ' ' : key, code: key.length === 1 ? '' : key };
  fireEvent.keyDown(target, event);
  fireEvent.keyUp(target, event);
}

/** Goes to a control with the shoulder buttons, and presses it. */
async function pressControl(pad: Gamepad, control: () => HTMLElement): Promise<void> {
  const screenPart = screen.getByRole('main');
  const isAbove = Boolean(screenPart.compareDocumentPosition(control()) & Node.DOCUMENT_POSITION_PRECEDING);
  // The first press goes into the screen.
  for (let presses = 0; presses < 80 && document.activeElement !== control(); presses += 1)
    await pad.press(isAbove && presses > 0 ? 4 : 5);
  expect(document.activeElement).toBe(control());
  if (!control().matches('input:not([type="radio"])')) await pad.press(0);
}

const has = <Name extends PlayerAction>(actions: readonly Name[], action: string): action is Name =>
  (actions as readonly string[]).includes(action);

const devices = {
  async keyboard(action: string, { keys }: Proof) {
    if (keys) await user.keyboard(keys);
    else await pressKey(ACTIONS[action as KeyAction].keys[0]);
  },
  async 'another key'(action: string) {
    if (has(KEY_ACTIONS, action)) {
      setSettings({ keys: { [action]: ['k'] } });
      await pressKey('k');
    }
  },
  async gamepad(action: string, { buttons, control }: Proof) {
    gamepad = await plugIn();
    const [first] = buttons ?? ACTIONS[action as ButtonAction].buttons;
    if (first === undefined) await pressControl(gamepad, control);
    else await gamepad.press(...(buttons ?? [first]));
  },
  async 'another button of the gamepad'(action: string) {
    if (has(BUTTON_ACTIONS, action)) {
      setSettings({ buttons: { [action]: [20] } });
      gamepad = await plugIn();
      await gamepad.press(20);
    }
  },
  async touch(_action: string, { control }: Proof) {
    await user.pointer([{ keys: '[TouchA]', target: control() }]);
  },
  async mouse(_action: string, { control }: Proof) {
    await user.click(control());
  },
} satisfies Record<string, (action: string, proof: Proof) => Promise<void>>;

/** Actions whose keys, or buttons, belong to the browser and cannot be chosen. */
const isFixed = (action: string, device: string): boolean =>
  (device === 'another key' && !has(KEY_ACTIONS, action)) ||
  (device === 'another button of the gamepad' && !has(BUTTON_ACTIONS, action));

it('every action is in the matrix', () => {
  expect(Object.keys(proofs)).toEqual(expect.arrayContaining(Object.keys(ACTIONS)));
});

describe.each(Object.keys(devices) as (keyof typeof devices)[])('with %s', (device) => {
  it.each(Object.entries(proofs).filter(([action]) => !isFixed(action, device)))(
    '%s',
    async (action, proof) => {
      loggedIn(aProfile({ mapName: 'green_land' }));
      const proven = await proof.open();
      // The pace of walking: on a busy machine, what is pressed for a moment would be held for a second step.
      const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
      await devices[device](action, proof);
      clock.mockRestore();
      await waitFor(() => void proven());
    },
  );
});
