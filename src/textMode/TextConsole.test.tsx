import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maps } from '../../content/maps/index.ts';
import { terrainOf } from '../../content/maps/terrain.ts';
import { mechanisms, switchesOf } from '../../content/maps/ways/switches.ts';
import type { Cell, Direction } from '../../rules/world/types.ts';
import { availableDirections, step } from '../../rules/world/walking.ts';
import { stateAfter } from '../../rules/world/ways/switches.ts';
import { routes } from '../app/routing/routes.ts';
import { type Cue, followCues } from '../bridge/signals/cues.ts';
import type { BattleDetails, MapReply } from '../bridge/state.ts';
import { bridge, changeWorld } from '../bridge/store.ts';
import { forgetFacts } from '../client/people/facts.ts';
import { currentPath } from '../client/session/location.ts';
import { setTextMode, textMode } from '../client/session/textMode.ts';
import { isLed } from '../hooks/input/lead.ts';
import { peopleTexts } from '../locales/en/people/index.ts';
import { signTexts } from '../locales/en/signs/index.ts';
import { screenWords } from '../locales/en/textMode/commands.ts';
import { spoken } from '../locales/texts.ts';
import { aBattle, aFighter, aMapReply, aProfile, profileReply } from '../testing/builders.ts';
import { freshBrowser, loggedIn } from '../testing/fresh.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../testing/transport.ts';
import { MOST_SAID, said, say } from './said.ts';
import './TextConsole.tsx';

const startGame = vi.hoisted(() => vi.fn(() => ({ show: () => {}, hide: () => {}, reword: () => {} })));
vi.mock('../../scenes/main.ts', () => ({ startGame }));

const user = userEvent.setup();
/** The settings that this browser keeps. */
const kept = () => JSON.parse(localStorage.getItem('settings') ?? '{}').chosen;
const terrain = terrainOf(maps.green_land);
const wild = { name: 'podkin', level: 4, kind: 3 as const };

const replyAt = (at: Cell, change: Partial<MapReply> = {}): MapReply =>
  aMapReply({
    mapPos: { x: at.x * 16, y: at.y * 16 },
    availablePos: availableDirections(terrain, at),
    ...change,
  });

/**
 * A server on which Green Land is walked as it is. `meet` says after which step a creature appears, `refuse` which
 * step is refused, and `stall` which one is answered only after `release`.
 */
function greenLand(start: Cell, { meet = 0, refuse = 0, stall = 0 } = {}) {
  const gate = later<void>();
  let at = start;
  let steps = 0;
  const server = fakeServer({
    '/api/auth/profile': profileReply(),
    '/api/game/mapRequest': () => replyAt(at),
    '/api/game/mapMove': async (body: unknown) => {
      steps++;
      if (steps === stall) await gate.promise;
      if (steps === refuse) return new FakeRefusal(500, 'Broken', 'internal');
      at = step(terrain, at, (body as { dir: Direction }).dir) ?? at;
      return replyAt(at, steps === meet ? { pokemon: wild } : {});
    },
    '/api/game/startWildBattle': { battleDetails: aBattle({ page: 'selection', round: 0 }) },
  });
  const moves = () =>
    server.sent
      .filter(({ path }) => path.endsWith('mapMove'))
      .map(({ body }) => (body as { dir: string }).dir);
  return { server, moves, at: () => at, release: () => gate.resolve() };
}

const log = () => screen.getByRole('log', { name: 'What happens' });
const heard = () =>
  [...log().children].filter((line) => !line.hasAttribute('aria-hidden')).map((line) => line.textContent);
const type = (line: string) => user.type(screen.getByRole('textbox', { name: 'Command' }), `${line}{Enter}`);
const hears = (text: string | RegExp) =>
  waitFor(() =>
    expect(heard().some((line) => (typeof text === 'string' ? line === text : text.test(line ?? '')))).toBe(
      true,
    ),
  );

async function enterMap(options?: Parameters<typeof greenLand>[1], start: Cell = maps.green_land.start) {
  const world = greenLand(start, options);
  const view = renderAt('/map', { mapName: 'green_land' });
  await hears(/^You stand /);
  return { ...world, ...view };
}

/** The pages that are opened here. */
const OPENED = ['/faq', '/home', '/map', '/battle', '/pokemart', '/team'];

// Screens load slowly on a busy machine.
beforeAll(async () => {
  await Promise.all(routes.filter(({ path }) => OPENED.includes(path)).map(({ load }) => load()));
}, 60_000);

beforeEach(() => {
  loggedIn(aProfile());
  setTextMode('only');
  startGame.mockClear();
});

describe('the first element of the page', () => {
  it.each(['/login', '/faq'])(
    'turns text mode on and off on %s, before anybody has logged in',
    async (path) => {
      freshBrowser();
      fakeServer({});
      renderAt(path);
      await user.tab();
      expect(document.activeElement?.textContent).toBe('Accessibility: turn on text mode');
      await user.keyboard('{Enter}');
      expect(document.activeElement?.textContent).toBe('Accessibility: turn off text mode');
      expect(kept().textMode).toBe('only');
      await user.keyboard('{Enter}');
      expect(textMode.getState()).toBe('off');
    },
  );
});

describe('on a map', () => {
  it('a player hears where they stand, and has the command line at hand, without any canvas', async () => {
    const { container } = await enterMap();
    await hears(/^Text mode is on\. Type help/);
    await hears(/column 16 and row 24 of 31.* Near: .*tall grass/);
    expect(container.querySelector('[data-stage]')).toBeNull();
    expect(startGame).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Command' }));
  });

  it('a typed direction walks one step by the same call as the keys', async () => {
    const { server } = await enterMap();
    await type('s');
    await hears(/^South, path\./);
    expect(server.sentTo('/api/game/mapMove')).toMatchObject([
      { body: { dir: 's', from: { x: 15 * 16, y: 23 * 16 } } },
    ]);
  });

  it('the arrow keys walk while the line is empty, and edit it otherwise', async () => {
    const { moves } = await enterMap();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(moves()).toEqual(['s']));
    await hears(/^South, path\./);
    await user.keyboard('lo{ArrowLeft}');
    expect(moves()).toEqual(['s']);
  });

  it('a closed way says what closes it, and asks for nothing', async () => {
    const { moves } = await enterMap(undefined, { x: 15, y: 22 });
    await type('n');
    await hears('North: closed by the well.');
    expect(moves()).toEqual([]);
  });

  it('a locked door says why it does not open', async () => {
    await enterMap(undefined, { x: 8, y: 19 });
    await type('enter');
    await hears('The door is locked. Whoever lives here is out, looking at creatures.');
  });

  it('a door is told where the player arrives, and enter goes through it', async () => {
    await enterMap(undefined, { x: 22, y: 23 });
    await type('enter');
    await hears('There is no door here.');
    await type('go mart');
    await hears('In front of you is the door of the Pokemart. The command enter opens it.');
    await type('enter');
    await waitFor(() => expect(currentPath.getState()).toBe('/pokemart'));
  });

  it('the edge says where it leads', async () => {
    await enterMap(undefined, { x: 15, y: 0 });
    await type('look n');
    await hears('North: leads to Latchford.');
    await type('places');
    await hears(/the way to Latchford, here/i);
  });

  it('the same text again is a new element, so that it is announced again', async () => {
    await enterMap();
    await type('where');
    await type('where');
    const lines = [...log().children].filter(({ textContent }) =>
      /^You stand on paving, column 16/.test(textContent ?? ''),
    );
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(log().getAttribute('aria-live')).not.toBe('off');
    await type('repeat');
    expect(heard().at(-1)).toBe(heard().at(-2));
  });

  it('go mart walks along free cells to its door', async () => {
    const { moves, at } = await enterMap();
    await type('go mart');
    await hears(/^Walking to the door of the mart, \d+ steps\. Escape stops\.$/);
    await waitFor(() => expect(at()).toEqual({ x: 22, y: 22 }), { timeout: 10_000 });
    await hears('You are at the door of the mart.');
    expect(new Set(moves()).size).toBeGreaterThan(1);
  });

  it('a walk ends where a creature appears, which is announced', async () => {
    const { moves } = await enterMap({ meet: 2 });
    await type('go mart');
    await hears('Wild shiny Podkin appeared! Level 4. Type fight to battle it, or walk on.');
    await waitFor(() => expect(isLed()).toBe(false));
    expect(moves()).toHaveLength(2);
  });

  it('a walk ends with a refusal', async () => {
    const { moves } = await enterMap({ refuse: 2 });
    await type('go mart');
    await hears('Stopped.');
    expect(heard()).toContain('That step did not succeed.');
    expect(moves()).toHaveLength(2);
  });

  it.each([
    ['Escape', () => user.keyboard('{Escape}')],
    ['the command stop', () => type('stop')],
  ])('a walk ends with %s', async (_what, end) => {
    const { moves, release, at } = await enterMap({ stall: 2 });
    await type('go mart');
    await waitFor(() => expect(moves()).toHaveLength(2));
    await end();
    await hears('Stopped.');
    const before = at();
    release();
    await waitFor(() => expect(at()).not.toEqual(before));
    expect(isLed()).toBe(false);
    expect(moves()).toHaveLength(2);
  });

  it('each place of the panel walks there', async () => {
    const { moves } = await enterMap();
    const panel = screen.getByRole('region', { name: 'Around you' });
    expect(within(panel).getAllByRole('listitem').length).toBeGreaterThan(8);
    fireEvent.click(within(panel).getByRole('button', { name: /^Walk to the path, 1 step / }));
    await hears('You are at the path.');
    expect(moves()).toHaveLength(1);
  });

  it('every step sounds like its ground, and a wall on the left or right from its side', async () => {
    const cues: Cue[] = [];
    const stop = followCues((cue) => cues.push(cue));
    // Between two trees: the path along the western edge of the map.
    await enterMap(undefined, { x: 3, y: 24 });
    await type('n');
    await hears(/^North, path\./);
    expect(cues).toContainEqual({ effect: 'step-sand', force: 0.4 });
    await type('w');
    await hears(/^West, /);
    await waitFor(() => expect(cues).toContainEqual(expect.objectContaining({ effect: 'bump', pan: -0.8 })));
    stop();
  });

  it('fight starts the battle of the creature that has appeared', async () => {
    const { place, server } = await enterMap({ meet: 1 });
    await type('fight');
    await hears(/^Nobody is here to fight\./);
    await type('s');
    await hears(/^Wild shiny Podkin appeared!/);
    server.answers['/api/game/battle'] = { battleDetails: aBattle({ page: 'selection', round: 0 }) };
    await type('fight');
    await waitFor(() => expect(place.pathname).toBe('/battle'));
    await hears(/^Opponent: Podkin, level 5, grass, 20 of 20 hp\. Choose who fights .*1 Kindlam, level 5/);
  });

  it('the canvas can be shown beside the text, and hidden again', async () => {
    const { container } = await enterMap();
    await type('picture');
    await waitFor(() => expect(container.querySelector('[data-stage]')).not.toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Show the picture too' }));
    expect(container.querySelector('[data-stage]')).toBeNull();
    expect(kept().textMode).toBe('only');
  });

  it('what cannot be understood says so', async () => {
    await enterMap();
    await type('dance');
    await hears('dance is no command. Type help for the commands.');
    await type('go castle');
    await hears('No place is called castle. The command places lists them.');
  });
});

describe('in a battle', () => {
  const fought = (change: Partial<BattleDetails> = {}) =>
    aBattle({
      round: 2,
      page: 'roundResults',
      events: [
        { type: 'move', side: 'player', creature: 'mine', move: 'ember' },
        { type: 'damage', side: 'opponent', amount: 9, mult: 2, critical: false, cause: 'move' } as never,
      ],
      ...change,
    });

  async function enterBattle(answers: Record<string, object>, battle = aBattle()) {
    sessionStorage.setItem('battle', JSON.stringify(battle));
    const server = fakeServer({
      '/api/auth/profile': profileReply({ inBattle: true }),
      '/api/game/battle': { battleDetails: battle },
      ...answers,
    });
    const view = renderAt('/battle');
    await hears(/^Opponent: Podkin/);
    const acts = () =>
      server.sent.filter(({ path }) => !/battle$|profile$/.test(path)).map(({ body }) => body);
    return { server, acts, ...view };
  }

  it('both sides, their hit points and what each attack does are told', async () => {
    await enterBattle({});
    await hears(/Yours: Kindlam, level 5, fire, 20 of 20 hp\./);
    await hears(/1 Tackle, 4 to 5 hp, 100% accuracy; 2 Ember, super effective, 9 to 11 hp/);
  });

  it('a number attacks, and what came of it is told with the hit points left', async () => {
    const foe = aFighter({ id: 'foe', name: 'Podkin', types: ['grass'], hp: 11 });
    const { acts } = await enterBattle({
      '/api/game/attack': { battleDetails: fought({ opponent: [foe] }) },
    });
    await type('2');
    await hears(
      /^Your Kindlam used Ember\. .*Opponent: Podkin, level 5, grass, 11 of 20 hp\..* Enter goes on\.$/,
    );
    expect(acts()).toEqual([{ attackId: 2, round: 1 }]);
  });

  it('an attack can be named, and one that is not there is refused without a call', async () => {
    const { acts } = await enterBattle({ '/api/game/attack': { battleDetails: fought() } });
    await type('fight surf');
    await hears('There is no attack surf.');
    expect(acts()).toEqual([]);
    await type('fight tack');
    await waitFor(() => expect(acts()).toEqual([{ attackId: 1, round: 1 }]));
  });

  it('send switches the creature in battle, lists who could come, and refuses who cannot', async () => {
    const team = [
      aFighter({ team_order: 0 }),
      aFighter({ id: 'next', name: 'Molder', team_order: 1 }),
      aFighter({ id: 'down', name: 'Voltwit', hp: 0, team_order: 2 }),
    ];
    const { acts } = await enterBattle(
      { '/api/game/switchPokemon': { battleDetails: fought({ myState: team, selectedPokemonId: 'next' }) } },
      aBattle({ myState: team }),
    );
    await type('send');
    await hears(/^Switch with send and a number: 2 Molder, level 5/);
    await type('send 3');
    await hears('Nobody who can fight is called 3.');
    expect(acts()).toEqual([]);
    await type('send 2');
    await waitFor(() => expect(acts()).toEqual([{ selectedPokemon: 'next', round: 1 }]));
  });

  it('drink gives the creature in battle a draught, and says where none is wanted', async () => {
    const team = [
      aFighter({ hp: 3, team_order: 0 }),
      aFighter({ id: 'next', name: 'Molder', team_order: 1 }),
    ];
    const { acts } = await enterBattle(
      { '/api/game/useItem': { battleDetails: fought({ myState: team }) } },
      aBattle({ myState: team }),
    );
    await type('drink 2');
    await hears('Nobody in your team needs a draught now.');
    expect(acts()).toEqual([]);
    await type('drink');
    await waitFor(() => expect(acts()).toEqual([{ item: 'flask', selectedPokemon: team[0]?.id, round: 1 }]));
  });

  it('run tries to get away, and Enter leads to the map then', async () => {
    const run = { type: 'run', side: 'player', away: true } as const;
    const fled = fought({ fled: true, round: 2, events: [run], mapName: 'green_land' });
    const { acts, server, place } = await enterBattle({ '/api/game/runAway': { battleDetails: fled } });
    await type('run');
    await hears('You got away safely. The wild one is gone. Enter leads back to the map.');
    expect(acts()).toEqual([{ round: 1 }]);
    server.answers['/api/game/mapRequest'] = aMapReply();
    await type(' ');
    await waitFor(() => expect(place.pathname).toBe('/map'));
  });

  it('ball throws the plainest one, and a ball that is missing says so', async () => {
    const { acts } = await enterBattle({ '/api/game/catchPokemon': { battleDetails: fought() } });
    await type('ball master');
    await hears('You have no such ball. The command mart opens the Pokemart.');
    await type('ball');
    await waitFor(() => expect(acts()).toEqual([{ ballType: 'nball', round: 1 }]));
  });

  it('Enter on an empty line goes on after a round, and from the end back to the map', async () => {
    const { acts, server, place } = await enterBattle(
      { '/api/game/battleContinue': { battleDetails: aBattle({ round: 2, page: 'caught' }) } },
      fought({ events: [] }),
    );
    await type(' ');
    await hears(/^Congratulations! You have caught Wild Podkin\. Enter leads on\.$/);
    expect(acts()).toEqual([{ round: 2 }]);
    server.answers['/api/game/mapRequest'] = aMapReply();
    await type(' ');
    await waitFor(() => expect(place.pathname).toBe('/map'));
  });

  it('nothing is announced twice: the battle’s own live regions are silent', async () => {
    await enterBattle({ '/api/game/attack': { battleDetails: fought() } });
    await type('2');
    await hears(/^Your Kindlam used Ember\./);
    expect(screen.getByRole('log', { name: 'Battle log' }).getAttribute('aria-live')).toBe('off');
  });
});

describe('people of the map', () => {
  const { lines } = peopleTexts['nan-orrel'];
  const toAll = new FakeRefusal(500, 'Broken', 'internal');

  it('look names them, go leads beside them, and talk says what they say', async () => {
    const { server } = await enterMap({}, { x: 14, y: 24 });
    server.answers['/api/game/record'] = toAll;
    await waitFor(() => expect(bridge.getState().world.people).not.toEqual([]));
    await type('look');
    await hears(/^People: .*Nan Orrel/);
    await type('talk');
    await hears('Nobody is beside you to talk to.');
    await type('talk to nan');
    await hears('Nan Orrel is not beside you.');
    await type('go to nan orrel');
    await hears('You are beside Nan Orrel.');
    await type('talk');
    for (const box of lines.hello) await hears(`Nan Orrel: “${box}”`);
  });

  it('fight challenges the rival who has asked for it', async () => {
    const { server } = greenLand({ x: 16, y: 20 });
    const counts = { gym: { win: 0, lose: 0, caught: 0, fled: 0 } };
    const record = { username: aProfile().username, caught: 3, badges: [], counts, streak: 0, rivalWins: 0 };
    server.answers['/api/game/record'] = record;
    server.answers['/api/game/startRivalBattle'] = new FakeRefusal(409, 'Not here', 'conflict');
    renderAt('/map', { mapName: 'green_land' });
    await waitFor(() => expect(bridge.getState().world.people.map(({ id }) => id)).toContain('sorrel-latch'));
    await type('fight');
    await hears(/^Nobody is here to fight/);
    await type('talk to sorrel');
    await type('talk to sorrel');
    await hears('Type fight to battle Sorrel Latch.');
    await type('fight');
    await waitFor(() => expect(server.paths()).toContain('/api/game/startRivalBattle'));
  });

  it('bank and leave the latch up answer the keeper of the hearth, once the question was asked', async () => {
    const at = { x: 12 * 16, y: 15 * 16 };
    const { server } = greenLand({ x: 12, y: 15 });
    server.answers['/api/game/mapRequest'] = aMapReply({ mapName: 'fourlight3', mapPos: at });
    const counts = { gym: { win: 0, lose: 0, caught: 0, fled: 0 } };
    const badges = [{ gymId: 'abebe-hours' }];
    const record = { username: aProfile().username, caught: 3, badges: [], counts, streak: 1, ember: null };
    server.answers['/api/game/record'] = record;
    server.answers['/api/game/ember'] = { ember: 'loose' };
    renderAt('/map', { mapName: 'fourlight3' });
    await waitFor(() => expect(bridge.getState().world.people.map(({ id }) => id)).toContain('maren-trivet'));
    await type('bank it');
    await hears('Nobody has asked you.');
    forgetFacts();
    server.answers['/api/game/record'] = { ...record, badges };
    await type('talk to maren');
    await type('talk to maren');
    await hears(/^Type bank, or leave the latch up/);
    await type('leave the latch up');
    await hears(`Maren Trivet: “${peopleTexts['maren-trivet'].lines.loose[0]}”`);
    expect(server.paths().filter((path) => path.endsWith('/ember'))).toHaveLength(1);
  });

  it('whoever is not on the map cannot be talked to', async () => {
    await enterMap();
    await waitFor(() => expect(bridge.getState().world.people).not.toEqual([]));
    await type('talk to nobody here');
    await hears(/nobody here/);
    await type('go to nobody here');
    await hears(/^No place is called nobody here/);
  });
});

/** A server on which the sluices of Latchford are turned as they are. */
function latchford(start: Cell) {
  let at = start;
  let state = 0;
  const mapName = 'green_land3';
  const reply = () =>
    replyAt(at, {
      mapName,
      availablePos: availableDirections(terrainOf(maps[mapName], state), at),
      ...(switchesOf(mapName, state) as Pick<MapReply, 'switches' | 'barriers'>),
    });
  return fakeServer({
    '/api/auth/profile': profileReply({ mapName }),
    '/api/game/mapRequest': reply,
    '/api/game/mapMove': (body: unknown) => {
      const { dir } = body as { dir: Direction };
      at = step(terrainOf(maps[mapName], state), at, dir) ?? at;
      state = stateAfter(mechanisms[mapName]!, state, at);
      return reply();
    },
  });
}

describe('switches', () => {
  it('go leads onto the nearest one, which says what it has opened and closed; the ways are then as they were switched', async () => {
    latchford({ x: 18, y: 28 });
    renderAt('/map', { mapName: 'green_land3' });
    await hears(/^You stand /);
    await type('look e');
    await hears('East: closed by a sluice.');
    await type('go sluice wheel');
    await hears('The wheel of a sluice: on.');
    await hears('Open now: a sluice, 1 step south-east.');
    await hears('Closed now: a sluice, 3 steps east.');
    await hears('You are at the wheel of a sluice.');
    await type('s');
    await hears(/^South, bridge\./);
    await type('look e');
    await hears('East: 2 bridge, up to a sluice.');
  });
});

describe('signs and things of the map', () => {
  it('look names them, go leads there, read tells what a sign says and what is hidden there, and take picks up', async () => {
    const { server } = await enterMap({}, { x: 12, y: 23 });
    await waitFor(() => expect(bridge.getState().world.spots).not.toEqual([]));
    act(() => changeWorld({ things: [{ x: 13, y: 24, looks: 'purse' }] }));
    await hears('There is a purse, south-east. Type take to pick it up.');
    await type('look');
    await hears(/^To look at: purse.*signpost/);
    await type('read');
    await hears('Nothing is beside you to read or look at.');
    server.answers['/api/game/pickUp'] = {
      found: { what: 'coins', count: 15 },
      things: [],
      profile: aProfile({ coins: 515 }),
    };
    await type('pick up the purse');
    await hears('You find 15 coins.');
    expect(bridge.getState().session.profile?.coins).toBe(515);
    await type('take');
    await hears('Nothing is beside you to pick up.');
    await type('go barrel');
    await hears('You are beside the rain barrel.');
    server.answers['/api/game/pickUp'] = { found: null, things: [], profile: aProfile() };
    await type('read barrel');
    await hears(`Rain barrel: ${signTexts['hamlet-barrel'].boxes[0]}`);
  });
});

it('on other pages commands lead to the pages of the game', async () => {
  fakeServer({ '/api/auth/profile': profileReply() });
  const { place } = renderAt('/home');
  await hears(/^Text mode is on/);
  await type('w');
  await hears('You are not on a map. The command map leads there.');
  await type('balls');
  await hears(/^10 Basic ball; 1 Ultra ball; 3 Super ball; 0 Master ball\. 500 coins\.$/);
  await type('faq');
  await waitFor(() => expect(place.pathname).toBe('/faq'));
  expect(document.activeElement?.id).toBe('content');
});

it('every page of the game is opened by a command', () => {
  // Without an account; by a command or button that begins a battle; by a button of the team or the name of a player;
  // for operators and designers.
  const visitors = ['/', '/guest', '/login', '/recover', '/signup'];
  const others = [
    ...visitors,
    '/battle',
    '/changeTeam',
    '/player',
    '/trainer/:name',
    '/operator',
    '/workshop',
  ].sort();
  const reached: readonly string[] = Object.keys(screenWords);
  const missing = routes.map(({ path }) => path).filter((path) => !reached.includes(path));
  expect(missing.sort()).toEqual(others);
});

it('each line of the log says in which language it is, also after the language has changed', async () => {
  // What the tests before have asked for ends another session than this.
  loggedIn(aProfile(), 'token of who reads the log');
  setTextMode('only');
  fakeServer({ '/api/game/team': { pokemons: [] } });
  renderAt('/team');
  await hears(/^Text mode is on/);
  act(() => say('A line in English'));
  act(() => {
    spoken.setState({ code: 'fr', direction: 'ltr', fetchRest: null });
    say('Une ligne en français');
  });
  expect(screen.getByText('A line in English').lang).toBe('en');
  expect(screen.getByText('Une ligne en français').lang).toBe('fr');
  spoken.setState({ code: 'en', direction: 'ltr', fetchRest: null });
});

it('the log is bounded, and empty for the next player', async () => {
  fakeServer({ '/api/auth/profile': profileReply() });
  const { unmount } = renderAt('/home');
  await hears(/^Text mode is on/);
  for (let line = 0; line < 2 * MOST_SAID; line++) say(`Line ${line}`);
  expect(said.getState()).toHaveLength(MOST_SAID);
  unmount();
  expect(said.getState()).toEqual([]);
});
