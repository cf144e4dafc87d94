import { type RivalBattleId, rivalBattles } from '../../../../content/challenges/rival.ts';
import { type LeaderId, type RegionName, regions } from '../../../../content/gyms/index.ts';
import { texts } from '../../texts.ts';
import { wordedBy } from './wordedBy.ts';

interface Speech {
  /** To a challenger. */
  readonly before: string;
  /** To a player who has won. */
  readonly after: string;
  /** To a player who has lost. */
  readonly lost: string;
}

const leaders = regions.flatMap(({ leaders: eight, champion }) => [...eight, champion]);
const byId = <Entry extends { readonly id: string }>(list: readonly Entry[]) =>
  Object.fromEntries(list.map((entry) => [entry.id, entry]));

/** What leaders and champions are like and say, what the rival says, and the names of the regions. */
export const leaderTexts = texts<{
  readonly regions: Readonly<Record<RegionName, string>>;
  readonly leaders: Readonly<
    Record<LeaderId, Speech & { readonly name: string; readonly description: string }>
  >;
  readonly rival: Readonly<Record<RivalBattleId, Speech>>;
}>('content/leaders', {
  regions: wordedBy(Object.fromEntries(regions.map(({ name }) => [name, name])), (name) => name),
  leaders: wordedBy(byId(leaders), ({ name, description, before, after, lost }) => ({
    name,
    description,
    before,
    after,
    lost,
  })),
  rival: wordedBy(byId(rivalBattles), ({ before, after, lost }) => ({ before, after, lost })),
});

const ids: ReadonlyMap<string, LeaderId> = new Map(leaders.map(({ id, name }) => [name, id as LeaderId]));

/** Who is called so in English: the server says who somebody was by the name. */
export const leaderCalled = (english: string): LeaderId | undefined => ids.get(english);

type Slot = keyof Speech;
type Place = readonly [who: 'leaders' | 'rival', id: string, slot: Slot];

const placesOf = (who: Place[0], all: readonly (Speech & { readonly id: string })[]): [string, Place][] =>
  all.flatMap(({ id, before, after, lost }) =>
    Object.entries({ before, after, lost }).map(([slot, said]): [string, Place] => [
      said,
      [who, id, slot as Slot],
    ]),
  );

const places: ReadonlyMap<string, Place> = new Map([
  ...placesOf('leaders', leaders),
  ...placesOf('rival', rivalBattles),
]);

/** Where what somebody says in English stands among the texts: the server says who speaks only by the sentence. */
export const placeOfSpeech = (english: string): Place | undefined => places.get(english);
