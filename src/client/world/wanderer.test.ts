import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { species } from '../../../content/species/index.ts';
import { wandererAt } from '../../../content/wanderers/wanderers.ts';
import { bridge } from '../../bridge/store.ts';
import { mapsWords } from '../../locales/en/maps.ts';
import { wandererText } from './wanderer.ts';

const noon = Date.UTC(2026, 10, 24, 12);
const wanderer = wandererAt(noon)!;
const name = species[wanderer.entry.species]!.name;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  bridge.setState({ clock: { ahead: 0 } });
  vi.useRealTimers();
});

it('the wanderer of the day is told with its map, and on the page of its species alone', () => {
  expect(wandererText()).toContain(`${name} has come to ${mapsWords.places[wanderer.map].title}`);
  expect(wandererText(wanderer.entry.species)).toBe(wandererText());
  expect(wandererText('podkin')).toBeNull();
});

it('any species that may wander is told by its own name', () => {
  for (const { id, name } of Object.values(species)) expect(name.toLowerCase()).toBe(id);
  for (const { name } of Object.values(species)) expect(name.slice(1)).toBe(name.slice(1).toLowerCase());
});

it('after midnight of UTC another one is told', () => {
  const today = wandererText();
  vi.setSystemTime(noon + 12 * 3_600_000);
  expect(wandererText()).not.toBe(today);
});
