import { expect, it } from 'vitest';
import { frontier, type GymsReply, gymRegions } from './gymRegions.ts';

const reply = (change: Partial<GymsReply> = {}): GymsReply => ({
  regions: ['Greenreach', 'Harkmoor'],
  data: { Greenreach: ['Hazel', 'Ivo'], Harkmoor: ['Jory'] },
  defeated: [],
  champions: { Greenreach: 'Philippa', Harkmoor: 'Cordelia' },
  open: ['Greenreach'],
  gyms: [],
  ...change,
});

it('the champion waits until all leaders of the region are beaten', () => {
  expect(gymRegions(reply({ defeated: ['Hazel'] }))[0]?.championOpen).toBe(false);
  expect(gymRegions(reply({ defeated: ['Hazel', 'Ivo'] }))[0]?.championOpen).toBe(true);
});

it('a region knows which one opens it', () => {
  const [first, second] = gymRegions(reply());
  expect(first?.after).toBeNull();
  expect(second?.after?.name).toBe('Greenreach');
});

it('only leaders that are a string can be challenged', () => {
  const data = { Greenreach: ['Hazel', null, 7] } as unknown as GymsReply['data'];
  expect(gymRegions(reply({ data }))[0]?.leaders.map(({ name }) => name)).toEqual(['Hazel']);
});

it('a region of which nothing is told has no leaders and is none to stumble over', () => {
  const [, second] = gymRegions(reply({ data: {}, champions: {} }));
  expect(second).toMatchObject({ name: 'Harkmoor', leaders: [], champion: null, open: false });
});

it('the player is on the way in the first open region where somebody is left to be beaten', () => {
  const open = ['Greenreach', 'Harkmoor'];
  const wayOf = (change: Partial<GymsReply>) => frontier(gymRegions(reply({ open, ...change })))?.name;
  expect(wayOf({ open: ['Greenreach'] })).toBe('Greenreach');
  expect(wayOf({ defeated: ['Hazel', 'Ivo'] })).toBe('Greenreach');
  expect(wayOf({ defeated: ['Hazel', 'Ivo', 'Philippa'] })).toBe('Harkmoor');
});

it('where nobody is left, it is the last open region', () => {
  const defeated = ['Hazel', 'Ivo', 'Philippa', 'Jory', 'Cordelia'];
  expect(frontier(gymRegions(reply({ open: ['Greenreach', 'Harkmoor'], defeated })))?.name).toBe('Harkmoor');
});
