import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../testing/transport.ts';

// Queries by role are slow on a screen with so many elements.
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup();
const path = '/api/game/pokedex';
const seen = () => ({ [path]: { entries: [{ name: 'Kindlam', seen: [1], caught: [1] }] } });

beforeEach(() => {
  loggedIn();
  // happy-dom computes no heights, and rows of height 0 would all be in view.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rows = () =>
  within(screen.getByRole('table', { name: 'AttackDex' }))
    .getAllByRole('row')
    .slice(1);
const firstName = () => within(rows()[0]!).getByRole('link').textContent;
const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

it('nobody reads the AttackDex without a token', async () => {
  freshBrowser();
  const { place } = renderAt('/attackdex');
  await waitFor(() => expect(place.pathname).toBe('/login'));
});

it('all 700 moves are in the table, of which few are drawn', async () => {
  fakeServer(seen());
  renderAt('/attackdex');
  expect(await screen.findByText('700 found')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'AttackDex' });
  expect(table.getAttribute('aria-rowcount')).toBe('701');
  expect(rows().length).toBeLessThan(60);
  expect(firstName()).toBe('Absorb');
});

it('filters and sorting stand in the address, from which they come back', async () => {
  fakeServer(seen());
  const { place } = renderAt('/attackdex?type=fire&sort=-power');
  await screen.findByText('38 found');
  expect(firstName()).toBe('Emberwild Heart');
  await user.click(screen.getByRole('checkbox', { name: 'water' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'Status');
  await waitFor(() => expect(place.search).toContain('class=status'));
  expect(decodeURIComponent(place.search)).toContain('type=fire,water');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('700 found');
  expect(place.search).toBe('?sort=-power');
});

it('the head of a column sorts by it, and once more the other way round', async () => {
  fakeServer(seen());
  const { place } = renderAt('/attackdex');
  await user.click(await screen.findByRole('button', { name: 'Power' }));
  const head = () => screen.getByRole('columnheader', { name: 'Power' });
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('descending'));
  await user.click(screen.getByRole('button', { name: 'Power' }));
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
  expect(decodeURIComponent(place.search)).toBe('?sort=power,name');
});

it('what is typed narrows the list and stands in the address', async () => {
  fakeServer(seen());
  const { place } = renderAt('/attackdex');
  await user.type(await screen.findByRole('searchbox'), 'burning hoop');
  await screen.findByText('1 found');
  await waitFor(() => expect(place.search).toBe('?q=burning+hoop'));
});

it('where nothing is found, one press finds everything again', async () => {
  fakeServer(seen());
  renderAt('/attackdex?q=nonsense&class=status');
  await screen.findByRole('heading', { name: 'Nothing found' });
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
  await screen.findByText('700 found');
});

it('a move tells what it does and who learns it; who was never seen keeps its name', async () => {
  fakeServer(seen());
  const { place } = renderAt('/attackdex');
  await user.type(await screen.findByRole('searchbox'), 'burning hoop');
  await screen.findByText('1 found');
  await user.click(screen.getByRole('link', { name: 'Burning Hoop' }));
  expect(place.search).toContain('move=burning+hoop');
  const panel = screen.getByRole('region', { name: 'Burning Hoop' });
  await within(panel).findByText('Kindlam');
  expect(
    within(panel)
      .getByRole('link', { name: /^Kindlam Level 17$/ })
      .getAttribute('href'),
  ).toBe('/pokedex?name=kindlam');
  expect(within(panel).getAllByText('???').length).toBeGreaterThan(0);
  expect(within(panel).queryByText('Emberam')).toBeNull();
});

it('a link with a former name leads to its move, and one that no species learns says so', async () => {
  fakeServer(seen());
  renderAt('/attackdex?move=breakneck%20blitz');
  await screen.findByText('No species learns it by itself.');
  expect(screen.getByRole('region', { name: 'Wild Hunt' })).toBeTruthy();
});

it('on a phone a move opens on a sheet, and closing it leads back to the list', async () => {
  onPhone();
  fakeServer(seen());
  const { place } = renderAt('/attackdex?q=burning+hoop');
  await user.click(await screen.findByRole('link', { name: 'Burning Hoop' }));
  const sheet = await screen.findByRole('dialog', { name: 'Burning Hoop' });
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(place.search).toBe('?q=burning+hoop');
});

it('arrow keys walk from move to move', async () => {
  fakeServer(seen());
  renderAt('/attackdex?type=fire');
  const first = within((await screen.findByText('38 found')) && rows()[0]!).getByRole('link');
  first.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(within(rows()[1]!).getByRole('link'));
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(first);
});

it('the catalogue is there even where the Pokedex cannot be had', async () => {
  loggedIn(null, 'a player who never asked');
  const { answers } = fakeServer({ [path]: new FakeRefusal(503, 'Resting') });
  renderAt('/attackdex?move=ember');
  await screen.findByText('700 found');
  await screen.findByText(/Resting/);
  expect(screen.queryByText('Kindlam')).toBeNull();
  expect(screen.getAllByText('???').length).toBeGreaterThan(0);
  Object.assign(answers, seen());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Kindlam');
});
