import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { species } from '../../../content/species/index.ts';
import { statsAt } from '../../../rules/creatures/stats.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';

// Queries by role are slow on a screen with so many elements.
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup();
const path = '/api/game/pokedex';
const entries = [
  { name: 'Kindlam', seen: [1, 3], caught: [1] },
  { name: 'Emberam', seen: [1], caught: [] },
  { name: 'Dawnhart', seen: [2], caught: [2] },
];
const known = () => ({ [path]: { entries } });
let players = 0;

beforeEach(() => {
  players++;
  // Each test uses another player: the cached replies of the previous test would be shown at once.
  loggedIn(null, `player ${players}`);
});
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-species]')];
const part = (name: string) => screen.getByRole('region', { name });

it('nobody reads the Pokedex without a token', async () => {
  freshBrowser();
  const { place } = renderAt('/pokedex');
  await waitFor(() => expect(place.pathname).toBe('/login'));
});

it('all 166 species are there; who was never seen is a number without a name', async () => {
  fakeServer(known());
  renderAt('/pokedex');
  await screen.findByText('166 found');
  expect(cards()).toHaveLength(166);
  expect(cards()[0]?.textContent).toMatch(/No\. 001.*Kindlam.*caught/);
  expect(cards()[1]?.textContent).toMatch(/No\. 002.*Emberam.*seen/);
  expect(cards()[2]?.textContent).toMatch(/No\. 003.*\?\?\?.*not seen yet/);
  expect(screen.queryByText('Kilnaries')).toBeNull();
});

it('rare kinds that were seen have marks of their own', async () => {
  fakeServer(known());
  renderAt('/pokedex?show=seen');
  await screen.findByText('3 found');
  expect(within(cards()[0]!).getByRole('img', { name: 'shiny one seen' })).toBeTruthy();
  expect(within(cards()[2]!).getByRole('img', { name: 'dark one caught' })).toBeTruthy();
});

it('the counts tell how far the player is', async () => {
  fakeServer(known());
  renderAt('/pokedex?show=seen');
  const counts = await screen.findByRole('region', { name: 'How far you are' });
  expect(counts.textContent).toMatch(/Seen3 of 166Caught2 of 166/);
  expect(counts.textContent).toMatch(/Green Land Caught2 of \d+/);
  expect(counts.textContent).toMatch(/Dark ones Caught1 of 166Shiny ones Caught0 of 166/);
});

it('filters and sorting stand in the address', async () => {
  fakeServer(known());
  const { place } = renderAt('/pokedex?show=seen');
  await user.selectOptions(await screen.findByLabelText('Show'), 'Caught');
  await screen.findByText('2 found');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'By height');
  await waitFor(() => expect(cards()[0]?.textContent).toMatch(/Dawnhart/));
  await user.click(screen.getByRole('button', { name: 'Sorted downwards. Turn round' }));
  await waitFor(() => expect(cards()[0]?.textContent).toMatch(/Kindlam/));
  expect(place.search).toBe('?show=caught&sort=height');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('166 found');
});

it('a name that nobody knows finds nothing, and says why', async () => {
  fakeServer(known());
  renderAt('/pokedex?q=kilnaries&show=seen');
  await screen.findByRole('heading', { name: 'Nothing found' });
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
  await screen.findByText('166 found');
});

it('what is on its way is said, and what could not be had can be asked for again', async () => {
  const reply = later<object>();
  const { answers } = fakeServer({ [path]: () => reply.promise });
  renderAt('/pokedex');
  await screen.findByText('Opening your Pokedex');
  reply.resolve(new FakeRefusal(503, 'The server is resting'));
  await screen.findByRole('heading', { name: 'Your Pokedex could not be opened' });
  expect(screen.getByText('The server is resting')).toBeTruthy();
  Object.assign(answers, known());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('166 found');
});

it('whoever comes back to the window sees what was met meanwhile in another one', async () => {
  const { answers } = fakeServer(known());
  renderAt('/pokedex?show=seen');
  await screen.findByText('3 found');
  answers[path] = { entries: [...entries, { name: 'Podkin', seen: [1], caught: [] }] };
  fireEvent.focus(window);
  await screen.findByText('4 found');
});

it('a species that was seen tells everything: text, facts, attacks on it, line, homes, moves', async () => {
  fakeServer(known());
  renderAt('/pokedex?name=kindlam');
  await screen.findByRole('heading', { level: 1, name: 'Kindlam' });
  expect(document.title).toBe('Kindlam · Pokedex · Emberwild');
  expect(screen.getByText(species.kindlam!.text)).toBeTruthy();
  expect(screen.getByText('0.5 m')).toBeTruthy();
  expect(screen.getByText('meadows where hay was burnt')).toBeTruthy();
  expect(part('Attacks on it').textContent).toMatch(/Weak to.*water/);
  const line = within(part('Evolution'));
  expect(line.getAllByRole('link', { name: /^(Kindlam|Emberam|\?\?\?)$/ })).toHaveLength(3);
  expect(line.getAllByText(/^Level \d+$/).map(({ textContent }) => textContent)).toEqual([
    'Level 16',
    'Level 34',
  ]);
  expect(within(part('Evolution')).getByRole('link', { current: 'page' }).textContent).toBe('Kindlam');
  const homes = part('Where it lives');
  expect(within(homes).getByRole('heading', { name: /Green Land: tall grass/ })).toBeTruthy();
  expect(homes.textContent).toMatch(/by day and dusk/);
  expect(homes.textContent).toMatch(/At best about one in [\d,]+ steps/);
  expect(within(homes).getByRole('img', { name: /^Map of Green Land with \d+ cells marked$/ })).toBeTruthy();
  expect(within(part('Moves')).getByRole('link', { name: /Ember/ }).getAttribute('href')).toBe(
    '/attackdex?move=ember',
  );
});

it('the map shows the cells of the chosen hour', async () => {
  fakeServer(known());
  renderAt('/pokedex?name=kindlam');
  await user.click(await screen.findByRole('button', { name: /^Night/ }));
  expect(screen.getByRole('img', { name: 'Map of Green Land with 0 cells marked' })).toBeTruthy();
  expect(screen.getByText('Not at this hour.')).toBeTruthy();
});

it('kinds stand on tabs, and one that was never seen is a shadow without a name', async () => {
  fakeServer(known());
  renderAt('/pokedex?name=kindlam');
  await screen.findByRole('tab', { name: 'Normal', selected: true });
  expect(screen.getByText('You have caught it.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Dark' }));
  expect(screen.getByText('You have not seen it yet.')).toBeTruthy();
  expect(screen.getByText(/one wild creature in 256/)).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Shiny' }));
  expect(screen.getByText('You have seen it.')).toBeTruthy();
});

it('the stats are those of the chosen level and kind', async () => {
  fakeServer(known());
  renderAt('/pokedex?name=dawnhart');
  const row = async (name: string) =>
    within((await screen.findByRole('rowheader', { name })).closest('tr')!).getAllByRole('cell');
  const grown = async (name: string) => (await row(name)).at(-1)?.textContent;
  // At first the screen shows the first kind that was seen, here the dark one.
  expect(await grown('Attack')).toBe(String(statsAt(species.dawnhart!, 50, 2).attack));
  fireEvent.change(screen.getByRole('slider', { name: /Level/ }), { target: { value: '100' } });
  expect(await grown('Attack')).toBe(String(statsAt(species.dawnhart!, 100, 2).attack));
  await user.click(screen.getByRole('tab', { name: 'Normal' }));
  expect(await grown('Attack')).toBe(String(statsAt(species.dawnhart!, 100, 1).attack));
});

it('a species that was never seen has no name, and a hint where to look', async () => {
  fakeServer(known());
  renderAt('/pokedex?name=podkin');
  await screen.findByRole('heading', { level: 1, name: '???' });
  expect(part('Where to look').textContent).toMatch(/lives on Green Land/);
  expect(document.body.textContent).not.toMatch(/Podkin/);
  expect(screen.queryByRole('region', { name: 'Evolution' })).toBeNull();
});

it('of a line of which one was seen, the unseen ones show that they belong to it', async () => {
  fakeServer(known());
  renderAt('/pokedex?name=kilnaries');
  await screen.findByRole('heading', { level: 1, name: '???' });
  expect(within(part('Evolution')).getByRole('link', { name: 'Emberam' })).toBeTruthy();
});

it('an address that names no creature says so and leads back', async () => {
  fakeServer(known());
  const { place } = renderAt('/pokedex?name=nobody&show=seen');
  await screen.findByRole('heading', { name: 'No such creature' });
  await user.click(screen.getByRole('link', { name: 'All creatures' }));
  await screen.findByText('3 found');
  expect(place.search).toBe('?show=seen');
});

it('one goes on to the neighbours that the filters leave', async () => {
  fakeServer(known());
  const { place } = renderAt('/pokedex?show=caught');
  await user.click(await screen.findByRole('link', { name: 'Kindlam' }));
  await screen.findByRole('heading', { level: 1, name: 'Kindlam' });
  expect(screen.queryByRole('link', { name: /^Previous/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Next: Dawnhart' }));
  await screen.findByRole('heading', { level: 1, name: 'Dawnhart' });
  expect(place.search).toBe('?show=caught&name=dawnhart');
});
