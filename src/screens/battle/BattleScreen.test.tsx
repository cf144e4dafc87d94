import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachPlayer, finishPlayback, waitForPlayer } from '../../bridge/playback.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { setSettings } from '../../client/setSettings.ts';
import { aBattle, aFighter, aMapReply, aProfile, aSide, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';

vi.mock('../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const event = { type: 'move', side: 'player', creature: 'mine', move: 'tackle' } as const;

/** Opens the battle screen with a battle that this window and the server have stored. */
function enter(battle: BattleDetails, answers: Record<string, object> = {}) {
  sessionStorage.setItem('battle', JSON.stringify(battle));
  const server = fakeServer({ '/api/game/battle': { battleDetails: battle }, ...answers });
  return { server, ...renderAt('/battle') };
}
const acted = (server: { sent: readonly { path: string; body: unknown }[] }) =>
  server.sent.filter(({ path }) => path !== '/api/game/battle');

beforeEach(() => loggedIn(aProfile()));
it('without a stored battle the screen leads home', async () => {
  fakeServer({ '/api/auth/profile': profileReply() });
  const { place } = renderAt('/battle');
  await waitFor(() => expect(place.pathname).toBe('/Home'));
});

describe('choosing who fights', () => {
  const team = [
    aFighter({ id: 'b', name: 'Podkin', team_order: 1 }),
    aFighter({ id: 'a', name: 'Kindlam', hp: 0, team_order: 0 }),
    aFighter({ id: 'c', name: 'Rootling', kind: 3, team_order: 2 }),
  ];
  const selection = aBattle({ page: 'selection', myState: team, selectedPokemonId: null });

  it('lists the team in its order, without the fainted, the first one chosen', async () => {
    enter(selection);
    await screen.findByRole('heading', { name: 'Battle' });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, disabled, checked }) => [value, disabled, checked])).toEqual([
      ['a', true, false],
      ['b', false, true],
      ['c', false, false],
    ]);
    expect(screen.getByRole('heading', { name: 'Opponent' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your team' })).toBeTruthy();
    expect(screen.getByText('DEFEATED')).toBeTruthy();
  });

  it('no heading stands within a label, and each choice is named by its creature', async () => {
    enter(selection);
    await screen.findByRole('radio', { name: 'Podkin, Level 5' });
    for (const heading of screen.getAllByRole('heading')) expect(heading.closest('label')).toBeNull();
  });

  it('of one creature alone nothing has to be chosen: it is, and one press goes on', async () => {
    const alone = aBattle({ page: 'selection', selectedPokemonId: null, myState: [aFighter({ id: 'a' })] });
    const { server } = enter(alone, {
      '/api/game/selectBattlePokemon': { battleDetails: aBattle({ selectedPokemonId: 'a' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Select this pokemon' }));
    await screen.findByRole('button', { name: 'Attack' });
    expect(acted(server)[0]).toMatchObject({ body: { selectedPokemon: 'a' } });
  });

  it('against a user names whom one is about to fight, and lets another one be named', async () => {
    const rival = { battleType: 'user', userBattaleDetails: { name: 'Walker 12' } } as const;
    const { place } = enter(aBattle({ ...selection, ...rival, round: 0 }), {
      '/api/auth/profile': profileReply(),
      '/api/game/startUserBattle': new Promise(() => undefined),
    });
    const opponent = await screen.findByRole('region', { name: 'Opponent' });
    within(opponent).getByText('Walker 12');
    await user.type(screen.getByRole('textbox', { name: 'Name of another user' }), 'Rival 7{Enter}');
    await waitFor(() => expect(place.pathname + place.search).toBe('/userbattle?name=Rival+7'));
  });

  it('sends the id of the chosen creature', async () => {
    const { server } = enter(selection, {
      '/api/game/selectBattlePokemon': { battleDetails: aBattle({ selectedPokemonId: 'c', myState: team }) },
    });
    await user.click(await screen.findByRole('radio', { name: 'shiny Rootling, Level 5' }));
    await user.click(screen.getByRole('button', { name: 'Select this pokemon' }));
    await screen.findByRole('button', { name: 'Attack' });
    expect(acted(server)[0]).toMatchObject({ body: { selectedPokemon: 'c' } });
  });
});

describe('the fight', () => {
  it('shows hit points as a share of the maximum', async () => {
    enter(aBattle({ myState: [aFighter({ hp: 5, orginalHp: 20 })] }));
    const mine = await screen.findByRole('region', { name: 'Your creature' });
    const bar = within(mine).getByRole<HTMLMeterElement>('meter', { name: 'hp' });
    expect(bar.getAttribute('value')).toBe('25');
  });

  it('a tap on the picture goes on from the results, and attacks nobody', async () => {
    const results = aBattle({ page: 'roundResults', round: 2 });
    const { server } = enter(results, {
      '/api/game/battleContinue': { battleDetails: aBattle({ round: 2 }) },
    });
    await screen.findByRole('button', { name: 'Continue' });
    await user.click(screen.getByRole('img', { name: / faces / }));
    await screen.findByRole('button', { name: 'Attack' });
    await user.click(screen.getByRole('radio', { name: /Tackle/ }));
    await user.click(screen.getByRole('img', { name: / faces / }));
    expect(acted(server).map(({ path }) => path)).toEqual(['/api/game/battleContinue']);
  });

  it('keeps the place on the page from a round to its results and on', async () => {
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    const results = aBattle({ page: 'roundResults', round: 2 });
    enter(results, { '/api/game/battleContinue': { battleDetails: aBattle({ round: 2 }) } });
    const goOn = await screen.findByRole('button', { name: 'Continue' });
    scroll.mockClear();
    await user.click(goOn);
    await screen.findByRole('button', { name: 'Attack' });
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });

  it('attacks only once an attack is chosen, with its number', async () => {
    const results = aBattle({ page: 'roundResults', round: 2 });
    const { server } = enter(aBattle(), { '/api/game/attack': { battleDetails: results } });
    const attack = await screen.findByRole('button', { name: 'Attack' });
    await user.click(attack);
    expect(acted(server)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /Ember/ }));
    await user.click(attack);
    await screen.findByRole('button', { name: 'Continue' });
    expect(acted(server)[0]).toMatchObject({ body: { attackId: 2, round: 1 } });
  });

  it('marks how well an attack suits the opponent', async () => {
    enter(aBattle());
    expect(await screen.findByRole('radio', { name: /Ember super effective accuracy 100%/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Tackle accuracy 100%/ })).toBeTruthy();
  });

  it('is played with the keys 1 to 4 and Enter', async () => {
    const results = aBattle({ page: 'roundResults', round: 2 });
    const { server } = enter(aBattle(), { '/api/game/attack': { battleDetails: results } });
    await screen.findByRole('button', { name: 'Attack' });
    await user.keyboard('3');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.keyboard('1{Enter}');
    await screen.findByRole('button', { name: 'Continue' });
    expect(acted(server)[0]).toMatchObject({ body: { attackId: 1 } });
  });

  it.each([
    [{ dodge: true, attack: 'Ember', mult: 1, damage: 0 }, 'Podkin used Ember and was dodged'],
    [{ dodge: false, attack: 'Ember', mult: 1, damage: 4 }, 'Podkin used Ember · normal damage · −4 hp'],
    [{ dodge: false, attack: 'Ember', mult: 0.5, damage: 2 }, 'Podkin used Ember · normal damage · −2 hp'],
    [{ dodge: false, attack: 'Ember', mult: 2, damage: 9 }, 'Podkin used Ember · super effective · −9 hp'],
    [{ dodge: false, attack: 'Ember', mult: 4, damage: 9 }, 'Podkin used Ember · ultra effective · −9 hp'],
    [{ dodge: false, attack: 'Ember', mult: 8, damage: 9 }, 'Podkin used Ember · ultra effective · −9 hp'],
    [{ dodge: false, attack: 'Ember', mult: 1.5, damage: 9 }, 'Podkin used Ember · −9 hp'],
    [{ dodge: false, attack: 'Ember', mult: 3, damage: 9 }, 'Podkin used Ember · −9 hp'],
  ])('describes the last attack received: %j', async (dReceived, text) => {
    enter(aBattle({ dReceived }));
    await screen.findByText(text);
  });

  it('describes the last attack that the opponent received', async () => {
    enter(aBattle({ opponentDReceived: { dodge: false, attack: 'Ember', mult: 2, damage: 9 } }));
    const foe = await screen.findByRole('region', { name: 'Opponent' });
    await within(foe).findByText('Kindlam used Ember · super effective · −9 hp');
  });

  it('says in the results of a round only what was received in that round', async () => {
    const before = { dodge: false, attack: 'Tackle', mult: 1, damage: 3 };
    const now = { dodge: false, attack: 'Ember', mult: 1, damage: 4 };
    enter(
      aBattle({
        page: 'roundResults',
        round: 3,
        opponentDReceived: before,
        dReceived: now,
        events: [
          { type: 'drink', side: 'player', creature: 'mine' },
          { type: 'move', side: 'opponent', creature: 'foe', move: 'Ember' },
        ],
      }),
    );
    await screen.findByText('Podkin used Ember · normal damage · −4 hp');
    expect(screen.queryByText(/used Tackle/)).toBeNull();
  });

  it('names who attacked, not who has come in since', async () => {
    const received = { dodge: false, attack: 'Tackle', mult: 1, damage: 3 };
    const myState = [aFighter(), aFighter({ id: 'other', name: 'Molder', team_order: 1 })];
    const struck = aBattle({
      myState,
      page: 'roundResults',
      round: 2,
      opponentDReceived: received,
      events: [{ type: 'move', side: 'player', creature: 'mine', move: 'Tackle' }],
    });
    const next = aBattle({ myState, round: 3, selectedPokemonId: 'other', opponentDReceived: received });
    sessionStorage.setItem('battleStory', JSON.stringify({ states: [struck] }));
    enter(next);
    await screen.findByText('Kindlam used Tackle · normal damage · −3 hp');
  });

  it('shows both active creatures with their attacks, and asks to wait while an attack is on its way', async () => {
    const reply = later<object>();
    const [foe] = aBattle().opponent;
    enter(aBattle({ opponent: [{ ...foe!, attack1: 'Absorb' }] }), {
      '/api/game/attack': () => reply.promise,
    });
    await screen.findByRole('button', { name: 'Attack' });
    const sides = ['Your creature', 'Opponent'].map((name) => within(screen.getByRole('region', { name })));
    sides[0]!.getByRole('heading', { name: 'Kindlam' });
    sides[1]!.getByRole('heading', { name: 'Podkin' });
    expect(sides[1]!.getByText('Absorb')).toBeTruthy();
    await user.keyboard('1{Enter}');
    await screen.findByRole('button', { name: 'Please wait' });
    reply.resolve({ battleDetails: aBattle({ page: 'roundResults', round: 2 }) });
    await screen.findByRole('button', { name: 'Continue' });
  });

  it('tells the last round again after a reload', async () => {
    const throwing = { type: 'throw', ball: 'uball', shakes: 1, caught: false } as const;
    enter(aBattle({ page: 'roundResults', events: [throwing] }));
    const log = await screen.findByRole('log');
    await within(log).findByText('You threw an Ultra ball.');
    within(log).getByText('It shook once and broke open.');
  });

  it('shows what lasts: the weather in the middle, the rest with its side, and again after a reload', async () => {
    const changes = { attack: 2, defense: 0, speed: -1, accuracy: 0, evasion: 0 };
    enter(
      aBattle({
        weather: { kind: 'rain', left: 3 },
        mySide: aSide({ screen: 1, changes }),
        opponentSide: aSide({ sapped: true, trapped: true, bound: 'Dig', hidden: true }),
      }),
    );
    const signsIn = async (name: string) => {
      const list = await screen.findByRole('list', { name });
      return within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
    };
    expect(await signsIn('The weather')).toEqual(['Rain · 3 rounds left']);
    expect(await signsIn('On your side')).toEqual(['Screen · 1 round left', 'Attack +2', 'Speed −1']);
    expect(await signsIn('On the other side')).toEqual(['Seeded', 'Trapped', 'Next: Dig', 'Out of reach']);
  });

  it('shows no list of signs where nothing lasts', async () => {
    enter(aBattle());
    await screen.findByRole('button', { name: 'Attack' });
    expect(screen.queryByRole('list', { name: /weather|side/ })).toBeNull();
  });

  it('shows the balls with counts and chances in wild battles only', async () => {
    enter(aBattle());
    const balls = await screen.findByRole('group', { name: 'Pokeballs' });
    expect(within(balls).getAllByRole('radio')).toHaveLength(4);
    expect(within(balls).getByRole('radio', { name: /Basic ball.*×10.*25% catch/ })).toBeTruthy();
    const told = within(balls)
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value);
    expect(told.toSorted()).toEqual(['gball', 'mball', 'nball', 'uball']);
    for (const name of [/Ultra ball.*×1/, /Super ball.*×3/, /Master ball.*×0/])
      expect(within(balls).getByRole('radio', { name })).toBeTruthy();
    cleanup();
    enter(aBattle({ battleType: 'gym', gymDetails: { name: 'Oona' }, catchChances: null }));
    act(() => bridge.setState({ battle: { ...bridge.getState().battle, battle: null } }));
    cleanup();
    enter(aBattle({ battleType: 'gym', gymDetails: { name: 'Oona' }, catchChances: null }));
    await screen.findByRole('button', { name: 'Attack' });
    expect(screen.queryByRole('group', { name: 'Pokeballs' })).toBeNull();
  });

  it('lets nobody choose a ball of which there is none, and says why', async () => {
    enter(aBattle());
    const balls = await screen.findByRole('group', { name: 'Pokeballs' });
    const master = within(balls).getByRole<HTMLInputElement>('radio', { name: /Master ball.*×0.*none left/ });
    expect(master.disabled).toBe(true);
    expect(
      within(balls)
        .getAllByRole('radio')
        .filter((ball) => !(ball as HTMLInputElement).disabled),
    ).toHaveLength(3);
  });

  it('tells what the chosen attack does', async () => {
    enter(aBattle());
    await user.click(await screen.findByRole('radio', { name: /Ember/ }));
    expect(screen.getByText('Power 40 · 10% chance of burn')).toBeTruthy();
  });

  it('tells of a ball that did not hold', async () => {
    const missed = aBattle({ page: 'roundResults', round: 2, error: 'Not caught' });
    const { server } = enter(aBattle(), { '/api/game/catch': { battleDetails: missed } });
    await user.click(await screen.findByRole('radio', { name: /Super ball/ }));
    await user.click(screen.getByRole('button', { name: 'Use Ball' }));
    await screen.findByText('Not caught');
    expect(acted(server)[0]).toMatchObject({ body: { ballType: 'gball' } });
  });

  it('in a bad request leads home with the message', async () => {
    const { place } = enter(aBattle(), {
      '/api/game/attack': new FakeRefusal(400, 'No such attack', 'invalid_payload'),
      '/api/auth/profile': profileReply(),
    });
    await screen.findByRole('button', { name: 'Attack' });
    await user.keyboard('1{Enter}');
    await waitFor(() => expect(place.pathname).toBe('/Home'));
    await screen.findByText('No such attack');
  });
});

describe('Enter', () => {
  it('plays no round while it is pressed on a volume or a tab', async () => {
    const { server } = enter(aBattle());
    await screen.findByRole('button', { name: 'Attack' });
    await user.keyboard('1');
    await user.click(screen.getByRole('button', { name: 'Sound' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sound' });
    within(dialog).getByRole('slider', { name: 'Music' }).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Controls' }));
    await user.click(await screen.findByRole('tab', { name: 'Touch' }));
    await user.keyboard('{Enter}2');
    await user.keyboard('{Escape}');
    expect(acted(server)).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('1');
  });

  it('sends the chosen creature, once, wherever the focus is', async () => {
    const selection = aBattle({ page: 'selection', selectedPokemonId: null });
    const { server } = enter(selection, {
      '/api/game/selectBattlePokemon': { battleDetails: aBattle() },
    });
    await screen.findByRole('button', { name: 'Select this pokemon' });
    screen.getByRole('radio').focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Attack' });
    expect(acted(server)).toHaveLength(1);
  });

  it('presses the main button of a result, but not what the focus is not on', async () => {
    const { place } = enter(aBattle({ page: 'win', battleType: 'gold', goldTier: 'bronze' }));
    await screen.findByRole('heading', { level: 1, name: 'Won' });
    document.getElementById('content')?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place.pathname).toBe('/goldbattle'));
  });
});

describe('while a round is played', () => {
  async function playing() {
    const results = aBattle({ page: 'roundResults', round: 2, events: [event] });
    const detach = attachPlayer();
    const entered = enter(aBattle(), {
      '/api/game/attack': { battleDetails: results },
      '/api/game/battleContinue': { battleDetails: aBattle({ round: 2 }) },
    });
    await screen.findByRole('button', { name: 'Attack' });
    await user.keyboard('1{Enter}');
    await screen.findByRole('button', { name: 'Please wait' });
    return { ...entered, detach };
  }

  it('a key skips it and never reaches the next choice', async () => {
    const { server, detach } = await playing();
    fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter' });
    expect(bridge.getState().battle.playback?.skip).toBe(true);
    act(finishPlayback);
    fireEvent.keyUp(document.body, { key: 'Enter', code: 'Enter' });
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(acted(server)).toHaveLength(1);
    detach();
  });

  it('that waits for the player, the main button goes on, also without a pointer, and says so', async () => {
    const { server, detach } = await playing();
    setSettings({ waitForMe: true });
    let hasGoneOn = false;
    await act(async () => {
      void waitForPlayer().then(() => {
        hasGoneOn = true;
      });
    });
    const onward = screen.getByRole('button', { name: 'Go on' });
    expect(onward.getAttribute('aria-busy')).not.toBe('true');
    expect(screen.getByText(/to go on$/)).toBeTruthy();
    // As assistive technology presses it.
    fireEvent.click(onward);
    await waitFor(() => expect(hasGoneOn).toBe(true));
    expect(screen.getByRole('button', { name: 'Please wait' })).toBeTruthy();
    act(finishPlayback);
    expect(acted(server)).toHaveLength(1);
    setSettings({ waitForMe: false });
    detach();
  });

  it.each(['F5', 'PageDown', 'PageUp'])('%s does what it always does', async (key) => {
    const { detach } = await playing();
    expect(fireEvent.keyDown(document.body, { key })).toBe(true);
    expect(bridge.getState().battle.playback?.skip).toBe(false);
    act(finishPlayback);
    detach();
  });

  it('presses and keys in a dialog are the dialog’s', async () => {
    const { detach } = await playing();
    await user.click(screen.getByRole('button', { name: 'Controls' }));
    const dialog = await screen.findByRole('dialog', { name: 'Controls' });
    await user.click(within(dialog).getByRole('tab', { name: 'Touch' }));
    expect(within(dialog).getByRole('tab', { name: 'Touch', selected: true })).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('tab', { name: 'Gamepad', selected: true })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bridge.getState().battle.playback?.skip).toBe(false);
    act(finishPlayback);
    detach();
  });

  it('a click that began in it never reaches the button that comes after it', async () => {
    const { server, detach } = await playing();
    fireEvent.pointerDown(document.body, { button: 0 });
    expect(bridge.getState().battle.playback?.skip).toBe(true);
    act(finishPlayback);
    fireEvent.pointerUp(document.body);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(acted(server)).toHaveLength(1);
    detach();
  });
});

describe('a gym leader', () => {
  const gym = {
    battleType: 'gym',
    gymId: 'thornby-garden',
    gymDetails: { name: 'Oona', says: 'Mind the seedlings.' },
  } as const;
  const words = async () => (await screen.findByText('Mind the seedlings.')).closest('figure')?.textContent;

  it('speaks to the challenger', async () => {
    enter(aBattle({ ...gym, page: 'selection' }));
    expect(await words()).toBe('Oona saysMind the seedlings.');
  });

  it('speaks to the winner', async () => {
    enter(aBattle({ ...gym, page: 'win' }));
    expect(await words()).toBe('Oona saysMind the seedlings.');
  });

  it('who says nothing leaves no empty quotation', async () => {
    const { container } = enter(aBattle({ ...gym, gymDetails: { name: 'Oona' }, page: 'selection' }));
    await screen.findByRole('heading', { name: 'Battle' });
    expect(container.querySelector('figure')).toBeNull();
  });
});

describe('the end', () => {
  const over = (change: Partial<BattleDetails>) => aBattle({ page: 'win', totalExp: 33, ...change });

  it('of a won battle tell who grew and what it learned', async () => {
    const [creature = ''] = over({}).myState.map(({ id }) => id);
    enter(
      over({
        events: [
          { type: 'end', winner: 'player' },
          { type: 'level', creature, level: 6 },
          { type: 'learn', creature, move: 'ember' },
        ],
      }),
    );
    expect(await screen.findByText(/reached level 6\.$/)).toBeTruthy();
    expect(screen.getByText(/can now use Ember\.$/)).toBeTruthy();
  });

  it('against a user names the title that the user wears, before the first choice', async () => {
    const other = { name: 'rival', title: 'greenreach' };
    enter(aBattle({ page: 'selection', battleType: 'user', userBattaleDetails: other }));
    const opponent = within(await screen.findByRole('region', { name: 'Opponent' }));
    opponent.getByText('rival');
    opponent.getByText('Friend of the Valley');
  });

  it.each([
    ['again', 'You have beaten them before today: the prize is 90 of 100 coins.'],
    ['weaker', 'Their team was far weaker than yours: the prize is 90 of 100 coins.'],
    ['day', /^You have won all that user battles pay in a day: this prize is 90 of 100 coins\./],
  ] as const)('of a won battle says why the prize is smaller: %s', async (why, words) => {
    enter(
      over({
        battleType: 'user',
        userBattaleDetails: { name: 'rival' },
        coinsWon: 90,
        events: [
          { type: 'end', winner: 'player' },
          { type: 'prize', why, coins: 90, full: 100 },
        ],
      }),
    );
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('You found 90 coins.')).toBeTruthy();
  });

  it('of a won wild battle offers the way to the maps only', async () => {
    const { place, server } = enter(over({}), { '/api/game/mapRequest': aMapReply() });
    await screen.findByRole('heading', { name: 'Won' });
    expect(screen.getByText('Congratulations! You defeated a Wild Podkin')).toBeTruthy();
    expect(screen.getByText('Each of the pokemon below gained 33 exp.')).toBeTruthy();
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Kindlam']);
    expect(screen.queryByRole('button', { name: 'Battle Again?' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to Maps' }));
    await waitFor(() => expect(place).toMatchObject({ pathname: '/map', state: { mapName: 'green_land' } }));
    await waitFor(() => expect(sessionStorage.getItem('battle')).toBeNull());
    // StrictMode enters the map twice. The team is asked for whoever walks behind the player, the record for the rival,
    // achievements and quests after the battle.
    await waitFor(() =>
      expect(new Set(acted(server).map(({ path }) => path))).toEqual(
        new Set([
          ...['/api/game/team', '/api/game/mapRequest', '/api/game/record'],
          ...['/api/game/achievements', '/api/game/quests'],
        ]),
      ),
    );
  });

  it.each([
    [{ battleType: 'gym', gymId: 'g', gymDetails: { name: 'Oona' } }, "Oona's team."],
    [{ battleType: 'user', userBattaleDetails: { name: 'rival' } }, 'rival'],
  ] as const)('of another won battle offers another one: %j', async (change, who) => {
    enter(over(change));
    await screen.findByText(`Congratulations! You defeated a ${who}`);
    expect(screen.getByRole('button', { name: 'Battle Again?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Gym' }).getAttribute('href')).toBe('/gymbattle');
  });

  it.each([
    [
      { battleType: 'training', trainingType: 'ice' },
      ...['training team of the ice type.', 'Train Again', '/expbattle'],
    ],
    [{ battleType: 'training' }, 'training team.', 'Train Again', '/expbattle'],
    [{ battleType: 'gold', goldTier: 'silver' }, 'silver house team.', 'Stake Again', '/goldbattle'],
    [
      { battleType: 'gold', goldTier: 'cup-ember' },
      ...['house team of the Ember Cup.', 'To the Tournaments', '/goldbattle'],
    ],
  ] as const)('of training and of a gold battle names the team, and no wild creature: %j', async (...row) => {
    const [change, who, again, to] = row;
    enter(over(change));
    await screen.findByText(`Congratulations! You defeated a ${who}`);
    expect(screen.queryByText(/Wild/)).toBeNull();
    expect(screen.getByRole('link', { name: again }).getAttribute('href')).toBe(to);
    expect(screen.getByRole('link', { name: 'Go to Gym' }).getAttribute('href')).toBe('/gymbattle');
    cleanup();
    enter(over({ ...change, page: 'lose' }));
    await screen.findByText(`You were defeated by a ${who}`);
    expect(screen.getByRole('link', { name: again }).getAttribute('href')).toBe(to);
  });

  it('of a won battle of a tournament says how far it is, and whose the ribbon is', async () => {
    const cup = { battleType: 'gold', goldTier: 'cup-hearth' } as const;
    enter(over({ ...cup, cup: { cup: 'hearth', won: 2, all: 3 } }));
    await screen.findByText('Battle 2 of 3 of the Hearth Cup is won.');
    cleanup();
    enter(over({ ...cup, cup: { cup: 'hearth', won: 3, all: 3 } }));
    await screen.findByText(/^The Hearth Cup is yours!/);
    cleanup();
    enter(over({ ...cup, page: 'lose' }));
    await screen.findByText(/you are out of the tournament/);
  });

  it('of a battle against the rival names one of a kind', async () => {
    enter(over({ battleType: 'gym', gymId: null, gymDetails: { name: 'Sorrel Latch' } }));
    await screen.findByText("Congratulations! You defeated Sorrel Latch's team.");
  });

  it.each(['training', 'gold'] as const)(
    'of a lost %s battle leads to the gyms with Battle Again, and starts nothing by itself',
    async (battleType) => {
      const { place, server } = enter(over({ page: 'lose', battleType }));
      await user.click(await screen.findByRole('button', { name: 'Battle Again?' }));
      await waitFor(() => expect(place.pathname).toBe('/gymbattle'));
      expect(acted(server).filter(({ path }) => /start/.test(path))).toEqual([]);
      await waitFor(() => expect(sessionStorage.getItem('battle')).toBeNull());
    },
  );

  it('of a lost battle says who won', async () => {
    enter(over({ page: 'lose', myState: [aFighter({ hp: 0 })] }));
    await screen.findByRole('heading', { name: 'Lost' });
    expect(screen.getByText('You were defeated by Wild Podkin')).toBeTruthy();
    const why = screen.getByRole('region', { name: 'Why you lost' });
    expect(within(why).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Battle Again?' })).toBeTruthy();
  });

  it.each([
    [{ battleType: 'gym', gymId: 'g', gymDetails: { name: 'Oona' } }, "You were defeated by Oona's team."],
    [{ battleType: 'user', userBattaleDetails: { name: 'rival' } }, "You were defeated by rival's team."],
  ] as const)('of a battle lost against a team names whose it is: %j', async (change, words) => {
    enter(over({ page: 'lose', ...change }));
    await screen.findByText(words);
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('of a catch shows the creature in capitals and the way back', async () => {
    const { place } = enter(over({ page: 'caught' }), { '/api/game/mapRequest': aMapReply() });
    await screen.findByText('Congratulations! You have caught Wild PODKIN');
    expect(screen.getByRole('heading', { level: 1, name: 'Battle' })).toBeTruthy();
    expect(within(screen.getByRole('article')).getByRole('heading').textContent).toBe('Podkin');
    await user.click(screen.getByRole('button', { name: 'Return to maps' }));
    await waitFor(() => expect(place.pathname).toBe('/map'));
    await waitFor(() => expect(sessionStorage.getItem('battle')).toBeNull());
  });
});
