import { describe, expect, it } from 'vitest';
import type { Line, Person, Post } from '../../../rules/people/types.ts';
import { regions } from '../../index.ts';
import { people } from '../../people/index.ts';
import { species } from '../../species/index.ts';
import { problemLine } from '../problem.ts';
import { checkNames, checkPeople, checkTexts } from './people.ts';

const content = { species, regions };
const told = (someone: Person, more: Record<string, Person> = {}): string =>
  checkPeople({ someone, ...more }, content)
    .map(problemLine)
    .join('\n');
/** In front of the well. */
const post: Post = { map: 'green_land', x: 14, y: 21, facing: 's' };
const saying = (...lines: Line[]): string => told({ posts: [post], lines: [...lines, { id: 'always' }] });

describe('the people', () => {
  it('are placed and worded without a mistake', () => {
    expect(checkPeople(people, content).map(problemLine)).toEqual([]);
    expect(saying({ id: 'hello', once: true }, { id: 'night', when: { hours: ['night'] } })).toBe('');
  });

  it.each<[string, Partial<Post>, RegExp]>([
    ['on a cell that players walk', { x: 15, y: 23 }, /expected a cell that nobody can walk/],
    ['outside the map', { x: 31 }, /expected a cell that nobody can walk/],
    ['where nobody comes near', { x: 26, y: 6 }, /expected a cell beside which a player can stand/],
    ['on a map that is none', { map: 'nowhere' }, /expected a map/],
  ])('are not %s', (_where, change, problem) => {
    expect(told({ posts: [{ ...post, ...change }], lines: [{ id: 'always' }] })).toMatch(problem);
  });

  it('stand in one place at a time, alone', () => {
    const other: Post = { ...post, x: 20 };
    const twice = told({ posts: [post, { ...other, hours: ['dusk'] }], lines: [{ id: 'always' }] });
    expect(twice).toMatch(/someone.posts: expected one place at a time, found "sunday dusk"/);
    const both = told(
      { posts: [post], lines: [{ id: 'always' }] },
      { other: { posts: [post], lines: [{ id: 'a' }] } },
    );
    expect(both).toMatch(
      /other.posts: expected a place for one person, found "green_land 14,21 by sunday dawn"/,
    );
  });
});

describe('the lines of a person', () => {
  it('have one for everybody', () => {
    expect(told({ posts: [post], lines: [{ id: 'hello', once: true }] })).toMatch(/a line for everybody/);
  });

  it.each<[string, readonly Line[], RegExp]>([
    [
      'behind one that always holds with it',
      [
        { id: 'few', when: { caught: 5 } },
        { id: 'many', when: { caught: 9, hours: ['day'] } },
      ],
      /lines.many: expected a line that can be reached, found "it is hidden by few"/,
    ],
    [
      'behind one for everybody',
      [{ id: 'any' }, { id: 'night', when: { hours: ['night'] } }],
      /hidden by any/,
    ],
    [
      'at the badge of a gym behind one badge of any',
      [
        { id: 'one', when: { badges: 1 } },
        { id: 'forge', when: { badge: 'cinder-forge' } },
      ],
      /hidden by one/,
    ],
    ['for a gym that is none', [{ id: 'gym', when: { badge: 'nowhere' } }], /the id of a gym/],
    ['for more species than there are', [{ id: 'all', when: { caught: 1000 } }], /no more species/],
    [
      'for a badge without a creature',
      [{ id: 'odd', when: { starter: false, badges: 1 } }],
      /only players with/,
    ],
  ])('are not %s', (_where, lines, problem) => {
    expect(saying(...lines)).toMatch(problem);
  });

  it('are not for hours at which the person is elsewhere', () => {
    const person = {
      posts: [{ ...post, hours: ['day'] as const }],
      lines: [{ id: 'a', when: { hours: ['night'] as const } }, { id: 'b' }],
    };
    expect(told(person)).toMatch(/lines.a: expected an hour at which the person stands somewhere/);
  });
});

it('texts have one box or two of 140 characters at most', () => {
  const problems = checkTexts({
    wick: { name: 'Wick', lines: { long: ['a'.repeat(141)], many: ['a', 'b', 'c'], none: [''] } },
  });
  const lines = problems.map(problemLine);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/wick.lines.long: expected 1 to 140 characters/);
  expect(lines[1]).toMatch(/wick.lines.many: expected 1 or 2 boxes, found 3/);
  expect(lines[2]).toMatch(/wick.lines.none: expected 1 to 140 characters/);
});

it('leaders have the name of their house, and a house that there is', () => {
  const smith: Person = { posts: [post], lines: [{ id: 'always' }], gym: 'cinder-forge' };
  const named = (name: string) =>
    checkNames({ smith: { name, lines: {} } }, { smith }, regions).map(problemLine);
  expect(named('Ivo Cinder')).toEqual([]);
  expect(named('Ivo')).toEqual([expect.stringMatching(/smith.name: expected Ivo Cinder, found "Ivo"/)]);
  expect(told({ ...smith, gym: 'nowhere' })).toMatch(/someone.gym: expected the id of a gym/);
});
