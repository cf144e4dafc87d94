import { isEveryday } from '../../../rules/people/talk.ts';
import { DAYS, type Line, type LineCondition, type Person, type Post } from '../../../rules/people/types.ts';
import { reachFrom } from '../../../rules/world/reach.ts';
import { HOURS } from '../../../rules/world/types.ts';
import { distanceOf } from '../../../rules/world/walking.ts';
import { findMap } from '../../maps/index.ts';
import { terrainOf } from '../../maps/terrain.ts';
import type { Content } from '../content.ts';
import { type Problem, type Report, reporter } from '../problem.ts';

/** Boxes of a line, and characters of a box. */
const MOST_BOXES = 2;
const MOST_CHARACTERS = 140;

type People = Readonly<Record<string, Person>>;
/** What is checked of the texts of a person. */
type Texts = Readonly<
  Record<string, { readonly name: string; readonly lines: Readonly<Record<string, readonly string[]>> }>
>;
type Regions = Content['regions'];

const leadersOf = (regions: Regions) => regions.flatMap(({ leaders, champion }) => [...leaders, champion]);

/** Every hour of every day at which a time holds, as words such as `monday dawn`. */
const momentsOf = ({ hours = HOURS, days = DAYS }: Pick<LineCondition, 'hours' | 'days'>): string[] =>
  days.flatMap((day) => hours.map((hour) => `${day} ${hour}`));

/** Whether a condition holds wherever another one holds. */
function follows(wide: LineCondition, narrow: LineCondition): boolean {
  const moments = new Set(momentsOf(wide));
  return (
    momentsOf(narrow).every((moment) => moments.has(moment)) &&
    (wide.starter === undefined || wide.starter === narrow.starter) &&
    (wide.defeated === undefined || wide.defeated === narrow.defeated) &&
    (wide.badge === undefined || wide.badge === narrow.badge) &&
    (wide.ember === undefined || wide.ember === narrow.ember) &&
    (wide.caught ?? 0) <= (narrow.caught ?? 0) &&
    (wide.rival ?? 0) <= (narrow.rival ?? 0) &&
    // One certain badge is one badge at least.
    (wide.badges ?? 0) <= Math.max(narrow.badges ?? 0, narrow.badge === undefined ? 0 : 1)
  );
}

function checkPost({ map: name, x, y }: Post, report: Report): Problem[] {
  const map = findMap(name);
  if (!map) return [report('posts', 'a map', name)];
  const terrain = terrainOf(map);
  const isOutside = [x, y].some((at) => at < 0 || at >= terrain.size);
  if (isOutside || !terrain.blocked(x, y)) return [report('posts', 'a cell that nobody can walk', [x, y])];
  const isBeside = reachFrom(terrain, map.start).cells.some((cell) => distanceOf(cell, { x, y }) === 1);
  return isBeside ? [] : [report('posts', 'a cell beside which a player can stand', [x, y])];
}

function checkCondition(
  { id, when = {} }: Line,
  present: ReadonlySet<string>,
  { species, regions }: Pick<Content, 'species' | 'regions'>,
  report: Report,
): Problem[] {
  const field = `lines.${id}`;
  const gyms = leadersOf(regions).map((leader) => leader.id);
  const { starter, caught = 0, badges = 0, badge, ember } = when;
  return [
    ...(momentsOf(when).some((moment) => present.has(moment))
      ? []
      : [report(field, 'an hour at which the person stands somewhere', when)]),
    ...(badge === undefined || gyms.includes(badge) ? [] : [report(field, 'the id of a gym', badge)]),
    ...(badges > gyms.length ? [report(field, `${gyms.length} badges at most`, badges)] : []),
    ...(caught > Object.keys(species).length
      ? [report(field, 'no more species than there are', caught)]
      : []),
    ...(starter === false && (caught > 0 || badges > 0 || badge !== undefined || ember !== undefined)
      ? [report(field, 'nothing that only players with a creature have', when)]
      : []),
  ];
}

function checkLines({ lines }: Person, report: Report): Problem[] {
  const hidden = lines.flatMap((line, at) => {
    const before = lines
      .slice(0, at)
      .find((one) => !one.once && !isEveryday(one) && follows(one.when ?? {}, line.when ?? {}));
    // Lines for everybody take turns with one another, and hide every other one behind them.
    const everyday = isEveryday(line) ? undefined : lines.slice(0, at).find(isEveryday);
    const cover = before ?? everyday;
    return cover
      ? [report(`lines.${line.id}`, 'a line that can be reached', `it is hidden by ${cover.id}`)]
      : [];
  });
  const ids = lines.map(({ id }) => id);
  return [
    ...(lines.some(isEveryday) ? [] : [report('lines', 'a line for everybody', ids)]),
    ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => report('lines', 'each id once', id)),
    ...hidden,
  ];
}

/**
 * Where everybody stands at one moment: two people on a cell, or one in two places.
 * @param won battles against the rival
 */
function checkMoments(people: People, won: number): Problem[] {
  return momentsOf({}).flatMap((moment) => {
    const standing = Object.entries(people).flatMap(([id, { posts }]) =>
      posts
        .filter(({ rival = won, ...post }) => rival === won && momentsOf(post).includes(moment))
        .map((post) => ({ id, post })),
    );
    const cellOf = ({ map, x, y }: Post) => `${map} ${x},${y}`;
    return standing.flatMap(({ id, post }, at) => {
      const others = standing.slice(0, at);
      const report = reporter('people', id);
      return [
        ...(others.some((one) => one.id === id) ? [report('posts', 'one place at a time', moment)] : []),
        ...(others.some((one) => one.id !== id && cellOf(one.post) === cellOf(post))
          ? [report('posts', 'a place for one person', `${cellOf(post)} by ${moment}`)]
          : []),
      ];
    });
  });
}

/** Every mistake in where people stand and when they say what. */
export function checkPeople(people: People, content: Pick<Content, 'species' | 'regions'>): Problem[] {
  const each = Object.entries(people).flatMap(([id, person]) => {
    const report = reporter('people', id);
    const present = new Set(person.posts.flatMap(momentsOf));
    const { gym } = person;
    const isLed = gym === undefined || leadersOf(content.regions).some((leader) => leader.id === gym);
    return [
      ...(isLed ? [] : [report('gym', 'the id of a gym', gym)]),
      ...person.posts.flatMap((post) => checkPost(post, report)),
      ...checkLines(person, report),
      ...person.lines.flatMap((line) => checkCondition(line, present, content, report)),
    ];
  });
  const stages = new Set(Object.values(people).flatMap(({ posts }) => posts.map(({ rival = 0 }) => rival)));
  return [...each, ...[...stages].flatMap((won) => checkMoments(people, won))];
}

/** Leaders who are called otherwise on the maps than in their houses. */
export function checkNames(texts: Texts, people: People, regions: Regions): Problem[] {
  return Object.entries(people).flatMap(([id, { gym }]) => {
    const leader = leadersOf(regions).find((one) => one.id === gym);
    const name = texts[id]?.name;
    return !leader || leader.name === name ? [] : [reporter('people', id)('name', leader.name, name)];
  });
}

/** Lines of more boxes, or with longer ones, than a small phone shows beside the map. */
export function checkTexts(texts: Texts): Problem[] {
  return Object.entries(texts).flatMap(([id, { lines }]) =>
    Object.entries(lines).flatMap(([line, boxes]) => {
      const report = reporter('people', id);
      const long = boxes.find((box) => box.length === 0 || box.length > MOST_CHARACTERS);
      return [
        ...(boxes.length < 1 || boxes.length > MOST_BOXES
          ? [report(`lines.${line}`, `1 or ${MOST_BOXES} boxes`, boxes.length)]
          : []),
        ...(long === undefined ? [] : [report(`lines.${line}`, `1 to ${MOST_CHARACTERS} characters`, long)]),
      ];
    }),
  );
}
