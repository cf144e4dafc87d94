import type { Line, LineCondition, Person, Post, TalkFacts, Time } from './types.ts';

type Now = Pick<TalkFacts, 'hour' | 'day' | 'rival'>;

/** Whether a time holds now. */
const isNow = ({ hours, days }: Time, { hour, day }: Now): boolean =>
  (hours?.includes(hour) ?? true) && (days?.includes(day) ?? true);

/** Where a person stands now; undefined if nowhere. */
export const postAt = ({ posts }: Pick<Person, 'posts'>, now: Now): Post | undefined =>
  posts.find((post) => isNow(post, now) && (post.rival === undefined || post.rival === now.rival));

function holds(when: LineCondition, facts: TalkFacts): boolean {
  const { starter, caught = 0, badges = 0, badge, defeated, rival = 0, ember } = when;
  return (
    isNow(when, facts) &&
    (starter === undefined || starter === facts.starter) &&
    facts.caught >= caught &&
    facts.badges.length >= badges &&
    (badge === undefined || facts.badges.includes(badge)) &&
    (defeated === undefined || defeated === facts.defeated) &&
    (facts.rival ?? 0) >= rival &&
    (ember === undefined || ember === facts.ember)
  );
}

/** Whether a line is for everybody, at any time and again and again. */
export const isEveryday = ({ when, once }: Line): boolean => when === undefined && !once;

/**
 * What a person says to a player: the first line whose conditions hold, without those that are said once and have been
 * heard. Where that is one for everybody, all lines for everybody take turns: the one that was heard longest ago.
 * @returns undefined if no line is left; `npm run content:check` sees that everybody has one
 */
export function lineFor<Id extends string>(
  { lines }: Pick<Person<Id>, 'lines'>,
  facts: TalkFacts,
): Line<Id> | undefined {
  const { heard } = facts;
  const open = lines.filter(
    ({ id, when = {}, once }) => holds(when, facts) && !(once === true && heard.includes(id)),
  );
  const [first] = open;
  if (first === undefined || !isEveryday(first)) return first;
  const turns = open.filter(isEveryday);
  return turns.toSorted((one, other) => heard.lastIndexOf(one.id) - heard.lastIndexOf(other.id))[0];
}
