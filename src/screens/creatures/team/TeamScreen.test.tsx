import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { followOtherTabs } from '../../../client/session/session.ts';
import { aCreature, aProfile, profileReply } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../testing/transport.ts';

import './TeamScreen.tsx';

const TEAM = '/api/game/team';
const SAVE = '/api/game/updatePokemons';
const user = userEvent.setup();

const member = (id: string, name: string, team_order: number, change: Partial<Creature> = {}) =>
  aCreature({ id, name, team_order, in_team: true, ...change });
const team = [
  member('b', 'Podkin', 1),
  member('a', 'Kindlam', 0, { canEvolve: true, nextEvoPokemon: 'Emberam' }),
  member('c', 'Puddlip', 2),
];

interface Body {
  readonly pokemons: readonly { readonly id: string }[];
}
/** Replies as the server does: with the changed creatures. */
const save = (body: unknown) => ({
  pokemons: (body as Body).pokemons.map((one) => ({
    ...team.find(({ id }) => id === one.id),
    ...one,
  })),
});

function open(answers: Record<string, object> = {}) {
  const server = fakeServer({
    [TEAM]: { pokemons: team },
    [SAVE]: save,
    '/api/auth/profile': profileReply(),
    ...answers,
  });
  return { server, ...renderAt('/team') };
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const row = async (name: string) => within(await screen.findByRole('article', { name }));
const press = async (name: string, button: string) =>
  user.click((await row(name)).getByRole('button', { name: button }));
const isOn = (button: HTMLElement) => !(button as HTMLButtonElement).disabled;

// Notices when a session ends.
followOtherTabs();
beforeEach(() => loggedIn(aProfile()));
describe('when the session ends before the changes are saved', () => {
  const ended = () => new FakeRefusal(401, 'Please login', 'unauthorized');
  async function endWithChanges() {
    const opened = open({ [SAVE]: ended, '/api/auth/login': { access_token: 'new' } });
    await press('Kindlam', 'Move Down');
    await user.selectOptions((await row('Kindlam')).getByLabelText(/Attack 3/), 'Bite');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/What you had not saved is kept for/);
    return opened;
  }
  async function logIn(username: string) {
    await user.type(screen.getByLabelText('Username'), username);
    await user.type(screen.getByLabelText('Password'), 'a long enough password');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
  }

  it('the same player comes back to them, and can save them', async () => {
    const { server, place } = await endWithChanges();
    server.answers[SAVE] = save;
    await logIn(aProfile().username);
    await screen.findByRole('heading', { level: 1, name: 'Your Team' });
    expect(place.pathname).toBe('/team');
    await screen.findByText('Podkin');
    expect(names()).toEqual(['Podkin', 'Kindlam', 'Puddlip']);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.sent.at(-1)?.body).toMatchObject({
        pokemons: [{ id: 'b' }, { id: 'a', attack3: 'Bite' }, { id: 'c' }],
      }),
    );
  });

  it('another player gets nothing of it', async () => {
    const { server, place } = await endWithChanges();
    server.answers['/api/auth/profile'] = profileReply({ username: 'Somebody' });
    await logIn('Somebody');
    await waitFor(() => expect(place.pathname).toBe('/home'));
  });
});

it('members stand in team order under the heading Your Team', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Your Team' });
  await screen.findByRole('heading', { name: 'Kindlam' });
  expect(names()).toEqual(['Kindlam', 'Podkin', 'Puddlip']);
});

it('Move Up is impossible at the first place and Move Down at the last', async () => {
  open();
  const first = await row('Kindlam');
  const last = await row('Puddlip');
  expect(isOn(first.getByRole('button', { name: 'Move Up' }))).toBe(false);
  expect(isOn(first.getByRole('button', { name: 'Move Down' }))).toBe(true);
  expect(isOn(last.getByRole('button', { name: 'Move Up' }))).toBe(true);
  expect(isOn(last.getByRole('button', { name: 'Move Down' }))).toBe(false);
});

it('Save sends the whole team with its new order and moves, and says Saved', async () => {
  const { server } = open();
  await press('Kindlam', 'Move Down');
  expect(names()).toEqual(['Podkin', 'Kindlam', 'Puddlip']);
  await user.selectOptions((await row('Puddlip')).getByLabelText(/Attack 3/), 'Bite');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  const moves = { attack1: 'Tackle', attack2: 'Ember', attack3: '', attack4: '' };
  expect(server.sentTo(SAVE).at(-1)).toMatchObject({
    body: {
      inTeam: true,
      pokemons: [
        { id: 'b', team_order: 0, ...moves },
        { id: 'a', team_order: 1, ...moves },
        { id: 'c', team_order: 2, ...moves, attack3: 'Bite' },
      ],
    },
  });
  expect(names()).toEqual(['Podkin', 'Kindlam', 'Puddlip']);
  expect(screen.getByText('Everything is saved')).toBeDefined();
});

it('a button that was pressed keeps the focus, at the end the one that leads back has it', async () => {
  open();
  await press('Kindlam', 'Move Down');
  expect(document.activeElement).toBe((await row('Kindlam')).getByRole('button', { name: 'Move Down' }));
  await press('Kindlam', 'Move Down');
  expect(document.activeElement).toBe((await row('Kindlam')).getByRole('button', { name: 'Move Up' }));
  expect(screen.getByText('Kindlam has place 3 of 3 now.')).toBeDefined();
});

it('a save that fails says Failde to save, keeps what was changed and tells why', async () => {
  open({ [SAVE]: new FakeRefusal(409, 'Finish your battle first', 'in_battle') });
  await press('Kindlam', 'Move Down');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Failde to save');
  expect(screen.getByText('Finish your battle first')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Back to your battle' })).toBeDefined();
  expect(names()).toEqual(['Podkin', 'Kindlam', 'Puddlip']);
});

it('a team that was changed in another window can be fetched anew', async () => {
  const { server } = open({ [SAVE]: new FakeRefusal(409, 'Your team has changed in the meantime.') });
  await press('Kindlam', 'Move Down');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  server.answers[TEAM] = { pokemons: [team[1], team[2]].map((one) => ({ ...one })) };
  await user.click(await screen.findByRole('button', { name: 'Reload the team' }));
  await waitFor(() => expect(names()).toEqual(['Kindlam', 'Puddlip']));
  expect(screen.getByText('Everything is saved')).toBeDefined();
});

it('a second press on Save while the first is under way does nothing', async () => {
  const reply = later<object>();
  const { server } = open({ [SAVE]: () => reply.promise });
  await row('Kindlam');
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(server.paths().filter((path) => path === SAVE)).toHaveLength(1);
  reply.resolve({ pokemons: team });
  await screen.findByText('Saved');
});

it('Undo brings back order and moves as they were saved', async () => {
  open();
  await press('Podkin', 'Move Up');
  await user.selectOptions((await row('Podkin')).getByLabelText(/Attack 1/), 'Growl');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Kindlam', 'Podkin', 'Puddlip']);
  expect((await row('Podkin')).getByLabelText<HTMLSelectElement>(/Attack 1/).value).toBe('Tackle');
});

it('Replace stores the creature under changeTeam and leads to /changeTeam', async () => {
  const { place } = open();
  await press('Podkin', 'Replace');
  await waitFor(() => expect(place.pathname).toBe('/changeTeam'));
  expect(JSON.parse(sessionStorage.getItem('changeTeam') ?? '{}')).toMatchObject({ id: 'b', name: 'Podkin' });
});

it('move pickers show type and accuracy', async () => {
  open();
  const picker = (await row('Kindlam')).getByLabelText(/Attack 2/);
  const options = within(picker).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Tackle · normal · 100%',
    'Growl · normal · 100%',
    'Ember · fire · 100%',
    'Bite · dark · 100%',
    'Free slot',
  ]);
});

it('whoever leaves with unsaved changes is asked, and may save on the way', async () => {
  const { place, server } = open();
  await press('Kindlam', 'Move Down');
  await press('Podkin', 'Replace');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(place.pathname).toBe('/team');
  await user.click(dialog.getByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(place.pathname).toBe('/changeTeam'));
  expect(server.paths()).toContain(SAVE);
});

it('whoever stays has everything as it was', async () => {
  const { place } = open();
  await press('Kindlam', 'Move Down');
  await user.click(screen.getByRole('link', { name: 'Maps' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(place.pathname).toBe('/team');
  expect(names()).toEqual(['Podkin', 'Kindlam', 'Puddlip']);
});

it('logging out with unsaved changes asks too', async () => {
  const { place, server } = open({ '/api/auth/logout': {} });
  await press('Kindlam', 'Move Down');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(place.pathname).toBe('/login'));
  expect(server.paths()).not.toContain(SAVE);
});

it('a team that cannot be had shows no toast, but a way to try again', async () => {
  const { server } = open({ [TEAM]: new FakeRefusal(503, 'Too busy', 'unavailable') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Too busy')).toBeNull();
  server.answers[TEAM] = { pokemons: team };
  await user.click(retry);
  await screen.findByRole('heading', { name: 'Kindlam' });
});

it('without any creature the way to the first one is shown', async () => {
  open({ [TEAM]: { pokemons: [] } });
  expect((await screen.findByRole('link', { name: 'Choose your first creature' })).getAttribute('href')).toBe(
    '/home',
  );
});

it('a battle that waits is told of before anything is changed', async () => {
  loggedIn(aProfile({ inBattle: true }));
  open();
  await screen.findByRole('button', { name: 'Back to your battle' });
});

const LEAVE = '/api/game/leaveTeam';
const JOIN = '/api/game/joinTeam';
/** Replies as the server does: the creature that left, then the others, moved up. */
const leaving = (body: unknown) => {
  const { id } = body as { id: string };
  const sorted = team.toSorted((one, other) => one.team_order - other.team_order);
  return {
    pokemons: [
      { ...team.find((one) => one.id === id)!, team_order: -1, in_team: false },
      ...sorted.filter((one) => one.id !== id).map((one, at) => ({ ...one, team_order: at })),
    ],
  };
};
const sentTo = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.sent.filter((one) => one.path === path).map(({ body }) => body);

it('a member is taken out of the team, says where it is now, and can be put back', async () => {
  const { server } = open({ [LEAVE]: leaving, [JOIN]: { pokemons: team } });
  await press('Podkin', 'Take out of the team');
  await screen.findByText('Podkin left the team');
  expect(sentTo(server, LEAVE)).toEqual([{ id: 'b' }]);
  expect(names()).toEqual(['Kindlam', 'Puddlip']);
  await screen.findByText('Podkin waits among your creatures, and can be traded now.');
  expect(document.activeElement?.textContent).toBe('Put back');
  expect(screen.getByText('Everything is saved')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Put back' }));
  await screen.findByText('Podkin is in your team now');
  expect(sentTo(server, JOIN)).toEqual([{ id: 'b', place: 1 }]);
  expect(names()).toEqual(['Kindlam', 'Podkin', 'Puddlip']);
  expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
});

it('an order that is not saved yet stays when somebody is taken out and put back', async () => {
  open({ [LEAVE]: leaving, [JOIN]: { pokemons: team } });
  await press('Puddlip', 'Move Up');
  expect(names()).toEqual(['Kindlam', 'Puddlip', 'Podkin']);
  await press('Kindlam', 'Take out of the team');
  await waitFor(() => expect(names()).toEqual(['Puddlip', 'Podkin']));
  expect(screen.getByText('Not saved')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Put back' }));
  await waitFor(() => expect(names()).toEqual(['Kindlam', 'Puddlip', 'Podkin']));
});

it('the only member cannot be taken out', async () => {
  open({ [TEAM]: { pokemons: [team[1]] } });
  expect((await row('Kindlam')).queryByRole('button', { name: 'Take out of the team' })).toBeNull();
});

it('a favourite is taken out only with consent', async () => {
  const loved = team.map((one) => ({ ...one, favourite: one.id === 'b' }));
  const { server } = open({ [TEAM]: { pokemons: loved }, [LEAVE]: leaving });
  await press('Podkin', 'Take out of the team');
  await user.click(await screen.findByRole('button', { name: 'Keep Podkin' }));
  expect(sentTo(server, LEAVE)).toEqual([]);
  await press('Podkin', 'Take out of the team');
  await user.click(await screen.findByRole('button', { name: 'Yes, go on' }));
  await waitFor(() => expect(names()).toEqual(['Kindlam', 'Puddlip']));
  expect(sentTo(server, LEAVE)).toEqual([{ id: 'b', anyway: true }]);
});

it('a favourite counts on the screen for replacements, also where the team was asked for before the mark arrived', async () => {
  const marked = later<object>();
  const { server } = open({
    '/api/game/favourite': () => marked.promise,
    '/api/game/findNextPokemonsExcludeTeam': {
      pokemons: [aCreature({ id: 'd', name: 'Gloopet' })],
      count: 1,
    },
  });
  await press('Podkin', 'Favourite');
  await press('Podkin', 'Replace');
  await row('Gloopet');
  await waitFor(() => expect(server.paths().filter((path) => path === TEAM)).toHaveLength(2));
  await act(async () => marked.resolve({ id: 'b', favourite: true }));
  await user.click((await row('Gloopet')).getByRole('link', { name: 'Select' }));
  await screen.findByRole('button', { name: 'Keep Podkin' });
  expect(sentTo(server, '/api/game/replaceTeamPokemon')).toEqual([]);
});

it('in a battle nobody is taken out, and the reason is said', async () => {
  open({ [LEAVE]: new FakeRefusal(409, 'Finish your battle first', 'in_battle') });
  await press('Podkin', 'Take out of the team');
  await screen.findByText('Could not take it out of the team');
  await screen.findByText('Finish your battle first');
  await screen.findByText(/You are in the middle of a battle/);
  expect(names()).toEqual(['Kindlam', 'Podkin', 'Puddlip']);
});
