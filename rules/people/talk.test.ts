import { describe, expect, it } from 'vitest';
import { lineFor, postAt } from './talk.ts';
import type { Line, TalkFacts } from './types.ts';

const newcomer: TalkFacts = {
  hour: 'day',
  day: 'monday',
  starter: false,
  caught: 0,
  badges: [],
  defeated: false,
  heard: [],
};
const lines: readonly Line[] = [
  { id: 'hello', once: true },
  { id: 'alone', when: { starter: false } },
  { id: 'badge', when: { badge: 'cinder-forge' }, once: true },
  { id: 'lost', when: { defeated: true } },
  { id: 'many', when: { caught: 20, badges: 2 } },
  { id: 'night', when: { hours: ['night'], days: ['monday'] } },
  { id: 'first' },
  { id: 'second' },
];
const said = (facts: Partial<TalkFacts>) => lineFor({ lines }, { ...newcomer, ...facts })?.id;
const known = { starter: true, heard: ['hello'] };

describe('the line of a person', () => {
  it('is the first one at the first meeting, and then no more', () => {
    expect(said({})).toBe('hello');
    expect(said({ heard: ['hello'] })).toBe('alone');
    expect(said({ heard: ['hello', 'alone'] })).toBe('alone');
  });

  it('is the first whose conditions hold', () => {
    expect(said({ ...known, badges: ['cinder-forge'], defeated: true })).toBe('badge');
    expect(said({ ...known, badges: ['cinder-forge'], heard: ['hello', 'badge'] })).toBe('first');
    expect(said({ ...known, defeated: true })).toBe('lost');
  });

  it('of the rival follows the battles that were won', () => {
    const rival = { lines: [{ id: 'second', when: { rival: 1 } }, { id: 'first' }] };
    expect(lineFor(rival, newcomer)?.id).toBe('first');
    expect(lineFor(rival, { ...newcomer, rival: 1 })?.id).toBe('second');
  });

  it('follows the answer to the keeper of the hearth, and waits until it is known', () => {
    const keeper = {
      lines: [
        { id: 'home', when: { ember: 'banked' } },
        { id: 'out', when: { ember: 'loose' } },
        { id: 'first' },
      ],
    } as const;
    expect(lineFor(keeper, newcomer)?.id).toBe('first');
    expect(lineFor(keeper, { ...newcomer, ember: null })?.id).toBe('first');
    expect(lineFor(keeper, { ...newcomer, ember: 'banked' })?.id).toBe('home');
    expect(lineFor(keeper, { ...newcomer, ember: 'loose' })?.id).toBe('out');
  });

  it('asks for everything that a condition names', () => {
    expect(said({ ...known, caught: 20, badges: ['rime-hall'] })).toBe('first');
    expect(said({ ...known, caught: 20, badges: ['rime-hall', 'dusk-lantern'] })).toBe('many');
    expect(said({ ...known, hour: 'night' })).toBe('night');
    expect(said({ ...known, hour: 'night', day: 'sunday' })).toBe('first');
  });

  it('for everybody takes turns with the others for everybody, the one that was heard longest ago first', () => {
    expect(said({ ...known, heard: ['hello', 'first'] })).toBe('second');
    expect(said({ ...known, heard: ['hello', 'first', 'second'] })).toBe('first');
    expect(said({ ...known, heard: ['hello', 'second', 'first'] })).toBe('second');
  });

  it('is missing where none is left', () => {
    expect(lineFor({ lines: lines.slice(0, 1) }, { ...newcomer, heard: ['hello'] })).toBeUndefined();
  });
});

it('a person stands at the post of the hour and the day, or nowhere', () => {
  const at = { map: 'green_land', x: 1, y: 1, facing: 's' } as const;
  const posts = [
    { ...at, hours: ['day'] },
    { ...at, x: 5, hours: ['night'], days: ['sunday'] },
  ] as const;
  expect(postAt({ posts }, newcomer)).toBe(posts[0]);
  expect(postAt({ posts }, { hour: 'night', day: 'sunday' })).toBe(posts[1]);
  expect(postAt({ posts }, { hour: 'night', day: 'monday' })).toBeUndefined();
});

it('the rival stands where the next battle is, and nowhere while the battles won are not known', () => {
  const at = { map: 'green_land', x: 1, y: 1, facing: 's' } as const;
  const posts = [
    { ...at, rival: 0 },
    { ...at, x: 5, rival: 1 },
  ] as const;
  expect(postAt({ posts }, { hour: 'day', day: 'monday' })).toBeUndefined();
  expect(postAt({ posts }, { hour: 'day', day: 'monday', rival: 1 })).toBe(posts[1]);
});
