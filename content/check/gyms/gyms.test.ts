import { describe, expect, it } from 'vitest';
import type { GymLeader, GymMember, GymRegion } from '../../gyms/types.ts';
import { book, regions } from '../../index.ts';
import { problemLine } from '../problem.ts';
import { checkGyms } from './gyms.ts';

const [greenreach, harkmoor, ...later] = regions as [GymRegion, GymRegion, ...GymRegion[]];
const [thornby, crackle, ...others] = greenreach.leaders as [GymLeader, GymLeader, ...GymLeader[]];
const [pricklo, ...rest] = thornby.team as [GymMember, ...GymMember[]];
const { champion } = greenreach;

const everybody = ({ leaders, champion }: GymRegion) => [...leaders, champion];
const highest = ({ team }: GymLeader) => Math.max(...team.map(({ level }) => level));
const withRegion = (change: object): GymRegion[] => [{ ...greenreach, ...change }, harkmoor, ...later];
const withThornby = (change: object) =>
  withRegion({ leaders: [{ ...thornby, ...change }, crackle, ...others] });
const withPricklo = (change: object) => withThornby({ team: [{ ...pricklo, ...change }, ...rest] });
const withChampion = (change: object) => withRegion({ champion: { ...champion, ...change } });
const raised = (team: readonly GymMember[], level: number) => team.map((one) => ({ ...one, level }));

describe('the gyms', () => {
  it('hold together', () => {
    expect(checkGyms(book, regions).map(problemLine)).toEqual([]);
  });

  it('are five regions, from a highest level of 10 to one of 100', () => {
    const levels = regions.flatMap(everybody).map(highest);
    expect(regions).toHaveLength(5);
    expect([levels[0], levels.at(-1)]).toEqual([10, 100]);
  });

  it('have every type at least twice', () => {
    const types = regions.flatMap(({ leaders }) => leaders.map(({ type }) => type));
    const once = [...new Set(types)].filter((type) => types.indexOf(type) === types.lastIndexOf(type));
    expect([new Set(types).size, once]).toEqual([18, []]);
  });

  it('all think as far ahead as the rules say of leaders', () => {
    expect(regions.flatMap(everybody).filter(({ difficulty }) => difficulty !== undefined)).toEqual([]);
  });

  it('send the strongest last, with nobody far below: four levels, and fourteen where levels end', () => {
    for (const region of regions) {
      const most = region === regions.at(-1) ? 14 : 4;
      for (const { id, team } of everybody(region)) {
        const levels = team.map(({ level }) => level);
        expect([id, levels]).toEqual([id, levels.toSorted((one, other) => one - other)]);
        expect([id, (levels.at(-1) ?? 0) - (levels[0] ?? 0) <= most]).toEqual([id, true]);
      }
    }
  });

  it('use no move that strikes down at once or costs the user itself', () => {
    const kinds = regions
      .flatMap(everybody)
      .flatMap(({ team }) => team.flatMap(({ moves }) => moves))
      .flatMap((move) => book.moves[move]?.effects.map(({ kind }) => kind));
    expect(kinds.filter((kind) => kind === 'ohko' || kind === 'sacrifice')).toEqual([]);
  });

  it('show no legendary creature before the very last', () => {
    const shown = regions
      .flatMap(everybody)
      .flatMap(({ id, team }) => team.map(({ species }) => ({ id, species })))
      .filter(({ species }) => book.species[species]?.rarity === 'legendary');
    expect(shown).toEqual([{ id: regions.at(-1)?.champion.id, species: 'dawnhart' }]);
  });

  it('describe everybody in portraits of 90 to 230 letters', () => {
    const lengths = regions.flatMap(everybody).map(({ portrait }) => portrait.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(90);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(230);
  });
});

describe('the check of the gyms', () => {
  it.each<[string, readonly GymRegion[], RegExp]>([
    ['a species that does not exist', withPricklo({ species: 'nobody' }), /a species, found "nobody"/],
    ['an inherited name as a species', withPricklo({ species: 'constructor' }), /expected a species/],
    [
      'a move that comes later',
      withPricklo({ moves: ['conker', 'growl', 'absorb', 'thick fleece'] }),
      /team\.pricklo: expected moves learned by level 10, found "conker"/,
    ],
    ['a move twice', withPricklo({ moves: ['growl', 'growl', 'absorb', 'thick fleece'] }), /each move once/],
    [
      'a form below the level at which it comes about',
      withPricklo({ species: 'saguardian', moves: ['stinger', 'growl', 'absorb', 'thick fleece'] }),
      /team\.saguardian: expected level 24 or more/,
    ],
    ['three moves', withPricklo({ moves: ['growl', 'absorb', 'stinger'] }), /team\.0\.moves/],
    ['a level beyond 100', withPricklo({ level: 101 }), /team\.0\.level/],
    ['a member of another type', withThornby({ type: 'ice' }), /expected type ice, found "grass/],
    [
      'a champion without the type of the last one',
      withChampion({ type: 'ice' }),
      /drovermane: expected type/,
    ],
    ['a type that does not exist', withThornby({ type: 'wood' }), /leaders\.0\.type/],
    ['a team of two', withThornby({ team: rest }), /leaders\.0\.team/],
    ['a team of seven', withThornby({ team: [...Array(5).fill(pricklo), ...rest] }), /leaders\.0\.team/],
    ['a difficulty that does not exist', withThornby({ difficulty: 'cheating' }), /leaders\.0\.difficulty/],
    ['a reward of nothing', withThornby({ coins: 0 }), /leaders\.0\.coins/],
    ['an id that is no slug', withThornby({ id: 'Thornby Garden' }), /leaders\.0\.id/],
    ['no name', withThornby({ name: ' ' }), /leaders\.0\.name/],
    ['no description', withThornby({ description: '' }), /leaders\.0\.description/],
    ['nothing to draw from', withThornby({ portrait: 'A woman.' }), /leaders\.0\.portrait/],
    ['nothing said before', withThornby({ before: '' }), /leaders\.0\.before/],
    ['nothing said after', withThornby({ after: undefined }), /leaders\.0\.after/],
    ['nothing said to the beaten', withThornby({ lost: undefined }), /leaders\.0\.lost/],
    ['a word that is no part of a leader', withThornby({ reward: 300 }), /Greenreach\.leaders\.0/],
    ['a region without a sentence', withRegion({ description: '' }), /Greenreach\.description/],
    ['seven leaders', withRegion({ leaders: [crackle, ...others] }), /Greenreach\.leaders: /],
    ['no champion', withRegion({ champion: undefined }), /Greenreach\.champion/],
    [
      'a type twice',
      withRegion({ leaders: [thornby, thornby, ...others] }),
      /leaders: expected each type once/,
    ],
    ['an id twice', withThornby({ id: crackle.id }), /crackle-mill: expected a name or id for one thing/],
    ['a name in another case', withThornby({ name: 'TAMSIN CRACKLE' }), /a name or id for one thing/],
    [
      'levels that do not grow',
      withThornby({ team: raised(thornby.team, 15) }),
      /crackle-mill\.team: expected a highest level above 15/,
    ],
    [
      'a champion no stronger than the last leader',
      withChampion({ team: raised(champion.team, highest(greenreach.leaders.at(-1) ?? champion)) }),
      /oduya-show\.team: expected a highest level above 42/,
    ],
    ['coins that do not grow', withThornby({ coins: crackle.coins }), /crackle-mill\.coins: expected more/],
    [
      'a region that begins below the champion before it',
      withChampion({ coins: harkmoor.leaders[0]?.coins }),
      /pascoe-fold\.coins: expected more than the \d+ of oduya-show/,
    ],
    ['a region twice', [greenreach, greenreach], /Greenreach: expected a name or id for one thing/],
  ])('reports %s', (_name, broken, message) => {
    expect(checkGyms(book, broken).map(problemLine).join('\n')).toMatch(message);
  });
});
