import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CREATURE_TYPES } from '../../../rules/creatures/types.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../testing/transport.ts';

// Queries by role are slow on a screen with so many elements.
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup();
const team = {
  '/api/game/team': { pokemons: [{ id: '1', name: 'Kilnaries', kind: 1, types: ['fire', 'ground'] }] },
};
const verdict = () => screen.getByRole('status').textContent;

beforeEach(() => loggedIn());
it('nobody reads the type chart without a token', async () => {
  freshBrowser();
  const { place } = renderAt('/typechart');
  await waitFor(() => expect(place.pathname).toBe('/login'));
});

it('the chart has eighteen rows and columns, and each field says in words what it means', async () => {
  fakeServer(team);
  renderAt('/typechart');
  const table = await screen.findByRole('table');
  for (const role of ['rowheader', 'columnheader'] as const)
    expect(within(table).getAllByRole(role)).toHaveLength(CREATURE_TYPES.length);
  expect(table.querySelectorAll('button')).toHaveLength(18 * 18);
  for (const name of [
    'water against fire: super effective',
    'water against grass: half the damage',
    'normal against ghost: no effect',
    'normal against water: normal damage',
  ])
    expect(within(table).getByLabelText(name)).toBeTruthy();
});

it('the calculator tells what an attack does to one type and to two, and keeps both in the address', async () => {
  fakeServer(team);
  const { place } = renderAt('/typechart');
  const attack = await screen.findByRole('group', { name: 'Type of the attack' });
  const target = screen.getByRole('group', { name: 'Type of the target, one or two' });
  await user.click(within(attack).getByRole('radio', { name: 'water' }));
  expect(verdict()).toBe('');
  await user.click(within(target).getByRole('checkbox', { name: 'fire' }));
  expect(verdict()).toBe('water against fire: super effective');
  await user.click(within(target).getByRole('checkbox', { name: 'ground' }));
  expect(verdict()).toBe('water against fire and ground: ultra effective');
  expect(decodeURIComponent(place.search)).toBe('?attack=water&defend=fire,ground');
});

it('a third defending type takes the place of the first', async () => {
  fakeServer(team);
  renderAt('/typechart?attack=ice&defend=fire,ground');
  const target = await screen.findByRole('group', { name: 'Type of the target, one or two' });
  await user.click(within(target).getByRole('checkbox', { name: 'dragon' }));
  await waitFor(() => expect(verdict()).toBe('ice against ground and dragon: ultra effective'));
});

it('a creature of two types is told what it is weak to, resists and is immune to', async () => {
  fakeServer(team);
  renderAt('/typechart?defend=fire,ground');
  const part = await screen.findByRole('region', { name: 'A fire/ground creature' });
  const described = (term: string) =>
    within(part).getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(described('Weak to')).toMatch(/water.*ultra effective.*ground.*super effective/);
  expect(described('Resists')).toMatch(/fire.*half the damage/);
  expect(described('Immune to')).toMatch(/electric.*no effect/);
});

it('a field of the chart sets the calculator', async () => {
  fakeServer(team);
  const { place } = renderAt('/typechart');
  await user.click(await screen.findByLabelText('ice against dragon: super effective'));
  expect(verdict()).toBe('ice against dragon: super effective');
  expect(place.search).toBe('?attack=ice&defend=dragon');
  expect(screen.getByLabelText('ice against dragon: super effective').getAttribute('aria-pressed')).toBe(
    'true',
  );
});

it('the chart is one stop for the Tab key, and arrow keys walk in it as far as it goes', async () => {
  fakeServer(team);
  renderAt('/typechart');
  const table = await screen.findByRole('table');
  const stops = () => [...table.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0);
  stops()[0]?.focus();
  await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('fire against fire: half the damage');
  expect(stops()).toEqual([document.activeElement]);
  await user.keyboard('{End}{PageDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('fairy against fairy: normal damage');
});

it('a creature of the own team can be the target', async () => {
  fakeServer(team);
  const { place } = renderAt('/typechart?attack=water');
  await user.click(await screen.findByRole('button', { name: 'Kilnaries' }));
  expect(verdict()).toBe('water against fire and ground: ultra effective');
  expect(decodeURIComponent(place.search)).toBe('?attack=water&defend=fire,ground');
});

it('without the team, which may not come, the chart is complete', async () => {
  fakeServer({ '/api/game/team': new FakeRefusal(503, 'Resting') });
  renderAt('/typechart?attack=water&defend=fire');
  await waitFor(() => expect(screen.queryByText('Or one of your team')).toBeNull());
  expect(verdict()).toBe('water against fire: super effective');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(verdict()).toBe(''));
});
