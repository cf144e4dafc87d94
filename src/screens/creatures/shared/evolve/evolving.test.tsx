import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aCreature, aProfile } from '../../../../testing/builders.ts';
import { loggedIn } from '../../../../testing/fresh.ts';
import { renderAt } from '../../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../../testing/transport.ts';

import '../../team/TeamScreen.tsx';

const EVOLVE = '/api/game/evolve';
const user = userEvent.setup();
const ready = aCreature({
  id: 'a',
  team_order: 0,
  in_team: true,
  canEvolve: true,
  nextEvoPokemon: 'Emberam',
});
const evolved = aCreature({
  ...ready,
  name: 'Emberam',
  canEvolve: false,
  nextEvoPokemon: '',
  unlockedMoves: ['Tackle', 'Ember', 'Bite', 'Burning Hoop'],
});

async function ask(answer: object = { evolved }) {
  const server = fakeServer({ '/api/game/team': { pokemons: [ready] }, [EVOLVE]: answer });
  renderAt('/team');
  await user.click(await screen.findByRole('button', { name: 'Evolve' }));
  return { server, dialog: within(await screen.findByRole('dialog', { name: 'Evolve' })) };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => loggedIn(aProfile()));
it('evolving whose reply is lost carries the same key when it is tried again', async () => {
  const { server, dialog } = await ask(new FakeRefusal(502, 'Bad gateway'));
  await user.click(dialog.getByRole('button', { name: 'Evolve' }));
  await dialog.findByText('Bad gateway');
  server.answers[EVOLVE] = { evolved };
  await user.click(dialog.getByRole('button', { name: 'Evolve' }));
  await dialog.findAllByText(/^Kindlam was evolved into Emberam\./);
  const [first, second] = server.sent.flatMap(({ path, key }) => (path === EVOLVE ? [key] : []));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it('Evolve is there only for who can evolve', async () => {
  fakeServer({ '/api/game/team': { pokemons: [evolved] } });
  renderAt('/team');
  await screen.findByRole('button', { name: 'Replace' });
  expect(screen.queryByRole('button', { name: 'Evolve' })).toBeNull();
});

it('the dialog asks with pictures of before and after', async () => {
  const { dialog } = await ask();
  expect(dialog.getByText('Do you want to evolve Kindlam into Emberam')).toBeDefined();
  expect(
    dialog.getAllByRole('img').map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label')),
  ).toEqual(['Kindlam', 'Emberam']);
});

it('Cancel evolves nobody', async () => {
  const { server, dialog } = await ask();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(server.paths()).not.toContain(EVOLVE);
});

it('Evolve replaces the creature in the list and says so; the scene can be skipped', async () => {
  const { server, dialog } = await ask();
  await user.click(dialog.getByRole('button', { name: 'Evolve' }));
  await screen.findAllByText(/^Kindlam was evolved into Emberam\./);
  expect(server.sentTo(EVOLVE).at(-1)).toMatchObject({ body: { id: 'a' } });
  await user.click(dialog.getByRole('button', { name: 'Skip' }));
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  await closed();
  // The toast comes after the scene, which it would cover.
  await screen.findByText('Kindlam was evolved into Emberam');
  await screen.findByRole('heading', { name: 'Emberam' });
  expect(screen.queryByRole('heading', { name: 'Kindlam' })).toBeNull();
});

it('a key that is held since the question neither skips nor leaves the scene', async () => {
  const { dialog } = await ask();
  await user.click(dialog.getByRole('button', { name: 'Evolve' }));
  await dialog.findByRole('button', { name: 'Skip' });
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
  dialog.getByRole('button', { name: 'Skip' });
  fireEvent.keyDown(document.body, { key: 'x' });
  const goOn = await dialog.findByRole('button', { name: 'Go on' });
  // A browser presses a button that has the focus with each repetition of Enter, unless that is prevented.
  expect(fireEvent.keyDown(goOn, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(goOn, { key: 'Enter' })).toBe(true);
});

it('a second press on Evolve while the first is under way does nothing', async () => {
  const reply = later<object>();
  const { server, dialog } = await ask(() => reply.promise);
  await user.dblClick(dialog.getByRole('button', { name: 'Evolve' }));
  expect(server.paths().filter((path) => path === EVOLVE)).toHaveLength(1);
  reply.resolve({ evolved });
  await dialog.findByRole('button', { name: 'Skip' });
});

it('a failure is the save failure toast, and the dialog tells why', async () => {
  const { dialog } = await ask(new FakeRefusal(409, 'Kindlam is not ready to evolve'));
  await user.click(dialog.getByRole('button', { name: 'Evolve' }));
  await screen.findByText('Failde to save');
  expect(dialog.getByText('Kindlam is not ready to evolve')).toBeDefined();
});

it('a chosen move that is not saved yet outlives evolving', async () => {
  fakeServer({ '/api/game/team': { pokemons: [ready] }, [EVOLVE]: { evolved } });
  renderAt('/team');
  await user.selectOptions(await screen.findByLabelText(/Attack 3/), 'Bite');
  await user.click(screen.getByRole('button', { name: 'Evolve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Evolve' }));
  await user.click(await dialog.findByRole('button', { name: 'Skip' }));
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  await closed();
  expect(screen.getByLabelText<HTMLSelectElement>(/Attack 3/).value).toBe('Bite');
});
