import { type PersonId, people } from '../../../content/people/index.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { getRecord } from '../../../contract/journal.ts';
import { lineFor } from '../../../rules/people/talk.ts';
import type { Line, Person, TalkFacts } from '../../../rules/people/types.ts';
import { bridge } from '../../bridge/store.ts';
import { findWords } from '../../locales/en/finds.ts';
import { tellVisit } from '../quests/visits.ts';
import { recordInTime } from './facts.ts';
import { heardFrom, noteSaid, signOf, type Teller } from './memory.ts';
import { momentNow } from './standing.ts';
import { wordsOfPerson, wordsOfSign } from './words.ts';

type TrainerRecord = ReplyOf<typeof getRecord>;

/** What a person has just said, or what a sign says. */
export interface Speech {
  readonly person: Teller;
  readonly name: string;
  readonly boxes: readonly string[];
  /** Whether the person can be challenged now. */
  readonly challenge: boolean;
  /** Whether the person asks what is to become of the ember. */
  readonly choice: boolean;
}

/** Battles that were lost or left, of all types together. */
const defeatsIn = ({ counts }: TrainerRecord): number =>
  Object.values(counts).reduce((sum, { lose, fled }) => sum + lose + fled, 0);

function factsOf(person: PersonId, record: TrainerRecord | null): TalkFacts {
  const creatures = record?.pokemonCount ?? bridge.getState().session.profile?.pokemonCount ?? 0;
  return {
    ...momentNow(),
    starter: creatures > 0,
    caught: record?.caught ?? 0,
    badges: record?.badges.map(({ gymId }) => gymId) ?? [],
    defeated: record !== null && record.streak === 0 && defeatsIn(record) > 0,
    rival: record?.rivalWins,
    ember: record?.ember,
    heard: heardFrom(person),
  };
}

/** Whether there is a person of this id in this version. */
export const isPersonId = (id: string): id is PersonId => Object.hasOwn(people, id);

/** The name of a person whose words are loaded, as are those of all who stand on the map; empty for others. */
export const nameOfPerson = (id: PersonId): string => wordsOfPerson(id)?.name ?? '';

/** The name of a person, or of a sign as the head of what it says. */
export function nameOfSpeaker(speaker: Teller): string {
  const sign = signOf(speaker);
  return sign ? findWords.title(wordsOfSign(sign)?.name ?? '') : nameOfPerson(speaker as PersonId);
}

/** The boxes of a line, none while they are not loaded; a sign has one line only. */
export function boxesOf(speaker: Teller, line: string): readonly string[] {
  const sign = signOf(speaker);
  if (sign) return wordsOfSign(sign)?.boxes ?? [];
  return wordsOfPerson(speaker as PersonId)?.lines[line] ?? [];
}

/** The line of a person that fits the player now. */
async function lineNow(person: PersonId): Promise<Line | undefined> {
  const record = await recordInTime();
  return lineFor<string>(people[person] as Person, factsOf(person, record));
}

/** Whether what a person has to say now is a challenge. */
export const canBeChallenged = async (person: PersonId): Promise<boolean> =>
  (await lineNow(person))?.challenge === true;

/** Whether what a person has to say now is the question what is to become of the ember. */
export const asksForChoice = async (person: PersonId): Promise<boolean> =>
  (await lineNow(person))?.choice === true;

/**
 * Lets a person say what fits the player, and remembers it. Without an answer of the server in time, what depends on it
 * counts as not done.
 * @returns null if the person has nothing to say
 */
export async function letSpeak(person: PersonId): Promise<Speech | null> {
  const line = await lineNow(person);
  if (!line) return null;
  noteSaid(person, line.id);
  void tellVisit('talk', person);
  return {
    person,
    name: nameOfPerson(person),
    boxes: boxesOf(person, line.id),
    challenge: line.challenge === true,
    choice: line.choice === true,
  };
}
